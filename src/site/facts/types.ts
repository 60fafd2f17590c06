import type { ColumnId } from './columns.ts';

/** How sure a fact is: publish it plainly, soften it, or say only that it is unknown. */
export type Certainty = 'ok' | 'hedge' | 'omit';

/** Where a fact comes from. `common` is common knowledge without a source; `agency` is our own statement. */
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

/** Something we know about an airline, or searched for without finding a source. */
export interface Fact {
  /** A sentence for pages; if the fact is uncertain, the sentence itself says so. */
  text: string;
  /** A shorter sentence for the answer card, if `text` is too long. */
  short?: string;
  /** Short figures from the sentence, by column of the comparison. */
  cells?: Readonly<Partial<Record<ColumnId, string>>>;
  /** Limits the fact to some flights or fares, in the words of `text`: `iç hat`, `Flex`; shown in its cells. */
  scope?: string;
  certainty: Certainty;
  /** Missing if no text was found. */
  kind?: SourceKind;
  /** The date on the source itself: `2026-03-20`, `2025-12`, `2022` or `2014–2016`; missing if undated. */
  dated?: string;
  /** Address or name of the source. */
  source?: string;
  /** A second source that says the same. */
  second?: string;
  /** Day the source was last read, if it differs from the airline's `readOn`. */
  readOn?: string;
}

/** A fact with the day its source was last read. */
export type ReadFact = Fact & { readOn: string };

/** Everything that the site knows about an airline. */
export interface AirlineFacts {
  /** Main address of its own site, without the scheme. */
  site: string;
  /** Endings of its name after the apostrophe: locative, ablative, dative, genitive, accusative, instrumental. */
  endings: string;
  /** Where the airline is registered; determines which of its flights passenger law covers. */
  home: 'turkey' | 'abroad';
  /** Day the sources were last read, `YYYY-MM-DD`. */
  readOn: string;
  facts: Readonly<Record<string, Fact>>;
}
