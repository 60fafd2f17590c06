import { expect, test } from 'vitest';
import { hubServices, services } from './services.ts';

const all = Object.values(services);

test.each(['name', 'source'] as const)('no two services share a %s', (what) => {
  expect(new Set(all.map((service) => service[what])).size).toBe(all.length);
});

test('every card has its own time of day', () => {
  const times = hubServices.map((service) => services[service].hub.time);
  for (const time of times) expect(time).toMatch(/^([01]\d|2[0-3])\.[0-5]\d$/);
  expect(new Set(times).size).toBe(times.length);
});
