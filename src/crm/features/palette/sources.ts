import { actionSource } from './actions.ts';
import type { Source } from './entry.ts';
import { openedSource, recordSource } from './found-records.ts';
import { peopleSource } from './people.ts';
import { placeSource } from './places.ts';
import { viewSource } from './views.ts';

/** The same, whatever its answer is: nobody but the source itself reads that. */
const source = <Answer>(one: Source<Answer>) => one as unknown as Source<unknown>;

/** All that the palette finds, in this order where nothing is typed. */
export const sources: readonly Source<unknown>[] = [
  source(viewSource),
  source(openedSource),
  source(actionSource),
  source(placeSource),
  source(peopleSource),
  source(recordSource),
];
