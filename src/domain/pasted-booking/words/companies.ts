/** Under which addresses airlines write. */
export const airlineDomains = [
  { iata: 'TK', domain: 'turkishairlines.com' },
  { iata: 'TK', domain: 'thy.com' },
  { iata: 'PC', domain: 'flypgs.com' },
  { iata: 'XQ', domain: 'sunexpress.com' },
  { iata: 'VF', domain: 'ajet.com' },
  { iata: 'VF', domain: 'anadolujet.com' },
  { iata: 'J2', domain: 'azal.az' },
  { iata: 'QR', domain: 'qatarairways.com' },
  { iata: 'SU', domain: 'aeroflot.ru' },
  { iata: 'EK', domain: 'emirates.com' },
  { iata: 'G9', domain: 'airarabia.com' },
  { iata: 'FZ', domain: 'flydubai.com' },
] as const;

/** Names of companies that are countries as well, or anything else. */
export const commonNames = 'qatar katar azerbaycan emirates milli';

/** What shows behind a common name that a company is meant. */
export const companyWords = `
airways; airline[s]; hava (yolu|yollari); ucus[u]; ile; skywards; bileti; ekibi; rezervasyon
`;

/** Labels of a company. */
export const companyLabels = `
hava yolu [firmasi|sirketi]; firma; tasiyici; airline; carrier
`;

/** Labels of a flight number. */
export const flightNumberLabels = `
ucus[u]; sefer; flight; flt
`;
