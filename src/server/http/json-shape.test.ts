import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Shape, shapeOf } from './json-shape.ts';

it.each<[text: string, shape: Shape]>([
  ['', { levels: 0, parts: 0, members: 0 }],
  ['"{[:"', { levels: 0, parts: 0, members: 0 }],
  ['{}', { levels: 1, parts: 1, members: 0 }],
  ['[{"a":1,"b":{"c":2}},{"d":[]}]', { levels: 3, parts: 5, members: 2 }],
  [String.raw`{"a\"":":,{","b\\":1,"c\\\"":2}`, { levels: 1, parts: 1, members: 3 }],
  // No JSON.
  ['}]:{', { levels: 1, parts: 1, members: 0 }],
  ['{"a', { levels: 1, parts: 1, members: 0 }],
])('tells the shape of %s', (text, shape) => {
  expect(shapeOf(text)).toEqual(shape);
});

/** The same of the value, the slow way. */
function shapeOfValue(value: unknown): Shape {
  if (typeof value !== 'object' || value === null) return { levels: 0, parts: 0, members: 0 };
  const inside = Object.values(value).map(shapeOfValue);
  return {
    levels: 1 + Math.max(0, ...inside.map(({ levels }) => levels)),
    parts: inside.reduce((sum, { parts }) => sum + parts, 1),
    members: Math.max(Array.isArray(value) ? 0 : Object.keys(value).length, ...inside.map(({ members }) => members)),
  };
}

it('tells the shape of any JSON, however it is spaced', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.constantFrom('', '\t', '  '), (value, space) => {
      expect(shapeOf(JSON.stringify(value, null, space))).toEqual(shapeOfValue(value));
    }),
  );
});
