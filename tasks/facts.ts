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
Lists what the site says of the airlines and somebody should check: facts that were last read more than six months ago, and
facts that rest on one secondary source. Each line says where to look. The facts are in src/site/facts; after reading a
source, set readOn, and raise or lower the certainty. Then counts what of the comparisons no fact fills, and, if the site
is built, the words of its pages and how many of them are the same on all.
`);

const today = todayIn(agency.timeZone);
for (const { name, text, isOld, isAlone, readOn, where } of dueFacts(today)) {
  const why = [isOld ? `last read ${readOn}` : '', isAlone ? 'one secondary source' : ''].filter(Boolean).join(', ');
  console.log(`${name} (${why})\n  ${text}\n  ${where || 'no source yet'}`);
}
console.log(factsWarning(today) ?? 'Every fact was read within six months and rests on more than hearsay.');

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
  console.log(`the same on 100 of them: ${(share * 100).toFixed(1)} %\n  ${repeated.join('\n  ')}`);
}
