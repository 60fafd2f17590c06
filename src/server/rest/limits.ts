/** Rows in one answer; callers read more in ranges. */
export const mostRows = 2_000;
/** Conditions in one request: each may scan every row. */
export const mostConditions = 30;
/** How deeply conditions may be nested. */
export const mostLevels = 16;
/** Values in one `in`, which counts as one condition. */
export const mostValues = 1_000;
/** Columns in `select`, and in `order`. */
export const mostColumns = 100;
/** How often one column may be selected under different names: each copy of a long note makes the answer larger. */
export const mostTimes = 2;
