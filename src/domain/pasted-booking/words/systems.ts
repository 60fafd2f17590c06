/** Statuses of a seat that is held, sold, open or flown; others are asked for, waited for or cancelled. */
export const heldStatuses = 'HK HS KK KL SS RR TK DK LK BK DS OPEN FLWN';

/** Titles behind the names in records, and those that may be stuck to a name. */
export const titles = 'MASTER DR CNN INFANT CHILD ADT BAY BAYAN COCUK BEBEK';
export const stuckTitles = 'MRS MISS MSTR MR MS CHD INF';
