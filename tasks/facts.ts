import agency from '../agency.config.ts';
import { todayIn } from '../src/domain/days/dates.ts';
import { dueFacts, factsWarning } from '../src/site/facts/review.ts';
import { explain } from './lib/help.ts';

explain(`
npm run facts
Lists what the site says of the airlines and somebody should check: facts that were last read more than six months ago, and
facts that rest on one secondary source. Each line says where to look. The facts are in src/site/facts; after reading a
source, set readOn, and raise or lower the certainty.
`);

const today = todayIn(agency.timeZone);
for (const { name, text, isOld, isAlone, readOn, where } of dueFacts(today)) {
  const why = [isOld ? `last read ${readOn}` : '', isAlone ? 'one secondary source' : ''].filter(Boolean).join(', ');
  console.log(`${name} (${why})\n  ${text}\n  ${where || 'no source yet'}`);
}
console.log(factsWarning(today) ?? 'Every fact was read within six months and rests on more than hearsay.');
