/** Rows of one answer: what is asked for beyond them is asked for in ranges. The CRM asks for no more at once. */
export const mostRows = 2_000;
