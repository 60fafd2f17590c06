/** The most characters of a view's name. The column's check in SQL says the same. */
export const nameLimit = 60;
