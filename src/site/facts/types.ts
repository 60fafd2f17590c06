import type { ColumnId } from './columns.ts';

/** How sure a fact is: publish it plainly, soften it, or say only that it is not known. */
export type Certainty = 'ok' | 'hedge' | 'omit';

/** Where a fact comes from; `common` is widely known, and no text about it has been read; `agency` is our own word. */
export type SourceKind =
  | 'airline'
  | 'airline-old'
  | 'airport'
  | 'agent'
  | 'secondary'
  | 'press'
  | 'list'
  | 'law'
  | 'common'
  | 'agency';

/** One thing that is known, or looked for in vain, about one airline. */
export interface Fact {
  /** A sentence as a page may print it; what is only probable says so itself. */
  text: string;
  /** The sentence for the card under a heading, where the whole is too long for it. */
  short?: string;
  /** Short figures of the sentence, by the column of the comparison they stand in. */
  cells?: Readonly<Partial<Record<ColumnId, string>>>;
  certainty: Certainty;
  /** Missing where no text was found. */
  kind?: SourceKind;
  /** What the source itself bears: `2026-03-20`, `2025-12`, `2022` or `2014–2016`; missing: undated. */
  dated?: string;
  /** Where to look. */
  source?: string;
  /** A second text that says the same. */
  second?: string;
  /** Day the source was last read, where it differs from that of the file. */
  readOn?: string;
}

/** A fact with the day its source was last read. */
export type ReadFact = Fact & { readOn: string };

/** Everything that the site knows of one airline. */
export interface AirlineFacts {
  /** Main address of its own site, without the scheme. */
  site: string;
  /** Its name as the owner of something: `Pegasus’un`. */
  genitive: string;
  /** Where it is registered: what decides which flights passenger law covers. */
  home: 'turkey' | 'abroad';
  /** Day the sources were last read, `YYYY-MM-DD`. */
  readOn: string;
  facts: Readonly<Record<string, Fact>>;
}
