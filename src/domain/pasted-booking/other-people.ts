import { finds } from './expressions.ts';
import { otherPeople, signatures, thanks } from './words/names.ts';

/** Words under which whoever wrote a letter signs it. */
export const closing = finds(signatures, thanks);
/** Words of people who are no passengers. */
export const ofOthers = finds(otherPeople);
