import type { Certainty, ReadFact, SourceKind } from './types.ts';

/** Kinds of source that tell what they themselves decide. */
const firstHand: readonly SourceKind[] = ['airline', 'airport', 'law', 'agency'];

/** Years after which a text is no longer taken for today’s rule; law holds until it is changed. */
const longestTrust = 3;

/** Whether a fact’s text is that of an earlier site, or bears a date of years ago. */
export function isOutdated({ kind, dated, readOn }: ReadFact): boolean {
  if (kind === 'airline-old') return true;
  const year = Number(dated?.split('–').at(-1)?.slice(0, 4) ?? Number.NaN);
  return kind !== 'law' && year < Number(readOn.slice(0, 4)) - longestTrust;
}

/** The mark beside a fact: as sure as its sentence, and never surer than its source. */
export function markOf(fact: ReadFact): Certainty {
  const isVouchedFor = fact.kind !== undefined && firstHand.includes(fact.kind) && !isOutdated(fact);
  return fact.certainty === 'ok' && !isVouchedFor ? 'hedge' : fact.certainty;
}
