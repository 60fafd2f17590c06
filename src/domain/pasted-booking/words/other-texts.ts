export const flightWords = `
ucus~; ucak~; flight~; hava (yol|liman)~; airport~; airline~; airways; check-in~
`;

export const groundWords = `
otobus~; otogar~; tren; yht; tcdd; feribot~; deniz otobusu~; otel~; hotel~; kargo~; arac kiralama~; rent a car~; transfer~
konaklama~; peron; flixbus; kamil koc; vapur~; gemi~; cruise~; konser~; etkinlik~; tiyatro~; sinema~; concert~; event
musical; seans; sahne; koli~; oda; room[s]; night[s]
`;

/** If a text mentions no flight, a code and names are a booking only together with one of these words. */
export const recordWords = `
p.n.r.; yolcu~; passenger~; pax; traveller; traveler; e-bilet~; e-ticket~
`;

export const invoiceNumbers = `
fatura (no|numarasi|seri); invoice (no|number); ettn
`;
export const invoiceHeads = `
e-arsiv [fatura]; e-fatura; [proforma|tax] fatura; [proforma|tax] invoice
`;
export const taxNumbers = `
vergi dairesi; vergi no~; vkn; tax office; vat (no|id|number)
`;
export const taxes = `
matrah~; kdv (orani|tutari); hesaplanan kdv; irsaliye~
`;

/** Labels in bookings of a car, a room or a transfer; one entry for each kind of information. */
export const groundLabels = [
  '(driver|surucu|kiraci|renter) [adi|name|adi soyadi]',
  '(pick-up|teslim alma|alis yeri) [yeri|tarihi|date|location|place]',
  '(drop-off|teslim etme|iade yeri) [yeri|tarihi|date|location|place]',
  'check-in date; giris [tarihi]',
  'check-out [date]; cikis [tarihi]',
  '(hotel|otel) [adi|name]; room [type]; oda [tipi]; konaklama; geceleme; night[s]',
  'transfer (voucher|formu|bilgi~|rezervasyon~)',
  '(birakis|karsilama) [yeri|noktasi]',
  'vagon; wagon; peron; otogar; plaka; vehicle; car group',
] as const;
