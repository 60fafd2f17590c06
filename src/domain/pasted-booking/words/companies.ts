/** Names of companies that are countries as well, or anything else. */
export const commonNames = 'qatar katar azerbaycan emirates milli';

/** What shows behind a common name that a company is meant. */
export const companyWords = `
airways; airline[s]; hava (yolu|yollari); ucus[u]; ile; skywards; bileti; ekibi; rezervasyon
`;

/** Labels of a flight number. */
export const flightNumberLabels = `
ucus[u]; sefer; flight; flt
`;
