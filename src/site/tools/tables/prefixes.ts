import { type AirlineId, airlineIds } from '../../../domain/airlines.ts';
import type { Certainty } from '../../facts/types.ts';

interface IssuedTickets {
  /** First three digits of the airline's ticket numbers; null where no trustworthy text names them. */
  prefix: string | null;
  certainty: Certainty;
  /** What kind of text says so. */
  source: string;
  /** Main address of the airline's own site, where its tickets can be seen. */
  site: string;
}

/** Day on which the sources were read. */
export const prefixesReadOn = '2026-11-20';

const list = 'Taşıyıcı kodu listesi, tarihsiz';

const table: Readonly<Record<AirlineId, IssuedTickets>> = {
  thy: { prefix: '235', certainty: 'ok', source: list, site: 'turkishairlines.com' },
  pegasus: { prefix: '624', certainty: 'hedge', source: list, site: 'flypgs.com' },
  sunexpress: { prefix: '564', certainty: 'ok', source: list, site: 'sunexpress.com' },
  ajet: { prefix: null, certainty: 'omit', source: 'Doğrulanamadı', site: 'ajet.com' },
  azal: { prefix: '771', certainty: 'ok', source: 'Eski IATA listesi', site: 'azal.az' },
  qatar: { prefix: '157', certainty: 'ok', source: list, site: 'qatarairways.com' },
  aeroflot: { prefix: '555', certainty: 'hedge', source: 'Yaygın bilgi', site: 'aeroflot.ru' },
  emirates: { prefix: '176', certainty: 'ok', source: list, site: 'emirates.com' },
  airarabia: { prefix: '514', certainty: 'ok', source: list, site: 'airarabia.com' },
  flydubai: { prefix: '141', certainty: 'ok', source: list, site: 'flydubai.com' },
};

/** Who issues which tickets, and where they can be seen, in the order of the menus. */
export const issuedTickets = airlineIds.map((airline) => ({ airline, ...table[airline] }));
export type Issuer = (typeof issuedTickets)[number];
