import { expect, it } from 'vitest';
import { suggestAirports } from './suggestions.ts';

it('says the city beside an airport', () => {
  expect(suggestAirports('izm')).toEqual([{ value: 'ADB', detail: 'İzmir, Adnan Menderes' }]);
  expect(suggestAirports('dlm')).toEqual([{ value: 'DLM', detail: 'Dalaman' }]);
});
