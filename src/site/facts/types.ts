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

export interface Fact {
  /** A sentence for pages. If the fact is uncertain, the sentence says so. */
  text: string;
  /** A shorter sentence for the answer card, if `text` is too long. */
  short?: string;
  /** Short figures from the sentence, by column of the comparison. */
  cells?: Readonly<Partial<Record<ColumnId, string>>>;
  /** Limits the fact to some flights or fares, in words of `text`: `iç hat`, `Flex`. */
  scope?: string;
  certainty: Certainty;
  /** Missing if we found no source. */
  kind?: SourceKind;
  /** What the source says, in the genitive, if the answer also advises: `Saatlerin`. */
  covers?: string;
  /** The date on the source itself: `2026-03-20`, `2025-12`, `2022` or `2014–2016`; missing if undated. */
  dated?: string;
  source?: string;
  second?: string;
  /** Day the source was last read, if it differs from the airline's `readOn`. */
  readOn?: string;
}

export type ReadFact = Fact & { readOn: string };

export interface AirlineFacts {
  /** Main address of the airline's own site, without the scheme. */
  site: string;
  /**
   * Endings of the airline's name after the apostrophe: locative, ablative, dative, genitive, accusative, instrumental.
   */
  endings: string;
  /** Where the airline is registered; determines which of its flights passenger law covers. */
  home: 'turkey' | 'abroad';
  readOn: string;
  facts: Readonly<Record<string, Fact>>;
}
