import { finds } from './expressions.ts';
import { otherPeople, signatures, thanks } from './words/names.ts';

/** Finds the words under which a letter is signed. */
export const closing = finds(signatures, thanks);
/** Finds words about people who are no passengers. */
export const ofOthers = finds(otherPeople);
