import { foldText, upperCode } from '../text/turkish.ts';
import { type Airport, airports } from './airports.ts';

/** Airports whose code, city or name starts with the text, codes first; all of them for an empty text. */
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
 * The airport code that a text means: `ist` is `IST`, `izmir` is `ADB`. Keeps any three letters, since any airport may
 * be entered; other texts become the first airport found, or stay, in capitals. A city with unlisted airports stays
 * too.
 */
export function airportCode(text: string): string {
  const code = upperCode(text.trim());
  if (code === '' || /^[A-Z]{3}$/.test(code)) return code;
  const [first] = findAirports(text);
  return first && !isDoubtful(first, text) ? first.code : code;
}

/** Whether another airport may be meant: the text names only a city that has unlisted airports. */
export function isDoubtful({ isOneOfMany, code, name }: Airport, text: string): boolean {
  const wanted = foldText(text);
  return isOneOfMany === true && !code.toLowerCase().startsWith(wanted) && !startsAWord(name, wanted);
}

function startsAWord(place: string, wanted: string): boolean {
  return ` ${foldText(place).replaceAll('-', ' ')}`.includes(` ${wanted}`);
}
