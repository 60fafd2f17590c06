import { expect, it } from 'vitest';
import { uncountedText } from './count-sums.ts';

it.each([
  [0, '4 kanaldan hiçbiri sayılmadı'],
  [1, '4 kanaldan 1 tanesi sayıldı'],
  [3, '4 kanaldan 3 tanesi sayıldı'],
  [4, null],
])('says how many of four channels are counted unless all are: %d', (counted, text) => {
  expect(uncountedText(counted)).toBe(text);
});
