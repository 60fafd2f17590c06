import satori from 'satori';
import type { Airline } from '../domain/airlines.ts';
import { airlineTheme } from '../site/theme.ts';
import { loadTypefaces, type Typefaces } from './typefaces.ts';

const width = 220;
const height = 88;
/** The y coordinate of the line on which letters and rings stand. */
const baseline = 69;

const ring = (r: number, colour: string): string =>
  `<path fill="${colour}" d="M${184 - r} ${baseline}a${r} ${r} 0 0 1 ${r * 2} 0z"/>`;

/**
 * A neutral sign for an airline, without the airline's artwork. An agency that may use the real logos sets `logoBase`.
 */
async function airlineLogo(airline: Airline, fonts: Typefaces): Promise<string> {
  const style = { fontFamily: 'Besley', fontSize: 76, lineHeight: 1, letterSpacing: '-0.05em', color: 'black' };
  const code = { type: 'div', props: { style, children: airline.iata } };
  const drawn = await satori(code as Parameters<typeof satori>[0], { width, height, fonts });
  const [, letters = ''] = /<path[^>]* d="([^"]*)"/.exec(drawn) ?? [];
  const [, high, low, horizon] = airline.sky;
  const rings = [ring(34, high), ring(22, low), ring(10, horizon)];
  const ink = airlineTheme(airline)['--pi'];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><title>${airline.name}</title>` +
    `<path fill="${ink}" d="${letters.trim()}"/>${rings.join('')}</svg>`
  );
}

export async function airlineLogos(airlines: readonly Airline[]): Promise<ReadonlyMap<string, string>> {
  const fonts = await loadTypefaces();
  return new Map(
    await Promise.all(airlines.map(async (airline) => [airline.iata, await airlineLogo(airline, fonts)] as const)),
  );
}
