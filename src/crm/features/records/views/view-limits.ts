/** Maximum number of characters in a view's name. The column's check in SQL has the same limit. */
export const nameLimit = 60;
