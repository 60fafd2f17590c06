import { expect, it } from 'vitest';
import { suggestAirports } from './suggestions.ts';

it('shows the city beside an airport', () => {
  expect(suggestAirports('izm')[0]).toEqual({ value: 'ADB', detail: 'İzmir, Adnan Menderes' });
  expect(suggestAirports('dlm')[0]).toEqual({ value: 'DLM', detail: 'Dalaman' });
});

it('says that another code may be typed for a city whose airports are not all known', () => {
  const stansted = { value: 'STN', detail: 'Londra, Stansted' };
  expect(suggestAirports('LOND').at(-1)).toEqual({
    ...stansted,
    detail: 'Londra, Stansted; başkasıysa kodunu yazın',
    isUnsure: true,
  });
  for (const text of ['stn', 'stansted']) expect(suggestAirports(text)[0]).toEqual(stansted);
});
