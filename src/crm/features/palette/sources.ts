import { actionSource } from './actions.ts';
import type { Source } from './entry.ts';
import { openedSource, recordSource } from './found-records.ts';
import { peopleSource } from './people.ts';
import { placeSource } from './places.ts';
import { viewSource } from './views.ts';

/** Hides the type of a source's answer, because only the source itself reads the answer. */
const source = <Answer>(one: Source<Answer>) => one as unknown as Source<unknown>;

export const sources: readonly Source<unknown>[] = [
  source(viewSource),
  source(openedSource),
  source(actionSource),
  source(placeSource),
  source(peopleSource),
  source(recordSource),
];
