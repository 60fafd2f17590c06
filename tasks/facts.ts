import { existsSync } from 'node:fs';
import { join } from 'node:path';
import agency from '../agency.config.ts';
import { todayIn } from '../src/domain/days/dates.ts';
import { unknownCells } from '../src/site/facts/columns.ts';
import { dueFacts, factsWarning } from '../src/site/facts/review.ts';
import { airlineServices, hasHub } from '../src/site/services.ts';
import { explain } from './lib/help.ts';

explain(`
npm run facts
Lists facts about airlines on the site that somebody should check: those last read in their source over six months
ago, and those based on a single secondary source. Each line says where to look. The facts are in src/site/facts;
after reading a source, set readOn, and raise or lower the certainty. Then lists the cells of the comparisons that no
fact fills and, if the site is built, counts the words of its pages and the share that repeats on all of them.
`);

const today = todayIn(agency.timeZone);
for (const { name, text, isOld, isAlone, readOn, where } of dueFacts(today)) {
  const why = [isOld ? `last read ${readOn}` : '', isAlone ? 'one secondary source' : ''].filter(Boolean).join(', ');
  console.log(`${name} (${why})\n  ${text}\n  ${where || 'no source yet'}`);
}
console.log(factsWarning(today) ?? 'Every fact was checked within six months and has a reliable source.');

for (const service of airlineServices)
  for (const { title, unknown, airlines } of hasHub(service) ? unknownCells(service) : [])
    if (unknown > 0)
      console.log(
        `${service}, ${title}: ${unknown} of 10 without a fact (${airlines.join(', ')})${unknown > 5 ? ', not compared' : ''}`,
      );

if (!existsSync(join(import.meta.dirname, '../dist/site/manifest.json'))) {
  console.log('The site is not built: npm run build first, to count its words.');
} else {
  const { isAirlinePage, lengths, longest, mean, repeatedShare } = await import('../tests/site/words.ts');
  const all = lengths();
  const line = (name: string, some: typeof all) =>
    `${name}: ${Math.round(mean(some))} words a page, at most ${longest(some)?.words} (${longest(some)?.path})`;
  for (const [kind, some] of Map.groupBy(all, (one) => one.kind)) console.log(line(kind, some));
  console.log(line('all pages of airlines', all.filter(isAirlinePage)));
  const { share, repeated } = repeatedShare();
  console.log(`the same on nearly all of them: ${(share * 100).toFixed(1)} %\n  ${repeated.join('\n  ')}`);
}
