/** Rows of one answer: what is asked for beyond them is asked for in ranges. The CRM asks for no more at once. */
export const mostRows = 2_000;
/** Conditions of one request, as many as any search of the CRM makes: each may cost a look at every row. */
export const mostConditions = 30;
/** How deeply conditions stand in each other. */
export const mostLevels = 16;
/** Values of one `in`, which together are one look at a row. */
export const mostValues = 1_000;
/** Columns that are selected, or give the order. */
export const mostColumns = 100;
/** How often one column is selected, under other names: more would only multiply what a long note weighs. */
export const mostTimes = 2;
