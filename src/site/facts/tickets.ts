import type { AirlineId } from '../../domain/airline-names.ts';
import type { ReadFact } from './types.ts';

const readOn = '2026-11-20';

/** Main address of each airline's own site, without the scheme; travellers can view their tickets there. */
export const ownSites = {
  thy: 'turkishairlines.com',
  pegasus: 'flypgs.com',
  sunexpress: 'sunexpress.com',
  ajet: 'ajet.com',
  azal: 'azal.az',
  qatar: 'qatarairways.com',
  aeroflot: 'aeroflot.ru',
  emirates: 'emirates.com',
  airarabia: 'airarabia.com',
  flydubai: 'flydubai.com',
} as const satisfies Record<AirlineId, string>;

/**
 * The first digits of each airline's ticket numbers. Separate from the other facts, because the decoder loads these
 * into the browser.
 */
export const ticketNumbers = {
  thy: {
    text: 'THY’nin bilet numarası 235 ile başlar ve 13 rakamlıdır.',
    short: 'Ararken 13 rakamlı bilet numaranız elinizde olsun; THY’ninki genellikle 235 ile başlar.',
    cells: { prefix: '235' },
    certainty: 'ok',
    readOn,
    kind: 'list',
    source: 'açık kaynak bir taşıyıcı kodu listesi',
  },
  pegasus: {
    text: 'Bilet numarası genellikle 624 ile başlar; Pegasus’ta asıl anahtar PNR’dir.',
    cells: { prefix: '624' },
    certainty: 'hedge',
    readOn,
    kind: 'list',
    source: 'açık kaynak bir taşıyıcı kodu listesi',
  },
  sunexpress: {
    text: 'SunExpress’in bilet numarası 564 ile başlar.',
    cells: { prefix: '564' },
    certainty: 'ok',
    readOn,
    kind: 'list',
    source: 'açık kaynak bir taşıyıcı kodu listesi',
  },
  ajet: {
    text: 'AJet’in bilet numarasının kaçla başladığını doğrulayamadık; uçuş kodu VF’dir.',
    certainty: 'omit',
    readOn,
  },
  azal: {
    text: 'AZAL’ın bilet numarası 771 ile başlar.',
    cells: { prefix: '771' },
    certainty: 'ok',
    readOn,
    kind: 'secondary',
    source:
      'https://docslib.org/doc/3873113/iata-airline-designators-air-kilroe-limited-t-a-eastern-airways-t3-as-avies-u3-air-koryo-js-120-aserca-airlines-c-a',
  },
  qatar: {
    text: 'Qatar Airways’in bilet numarası 157 ile başlar.',
    cells: { prefix: '157' },
    certainty: 'ok',
    readOn,
    kind: 'list',
    source: 'açık kaynak bir taşıyıcı kodu listesi',
  },
  aeroflot: {
    text: 'Aeroflot’un bilet numarası genellikle 555 ile başlar.',
    cells: { prefix: '555' },
    certainty: 'hedge',
    readOn,
    kind: 'common',
  },
  emirates: {
    text: 'Emirates’in bilet numarası 176 ile başlar.',
    cells: { prefix: '176' },
    certainty: 'ok',
    readOn,
    kind: 'list',
    source: 'açık kaynak bir taşıyıcı kodu listesi',
  },
  airarabia: {
    text: 'Air Arabia’nın bilet numarası 514 ile başlar.',
    cells: { prefix: '514' },
    certainty: 'ok',
    readOn,
    kind: 'list',
    source: 'açık kaynak bir taşıyıcı kodu listesi',
  },
  flydubai: {
    text: 'flydubai’nin bilet numarası 141 ile başlar.',
    cells: { prefix: '141' },
    certainty: 'ok',
    readOn,
    kind: 'list',
    source: 'açık kaynak bir taşıyıcı kodu listesi',
  },
} as const satisfies Record<AirlineId, ReadFact>;
