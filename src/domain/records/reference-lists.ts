import { type AirlineId, airlineNames } from '../airline-names.ts';
import { foldText } from '../text/turkish.ts';

export interface ListEntry {
  name: string;
  /** Other words that staff type for the entry. */
  aliases: readonly string[];
  /** Colour of a company's tag, `#rrggbb`. */
  color?: string | undefined;
}

export const listFields = ['company', 'saleType', 'direction', 'shift'] as const;
export type ListField = (typeof listFields)[number];
export type ReferenceLists = Readonly<Record<ListField, readonly ListEntry[]>>;

const entry = (name: string, ...aliases: string[]): ListEntry => ({ name, aliases });

/** The airlines in the order of the forms, each with its ICAO code and other names that staff type. */
const typed: Readonly<Record<AirlineId, ListEntry>> = {
  thy: entry('THY', 'Türk Hava Yolları', 'Turkish Airlines'),
  pegasus: entry('PEGASUS', 'PGS'),
  sunexpress: entry('SUNEXPRESS', 'SXS', 'Sun Express', 'Güneş Ekspres'),
  ajet: entry('AJET', 'TKJ', 'AnadoluJet'),
  qatar: entry('QATAR', 'QTR', 'Katar'),
  emirates: entry('EMIRATES', 'UAE'),
  azal: entry('AZAL', 'AHY', 'Azerbaycan', 'Azerbaijan'),
  aeroflot: entry('AEROFLOT', 'AFL'),
  airarabia: entry('AIR ARABIA', 'ABY'),
  flydubai: entry('FLYDUBAI', 'FDB', 'Fly Dubai'),
};
const ofAirlines = (Object.keys(typed) as AirlineId[]).map((id) => ({
  id,
  ...entry(typed[id].name, airlineNames[id].iata, ...typed[id].aliases),
}));
/** Words that imported lists append to an airline's name, and that are ignored. */
const airlineWords = / (?:hava ?yollari|airlines|airways)$/;

const own: ReferenceLists = {
  company: ofAirlines,
  saleType: [
    entry('YENI BILET', 'YB'),
    entry('DEGISIM', 'değişiklik'),
    entry('IPTAL/IADE', 'iade', 'iptal', 'iptal iade', 'iptal / iade', 'refund'),
    entry('EK HIZMET', 'bagaj', 'koltuk'),
    entry('REZERVASYON'),
  ],
  direction: [entry('YURT ICI', 'Yİ', 'yurtiçi', 'iç hat'), entry('YURT DISI', 'YD', 'yurtdışı', 'dış hat')],
  shift: [entry('SABAH'), entry('AKSAM'), entry('GECE')],
};

/**
 * Our lists with an agency's additions: new entries, and more words for existing ones.
 * @param refundSaleTypes added to the sale types if they are not in the list
 */
export function referenceLists(added: ReferenceLists, refundSaleTypes: readonly string[] = []): ReferenceLists {
  const merged = listFields.map((field) => {
    const known = own[field].map((one) => {
      const more = added[field].filter((other) => other.name === one.name);
      const color = more.find((other) => other.color)?.color;
      return { ...one, aliases: [...one.aliases, ...more.flatMap((other) => other.aliases)], ...(color && { color }) };
    });
    return [field, [...known, ...added[field].filter(({ name }) => !own[field].some((one) => one.name === name))]];
  });
  const lists: ReferenceLists = Object.fromEntries(merged);
  const missing = refundSaleTypes.filter(
    (type) => !lists.saleType.some(({ name }) => foldText(name) === foldText(type)),
  );
  return { ...lists, saleType: [...lists.saleType, ...missing.map((type) => entry(type))] };
}

/** The airline behind a company of the list, by name or alias; null for other companies. */
export function airlineOf(company: string): AirlineId | null {
  const name = asListed(ofAirlines, company);
  return ofAirlines.find((one) => one.name === name)?.id ?? null;
}

const wordsOf = ({ name, aliases }: ListEntry) => [name, ...aliases].map(foldText);

/** The name in the list: `THY` for `türk hava yolları` and `thy`, `QATAR` for `Qatar Airways`; null if there is none. */
export function asListed(list: readonly ListEntry[], text: string): string | null {
  const wanted = foldText(text);
  // An agency's entry may have the same name as an alias of ours; then the entry wins.
  const named = list.find(({ name }) => foldText(name) === wanted);
  const called = (word: string) => list.find((one) => wordsOf(one).includes(word));
  return (named ?? called(wanted) ?? called(wanted.replace(airlineWords, '')))?.name ?? null;
}

/**
 * The names of entries with a word that starts with the text; all names for an empty text. An entry that the text names
 * comes first, and all others follow in case the user wants another.
 */
export function findListed(list: readonly ListEntry[], text: string): string[] {
  const wanted = foldText(text);
  const names = list.map(({ name }) => name);
  if (wanted === '') return names;
  const same = asListed(list, text);
  if (same !== null) return [same, ...names.filter((name) => name !== same)];
  const begins = (words: string) => ` ${words}`.replaceAll('/', ' ').includes(` ${wanted}`);
  const found = list.filter((one) => wordsOf(one).some(begins)).map(({ name }) => name);
  // Tab takes the first result, and users more often type the start of a name than of an alias.
  const isNamed = (name: string) => foldText(name).startsWith(wanted);
  return [...found.filter(isNamed), ...found.filter((name) => !isNamed(name))];
}
