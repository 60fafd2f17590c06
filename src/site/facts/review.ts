import { formatDate, type IsoDate, monthsBefore } from '../../domain/days/dates.ts';
import { commonFacts } from './common.ts';
import { airlineFacts } from './index.ts';
import type { AirlineFacts, Fact } from './types.ts';

/** Months after which a fact's source must be read again. */
const longestAge = 6;

export interface DueFact {
  /** Airline and key, such as `pegasus online`, or `common` and key. */
  name: string;
  text: string;
  isOld: boolean;
  isAlone: boolean;
  readOn: IsoDate;
  where: string;
}

/** Whether a fact rests on a single second-hand text or on hearsay. */
const restsOnOne = ({ kind, second, certainty }: Fact): boolean =>
  certainty !== 'omit' && !second && (kind === 'secondary' || kind === 'list' || kind === 'common');

function dueOf(name: string, site: string, { facts, readOn }: Pick<AirlineFacts, 'facts' | 'readOn'>, today: IsoDate) {
  return Object.entries(facts).map(
    ([key, fact]): DueFact => ({
      name: `${name} ${key}`,
      text: fact.text,
      readOn: fact.readOn ?? readOn,
      isOld: (fact.readOn ?? readOn) < monthsBefore(today, longestAge),
      isAlone: restsOnOne(fact),
      where: [fact.source, site].filter(Boolean).join(', then '),
    }),
  );
}

/** The facts that were last read more than six months ago, then those that rest on one second-hand text. */
export function dueFacts(today: IsoDate): readonly DueFact[] {
  const all = [
    ...Object.entries(airlineFacts).flatMap(([id, one]) => dueOf(id, `https://${one.site}`, one, today)),
    ...dueOf('common', '', commonFacts, today),
  ];
  return all.filter(({ isOld, isAlone }) => isOld || isAlone).sort((a, b) => Number(b.isOld) - Number(a.isOld));
}

export function factsWarning(today: IsoDate): string | null {
  const due = dueFacts(today);
  if (due.length === 0) return null;
  const old = due.filter(({ isOld }) => isOld).length;
  const alone = due.filter(({ isAlone }) => isAlone).length;
  return `Facts of the site on ${formatDate(today)}: ${old} were last read more than six months ago, ${alone} rest on one secondary source. npm run facts lists them.`;
}
