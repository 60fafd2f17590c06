/** In characters. The column's check in SQL has the same limit. */
export const nameLimit = 60;
