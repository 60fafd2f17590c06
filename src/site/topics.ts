import { foldText } from '../domain/text/turkish.ts';
import type { CardGroup, Part, Question, Section } from './content/types.ts';

interface Content {
  cardGroups?: readonly CardGroup[];
  sections?: readonly Section[];
  questions: readonly Question[];
}

/** The anchor of a part that has one: its own, or `bebek-arabasi` for the topic `Bebek arabası`. */
export const anchorOf = ({ id, topic }: Part): string | undefined =>
  id ?? (topic && foldText(topic).replaceAll(/[^a-z0-9]+/g, '-'));

/** The parts of a page that have a topic, in the order of the page. */
export function topicsOf({ cardGroups = [], sections = [], questions }: Content): readonly Part[] {
  const parts: readonly Part[] = [...cardGroups.flatMap(({ cards }) => cards), ...sections, ...questions];
  return parts.filter(({ topic }) => topic);
}
