/** Statuses of a seat that is held, sold, open or flown; other statuses mean requested, waitlisted or cancelled. */
export const heldStatuses = 'HK HS KK KL SS RR TK DK LK BK DS OPEN FLWN';

/** Titles after names; `stuckTitles` may be attached to a name without a blank. */
export const titles = 'MASTER DR CNN INFANT CHILD ADT BAY BAYAN COCUK BEBEK';
export const stuckTitles = 'MRS MISS MSTR MR MS CHD INF';
