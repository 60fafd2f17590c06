import type { Line } from './pasted-text.ts';

const flightWord =
  /(?<!\p{L})(?:ucus|ucak|flight|havayol|havaliman|airport|airline|airways|hava yol|e-?bilet|e-?ticket|check-?in)/u;
const groundWord =
  /(?<!\p{L})(?:otobus|otogar|tren(?!\p{L})|yht|tcdd|feribot|deniz otobusu|otel|hotel|kargo|arac kiralama|rent a car|transfer|konaklama)/u;

/** Whether a text without flight numbers is about a flight: other travels have routes and codes as well. */
export function isAboutFlight(lines: readonly Line[], hasLegs: boolean): boolean {
  const hasFlightWord = lines.some(({ folded }) => flightWord.test(folded));
  const isOther = lines.some(({ folded }) => groundWord.test(folded));
  return isOther ? hasLegs && hasFlightWord : hasLegs || hasFlightWord;
}

const invoiceWords = [
  /fatura (?:no|numarasi|seri)|invoice (?:no|number)|ettn/,
  /(?:^|\n)\W*(?:e-?arsiv(?: fatura)?|e-?fatura|(?:proforma |tax )?(?:fatura|invoice))\W*(?:\n|$)/,
  /vergi dairesi|vergi no|(?<!\p{L})vkn|tax office|vat (?:no|id|number)/u,
  /matrah|kdv ?(?:%|orani|tutari)|hesaplanan kdv|vat ?\d|irsaliye/,
];

/** Whether a text asks for money by law: what it is for may be a flight, the sale has another text. */
export function isInvoice(lines: readonly Line[]): boolean {
  const text = lines.map(({ folded }) => folded).join('\n');
  const [number, head, tax, vat] = invoiceWords.map((words) => words.test(text));
  // Who wants an invoice of a booking tells the office and the number of the tax alone.
  // So do receipts of agencies below a sale, with the VAT of their fee.
  return Boolean((number && (head || tax || vat)) || (head && (tax || vat)));
}

/** What stands before a colon where a car, a room or a seat on the ground was booked, flights beside it or not. */
const otherLabels = [
  /^\W{0,6}(?:driver|surucu|kiraci|renter)(?: (?:adi|name|adi soyadi))?\s{0,20}:/,
  /^\W{0,6}(?:pick-?up|teslim alma|alis yeri)(?: (?:yeri|tarihi|date|location|place))?\s{0,20}:/,
  /^\W{0,6}(?:drop-?off|teslim etme|iade yeri)(?: (?:yeri|tarihi|date|location|place))?\s{0,20}:/,
  /^\W{0,6}(?:check-?in date|giris tarihi)\s{0,20}:|(?<!\p{L})giris ?: ?\d{1,2}[./]\d{1,2}[./]/u,
  /^\W{0,6}(?:check-?out|check-?out date|cikis tarihi)\s{0,20}:|(?<!\p{L})cikis ?: ?\d{1,2}[./]\d{1,2}[./]/u,
  /^\W{0,6}(?:(?:hotel|otel)(?: adi| name)?|room|oda|room type|oda tipi|konaklama|geceleme|nights?)\s{0,20}:/,
  /transfer (?:voucher|formu|bilgi|rezervasyon)/,
  /^\W{0,6}(?:birakis|karsilama)(?: (?:yeri|noktasi))?\s{0,20}:/,
  /^\W{0,6}(?:vagon|wagon|peron|otogar|plaka|vehicle|car group)\s{0,20}:/,
];

/** Whether a text is about a booking of another kind: two of its labels are those of one. */
export function isOtherTravel(lines: readonly Line[]): boolean {
  return otherLabels.filter((label) => lines.some(({ folded }) => label.test(folded))).length > 1;
}
