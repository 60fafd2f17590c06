/** Reference lists of the sales record, in the order the forms offer them. */
export const companies = [
  'THY',
  'PEGASUS',
  'SUNEXPRESS',
  'AJET',
  'QATAR',
  'EMIRATES',
  'AZAL',
  'AEROFLOT',
  'AIR ARABIA',
  'FLYDUBAI',
] as const;
export const saleTypes = ['YENI BILET', 'DEGISIM', 'IPTAL/IADE', 'EK HIZMET', 'REZERVASYON'] as const;
export const directions = ['YURT ICI', 'YURT DISI'] as const;
export const shifts = ['SABAH', 'AKSAM', 'GECE'] as const;
