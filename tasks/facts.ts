import agency from '../agency.config.ts';
import { todayIn } from '../src/domain/days/dates.ts';
import { dueFacts, factsWarning } from '../src/site/facts/review.ts';
import { explain } from './lib/help.ts';

explain(`
npm run facts
Lists facts about airlines on the site that somebody should check: those last read in their source over six months
ago, and those based on a single secondary source. Each line says where to look. The facts are in src/site/facts;
after reading a source, set readOn, and raise or lower the certainty.
`);

const today = todayIn(agency.timeZone);
for (const { name, text, isOld, isAlone, readOn, where } of dueFacts(today)) {
  const why = [isOld ? `last read ${readOn}` : '', isAlone ? 'one secondary source' : ''].filter(Boolean).join(', ');
  console.log(`${name} (${why})\n  ${text}\n  ${where || 'no source yet'}`);
}
console.log(factsWarning(today) ?? 'Every fact was checked within six months and has a reliable source.');
