/** The most rows in one answer; callers read more in ranges. */
export const mostRows = 2_000;
/** The most conditions in one request, because each may scan every row. */
export const mostConditions = 30;
/** How deep conditions may be nested. */
export const mostLevels = 16;
/** The most values in one `in`, which counts as one condition. */
export const mostValues = 1_000;
/** The most columns in `select`, and in `order`. */
export const mostColumns = 100;
/** How often one column may be selected under different names: each copy of a long note makes the answer larger. */
export const mostTimes = 2;
