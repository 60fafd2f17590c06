import { airportNames, namesInCity, otherAirports, severalAirports } from './airport-names.ts';
import { airports } from './suggested-airports.ts';
import { turkishNames, worldAirports } from './world-airports.ts';
import { type KnownAirport, learnWorld, placeName } from './world-lookup.ts';

const countries = new Intl.DisplayNames('tr', { type: 'region' });
const inTurkish = new Map(
  turkishNames
    .trim()
    .split(/[|\n]/)
    .map((pair) => pair.split('=') as [string, string]),
);
const linesOf = (table: string) => table.trim().split('\n');
const namedInCity = new Map(
  linesOf(namesInCity).flatMap((line) => line.split('|').map((entry) => [entry.slice(0, 3), entry.slice(4)])),
);

const known = new Map<string, KnownAirport>();
const byName = new Map<string, readonly string[]>();

// Names given by hand win over the cities of `worldAirports`.
for (const line of [...linesOf(airportNames), ...linesOf(severalAirports)]) {
  const [codes = '', ...words] = line.split(' ');
  for (const name of words.join(' ').split('|')) byName.set(name, codes.split('/'));
}
const given = new Set(byName.keys());

for (const line of linesOf(worldAirports)) {
  const country = countries.of(line.slice(0, 2)) ?? '';
  for (const entry of line.slice(3).split('|')) {
    const code = entry.slice(0, 3);
    const city = inTurkish.get(entry.slice(4)) ?? entry.slice(4);
    const names = [...new Set([city, entry.slice(4)].map(placeName))];
    const name = namedInCity.get(code);
    known.set(code, { code, city, country, name, names: name ? [...names, placeName(name)] : names });
    for (const name of names) if (!given.has(name)) byName.set(name, [...(byName.get(name) ?? []), code]);
  }
}
for (const name of given) {
  for (const code of byName.get(name) ?? []) {
    const airport = known.get(code);
    if (airport) known.set(code, { ...airport, names: [...airport.names, name] });
  }
}

/** Read `severalAirports` first: it has the main airport of a city before the others. */
const codes = new Set([
  ...linesOf(severalAirports).flatMap((line) => line.split(' ', 1)[0]?.split('/') ?? []),
  ...known.keys(),
]);
const airportsOfWorld = [...codes].flatMap((code) => known.get(code) ?? []);

/** Airports without scheduled flights that people still name. */
const others = [...otherAirports.trim().split(/\s+/), ...airports.map(({ code }) => code)];
learnWorld({
  airports: new Map(airportsOfWorld.map((airport) => [airport.code, airport])),
  byName,
  codes: new Set([...known.keys(), ...[...byName.values()].flat(), ...others]),
});
