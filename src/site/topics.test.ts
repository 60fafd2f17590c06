import { expect, test } from 'vitest';
import { airlineIds } from '../domain/airlines.ts';
import { airlineContents } from './content/airlines/index.ts';
import { airlineServices } from './services.ts';
import { anchorOf, topicsOf } from './topics.ts';

const pages = airlineIds.flatMap((airline) =>
  airlineServices.map((service) => ({
    name: `${airline}-${service}`,
    content: airlineContents[airline].services[service],
  })),
);

test.each(pages)('$name links from its answer to two to five of its parts, each in a few words', ({ content }) => {
  const topics = topicsOf(content).map(({ topic = '' }) => topic);
  expect(topics.length, topics.join()).toBeGreaterThanOrEqual(2);
  expect(topics.length, topics.join()).toBeLessThanOrEqual(5);
  expect(new Set(topicsOf(content).map(anchorOf)).size).toBe(topics.length);
  for (const topic of topics) {
    expect.soft(topic, 'three short words').toMatch(/^\p{Lu}[\p{L}’\d]*,?(?: [\p{L}’\d]+,?){0,2}$/u);
    expect.soft(topic.length, topic).toBeLessThanOrEqual(24);
  }
});
