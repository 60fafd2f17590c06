import { type AirlineId, airlineList } from '../../../domain/airlines.ts';
import type { Carrier } from '../delay/rules.ts';

/** The names for letters to the ten airlines, read on 2026-11-20. */
const legalNames: Readonly<Record<AirlineId, string>> = {
  thy: 'Türk Hava Yolları A.O.',
  pegasus: 'Pegasus Hava Taşımacılığı A.Ş.',
  sunexpress: 'Güneş Ekspres Havacılık A.Ş. (SunExpress)',
  ajet: 'AJet Hava Taşımacılığı A.Ş.',
  azal: 'Azerbaijan Airlines CJSC (AZAL)',
  qatar: 'Qatar Airways Group Q.C.S.C.',
  aeroflot: 'PJSC Aeroflot',
  emirates: 'Emirates',
  airarabia: 'Air Arabia PJSC',
  flydubai: 'Dubai Aviation Corporation (flydubai)',
};

const turkish: readonly AirlineId[] = ['thy', 'pegasus', 'sunexpress', 'ajet'];

/** The airport that a city's name means for an airline, if the city has several. */
const airports: Readonly<Partial<Record<AirlineId, string>>> = { pegasus: 'SAW', ajet: 'SAW' };

interface KnownCarrier {
  id: string;
  /** As in the list of airlines. */
  name: string;
  home: Carrier;
  /** As at the head of a letter. */
  addressee: string;
  /** Code of the airport it uses in a city that has several. */
  airport?: string | undefined;
  /** Starts its flight numbers. */
  iata: string;
}

const others: readonly (readonly [id: string, name: string, home: Carrier])[] = [
  ['other-turkey', 'Başka bir Türk havayolu', 'turkey'],
  ['other-europe', 'Avrupa Birliği, Norveç, İzlanda ya da İsviçre havayolu', 'europe'],
  ['other-britain', 'Birleşik Krallık havayolu', 'britain'],
  ['other', 'Başka bir havayolu', 'elsewhere'],
];

/** Airlines to choose from: the ten, then all others by where they are based. */
export const carriers: readonly KnownCarrier[] = [
  ...airlineList.map(({ id, name, iata }) => ({
    id,
    name: `${name} (${iata})`,
    home: turkish.includes(id) ? ('turkey' as const) : ('elsewhere' as const),
    addressee: legalNames[id],
    airport: airports[id],
    iata,
  })),
  ...others.map(([id, name, home]) => ({ id, name, home, addressee: '(uçuşu yapan havayolunun adı)', iata: '' })),
];
