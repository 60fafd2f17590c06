import { foldText, upperCode } from '../text/turkish.ts';
import { type Airport, airports } from './airports.ts';

/** Airports whose code, city or name begins with what is typed, codes first; all of them while nothing is typed. */
export function findAirports(text: string): Airport[] {
  const wanted = foldText(text);
  if (wanted === '') return [...airports];
  const byCode = airports.filter((airport) => airport.code.toLowerCase().startsWith(wanted));
  const byPlace = airports.filter(
    (airport) => !byCode.includes(airport) && [airport.city, airport.name].some((place) => startsAWord(place, wanted)),
  );
  return [...byCode, ...byPlace];
}

/**
 * What is typed as an airport code: `ist` is `IST`, `izmir` is `ADB`. Three letters always stand as they are, since
 * any airport may be entered; other texts become the first airport they find, and stay in capitals when there is none. A
 * city whose airports are not all known becomes none of them.
 */
export function airportCode(text: string): string {
  const code = upperCode(text.trim());
  if (code === '' || /^[A-Z]{3}$/.test(code)) return code;
  const [first] = findAirports(text);
  return first && !isDoubtful(first, text) ? first.code : code;
}

/** Whether another airport may be meant: by its city alone, where not all of that are known. */
export function isDoubtful({ isOneOfMany, code, name }: Airport, text: string): boolean {
  const wanted = foldText(text);
  return isOneOfMany === true && !code.toLowerCase().startsWith(wanted) && !startsAWord(name, wanted);
}

function startsAWord(place: string, wanted: string): boolean {
  return ` ${foldText(place).replaceAll('-', ' ')}`.includes(` ${wanted}`);
}
