import { isKnownAirport, isPlaceName } from '../pasted-booking/places-in-text.ts';
import { readMark, splitRoute } from './cells.ts';

/** Whether a cell holds a place or a route beyond doubt. */
export function isPlace(text: string): boolean {
  return isEnd(text) || (splitRoute(text)?.every((end) => end === '' || isEnd(end)) ?? false);
}

/** Whether a text names one place. `VAR` does not: it is Varna's code, but in lists it means yes. */
function isEnd(text: string): boolean {
  if (readMark(text) !== null) return false;
  return /^[A-Z]{3}$/.test(text) ? isKnownAirport(text) : isPlaceName([text]);
}

/** Whether the cells of a column are places: most of them known, none with a digit, and none a yes or no. */
export function arePlaces(cells: readonly string[]): boolean {
  const filled = cells.filter((text) => text !== '');
  const places = filled.filter(isEnd);
  return places.length * 2 > filled.length && !filled.some((text) => /\d/.test(text) || readMark(text) !== null);
}
