import type { Certainty, ReadFact, SourceKind } from './types.ts';

/** Sources that speak of their own affairs; other sources only report. */
const firstHand: readonly SourceKind[] = ['airline', 'airport', 'law', 'agency'];

/** In years. An older text does not count as the current rule; law counts until it changes. */
const longestTrust = 3;

export function isOutdated({ kind, dated, readOn }: ReadFact): boolean {
  if (kind === 'airline-old') return true;
  const year = Number(dated?.split('–').at(-1)?.slice(0, 4) ?? Number.NaN);
  return kind !== 'law' && year < Number(readOn.slice(0, 4)) - longestTrust;
}

/** The mark beside a fact: the fact's own certainty, lowered to `hedge` if its source is second-hand or outdated. */
export function markOf(fact: ReadFact): Certainty {
  const isVouchedFor = fact.kind !== undefined && firstHand.includes(fact.kind) && !isOutdated(fact);
  return fact.certainty === 'ok' && !isVouchedFor ? 'hedge' : fact.certainty;
}
