import type { AirlineId } from '../../../domain/airline-names.ts';

/** Legal names of the airlines, for letters; read on 2026-11-20. */
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

export const addressee = (carrier: string): string =>
  carrier in legalNames ? legalNames[carrier as AirlineId] : '(uçuşu yapan havayolunun adı)';
