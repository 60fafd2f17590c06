interface AirlineNames {
  name: string;
  shortName: string;
  /** Also the name of the logo file. */
  iata: string;
}

/** The airlines by id, in the order of menus and tags. */
const table = {
  thy: { name: 'Turkish Airlines', shortName: 'THY', iata: 'TK' },
  pegasus: { name: 'Pegasus', shortName: 'Pegasus', iata: 'PC' },
  sunexpress: { name: 'SunExpress', shortName: 'SunExpress', iata: 'XQ' },
  ajet: { name: 'AJet', shortName: 'AJet', iata: 'VF' },
  azal: { name: 'AZAL', shortName: 'AZAL', iata: 'J2' },
  qatar: { name: 'Qatar Airways', shortName: 'Qatar Airways', iata: 'QR' },
  aeroflot: { name: 'Aeroflot', shortName: 'Aeroflot', iata: 'SU' },
  emirates: { name: 'Emirates', shortName: 'Emirates', iata: 'EK' },
  airarabia: { name: 'Air Arabia', shortName: 'Air Arabia', iata: 'G9' },
  flydubai: { name: 'flydubai', shortName: 'flydubai', iata: 'FZ' },
} satisfies Record<string, AirlineNames>;

export type AirlineId = keyof typeof table;

export const airlineNames: Readonly<Record<AirlineId, AirlineNames>> = table;
export const airlineIds = Object.keys(table) as readonly AirlineId[];

export interface NamedAirline extends AirlineNames {
  /** Part of page addresses: `/thy-iletisim`. */
  id: AirlineId;
}

export const namedAirlines: readonly NamedAirline[] = airlineIds.map((id) => ({ id, ...table[id] }));
