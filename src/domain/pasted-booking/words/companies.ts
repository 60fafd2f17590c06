/** Names of companies that also mean a country or something else. */
export const commonNames = 'qatar katar azerbaycan emirates milli uae';

/** Words that show, after one of `commonNames`, that the company is meant. */
export const companyWords = `
airways; airline[s]; hava (yolu|yollari); ucus[u]; ile; skywards; bileti; ekibi; rezervasyon
`;

export const flightNumberLabels = `
ucus[u]; sefer; flight; flt; рейс[а]
`;
