import { type AirlineId, namedAirlines } from '../../../domain/airline-names.ts';
import type { Carrier } from '../delay/rules.ts';

const turkish: readonly AirlineId[] = ['thy', 'pegasus', 'sunexpress', 'ajet'];

/** The airport that a city's name means for an airline, if the city has several. */
const airports: Readonly<Partial<Record<AirlineId, string>>> = { pegasus: 'SAW', ajet: 'SAW' };

interface KnownCarrier {
  id: string;
  name: string;
  home: Carrier;
  airport?: string | undefined;
  iata: string;
}

const others: readonly (readonly [id: string, name: string, home: Carrier])[] = [
  ['other-turkey', 'Başka bir Türk havayolu', 'turkey'],
  ['other-europe', 'Avrupa Birliği, Norveç, İzlanda ya da İsviçre havayolu', 'europe'],
  ['other-britain', 'Birleşik Krallık havayolu', 'britain'],
  ['other', 'Başka bir havayolu', 'elsewhere'],
];

export const carriers: readonly KnownCarrier[] = [
  ...namedAirlines.map(({ id, name, iata }) => ({
    id,
    name: `${name} (${iata})`,
    home: turkish.includes(id) ? ('turkey' as const) : ('elsewhere' as const),
    airport: airports[id],
    iata,
  })),
  ...others.map(([id, name, home]) => ({ id, name, home, iata: '' })),
];
