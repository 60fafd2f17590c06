import type { AirlineId } from './airlines.ts';

/** Reference lists of the sales record, in the order the forms offer them. */
export const companies: readonly string[] = Object.values({
  thy: 'THY',
  pegasus: 'PEGASUS',
  sunexpress: 'SUNEXPRESS',
  ajet: 'AJET',
  qatar: 'QATAR',
  emirates: 'EMIRATES',
  azal: 'AZAL',
  aeroflot: 'AEROFLOT',
  airarabia: 'AIR ARABIA',
  flydubai: 'FLYDUBAI',
} satisfies Record<AirlineId, string>);
export const saleTypes = ['YENI BILET', 'DEGISIM', 'IPTAL/IADE', 'EK HIZMET', 'REZERVASYON'] as const;
export const directions = ['YURT ICI', 'YURT DISI'] as const;
export const shifts = ['SABAH', 'AKSAM', 'GECE'] as const;
