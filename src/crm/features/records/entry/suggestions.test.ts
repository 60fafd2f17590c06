import { expect, it } from 'vitest';
import { suggestAirports } from './suggestions.ts';

it('shows the city beside an airport', () => {
  expect(suggestAirports('izm')[0]).toEqual({ value: 'ADB', detail: 'İzmir, Adnan Menderes' });
  expect(suggestAirports('dlm')[0]).toEqual({ value: 'DLM', detail: 'Dalaman' });
});

it('is unsure of an airport if only its city was typed, and the city has others', () => {
  const stansted = { value: 'STN', detail: 'Londra, Stansted' };
  expect(suggestAirports('LOND').at(-1)).toEqual({ ...stansted, isUnsure: true });
  for (const text of ['stn', 'stansted']) expect(suggestAirports(text)[0]).toEqual(stansted);
});

it('tells the airports of a city apart by name once the world is known', async () => {
  await import('../../../../domain/places/world.ts');
  expect(suggestAirports('LONDRA').map(({ detail }) => detail)).toEqual(
    ['Heathrow', 'Gatwick', 'Luton', 'London City', 'Southend', 'Stansted'].map((name) => `Londra, ${name}`),
  );
});
