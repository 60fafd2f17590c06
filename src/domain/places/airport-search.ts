import { upperCode } from '../text/turkish.ts';
import { type Airport, airports, cukurova } from './suggested-airports.ts';
import { knownWorld, placeName } from './world-lookup.ts';

/**
 * Finds airports whose code, city or name starts with `text`, matching codes first; for an empty text, all airports of
 * the form's list. From three letters on, it also finds airports of the whole world, once their list is loaded.
 */
export function findAirports(text: string): Airport[] {
  const wanted = placeName(text);
  if (wanted === '') return [...airports];
  const byCode = found.filter((airport) => airport.code.toLowerCase().startsWith(wanted));
  const byPlace = found.filter(
    (airport) =>
      !byCode.includes(airport) &&
      ([airport.city, airport.name].some((place) => startsAWord(place, wanted)) || hasShortName(airport, wanted)),
  );
  const isSure = (airport: Airport) => !isDoubtful(airport, text);
  return [
    ...byCode,
    ...byPlace.filter(isSure),
    ...findAbroad(wanted),
    ...byPlace.filter((airport) => !isSure(airport)),
  ];
}

/** Whether another name of this airport, such as `antep`, starts with `wanted`. */
function hasShortName({ code }: Airport, wanted: string): boolean {
  const names = wanted.length > 2 ? knownWorld()?.airports.get(code)?.names : undefined;
  return names?.some((name) => name.startsWith(wanted)) ?? false;
}

const mostAbroad = 8;

function findAbroad(wanted: string): Airport[] {
  const world = knownWorld();
  // Two letters would match hundreds of names.
  if (!world || wanted.length < 3) return [];
  const named = world.byName.get(wanted) ?? [];
  const others = [...world.airports.values()].filter(({ code }) => !own.has(code));
  const rank = ({ code, names }: (typeof others)[number]) => {
    if (code.toLowerCase() === wanted) return 0;
    if (named.includes(code)) return 1;
    return names.some((name) => startsAWord(name, wanted)) ? 2 : 3;
  };
  return (
    others
      .map((airport) => ({ airport, at: rank(airport) }))
      .filter(({ at }) => at < 3)
      // Among names that only begin with the text, the shorter one is the better match.
      .sort((one, other) => one.at - other.at || one.airport.city.length - other.airport.city.length)
      .slice(0, mostAbroad)
      .map(({ airport: { code, city, country, name = country } }) => ({ code, city, name }))
  );
}

/** Çukurova comes before the closed airport of the same city. */
const found = [cukurova, ...airports];
const own = new Set(found.map(({ code }) => code));

/**
 * The airport code that a text means: `ist` is `IST`, `izmir` is `ADB`. Any three letters stay, since any airport may
 * be entered. A text without a clear airport stays too, in capitals.
 */
export function airportCode(text: string): string {
  const code = upperCode(text.trim());
  if (code === '' || /^[A-Z]{3}$/.test(code)) return code;
  const [first] = findAirports(text);
  if (first && own.has(first.code)) return isDoubtful(first, text) ? code : first.code;
  const [only, ...more] = knownWorld()?.byName.get(placeName(text)) ?? [];
  return only && more.length === 0 ? only : code;
}

/** Whether the text can only mean this airport. An airport outside the form's list needs its code or its whole name. */
export function isMeant(airport: Airport, text: string): boolean {
  return own.has(airport.code) ? !isDoubtful(airport, text) : airportCode(text) === airport.code;
}

/** Whether no airport has this code; false until the world's airports are loaded. */
export function isNoAirport(code: string): boolean {
  const world = knownWorld();
  return world !== null && /^[A-Z]{3}$/.test(code) && !world.codes.has(code);
}

/** Whether several airports have this name; false until the world's airports are loaded. */
export function isSeveralAirports(text: string): boolean {
  return (knownWorld()?.byName.get(placeName(text))?.length ?? 0) > 1;
}

/** Whether another airport may be meant: the text names only a city that has unlisted airports. */
function isDoubtful({ isOneOfMany, code, name }: Airport, text: string): boolean {
  const wanted = placeName(text);
  return isOneOfMany === true && !code.toLowerCase().startsWith(wanted) && !startsAWord(name, wanted);
}

function startsAWord(place: string, wanted: string): boolean {
  return ` ${placeName(place)}`.includes(` ${wanted}`);
}
