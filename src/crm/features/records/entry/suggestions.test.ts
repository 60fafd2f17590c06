import { expect, it } from 'vitest';
import { suggestAirports } from './suggestions.ts';

it('says the city beside an airport', () => {
  expect(suggestAirports('izm')).toEqual([{ value: 'ADB', detail: 'İzmir, Adnan Menderes' }]);
  expect(suggestAirports('dlm')).toEqual([{ value: 'DLM', detail: 'Dalaman' }]);
});

it('says of a city whose airports it does not all know that another code may be typed', () => {
  const stansted = { value: 'STN', detail: 'Londra, Stansted' };
  expect(suggestAirports('LOND')).toEqual([
    { ...stansted, detail: 'Londra, Stansted; başkasıysa kodunu yazın', isUnsure: true },
  ]);
  for (const text of ['stn', 'stansted']) expect(suggestAirports(text)).toEqual([stansted]);
});
