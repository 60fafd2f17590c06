import type { AirlineId } from '../../domain/airlines.ts';
import type { AirlineService } from '../services.ts';
import type { ServiceWays } from './ways.ts';

/** One line of the board "Bir bakışta". */
export interface BoardLine {
  label: string;
  /** A few words, shown in large type. */
  value: string;
  note?: string;
  /** Key of the airline's fact whose certainty is shown beside the value; missing for advice and our own statements. */
  fact?: string;
}

/**
 * A string is a paragraph, an array is a list. Text may contain links to our own pages, `[words](/hizmetler/check-in)`,
 * and on legal pages agency fields, `{legalName}`.
 */
export type Block = string | readonly string[];

/** A part of a page that the answer at its top may link to. */
export interface Part {
  /** Anchor, if another page links to this part. */
  id?: string;
  /** Words of that link: one to three, as a traveller would search for it. */
  topic?: string;
}

export interface Section extends Part {
  title: string;
  body: readonly Block[];
}

export interface Question extends Part {
  question: string;
  answer: string;
}

/** One line of the boarding pass "Ararken elinizde olsun". */
export interface HaveReady {
  label: string;
  hint: string;
}

/** One card of a group: a benefit, a special seat, a kind of baggage or a refund case. */
export interface Card extends Part {
  title: string;
  /** One or two sentences. */
  text: string;
}

export interface CardGroup {
  title: string;
  cards: readonly Card[];
}

/** The texts of one airline's page for one service; written for that page alone. */
export interface AirlineServiceContent {
  /** Meta description, 50–175 characters, unique on the site. */
  description: string;
  /** Keys of the one to three facts that answer the most common question; shown below the heading. */
  answers: readonly string[];
  /** The steps on this airline's own site; the last one is the reader's next step. */
  own: readonly string[];
  /** When calling us saves time or money at this airline. */
  call: string;
  /** Replaces the texts that all airlines share, if this airline does not offer the service. */
  ways?: ServiceWays;
  /** Opening paragraph; starts with what differs at this airline. */
  lead: string;
  facts: readonly BoardLine[];
  /** Replaces the board’s line about the loyalty programme, where we could not confirm its name. */
  programme?: Omit<BoardLine, 'label'>;
  sections: readonly Section[];
  haveReady?: readonly HaveReady[];
  questions: readonly Question[];
  /** One honest warning that saves the reader money or trouble. */
  warning: string;
  /**
   * Cards that the service's screen requires, in this airline's own words: three benefits and four cases
   * (`iptal-iade`), special seats (`koltuk-secimi`), kinds of baggage (`bagaj-ekleme`), the feature list
   * (`refakatsiz-cocuk`).
   */
  cardGroups?: readonly CardGroup[];
}

export interface AirlineContent {
  /** Day the facts were last checked, `YYYY-MM-DD`. */
  checkedOn: string;
  services: Readonly<Record<AirlineService, AirlineServiceContent>>;
}

/** A table of amounts or limits, e.g. the delay amounts by distance. */
export interface DataTable {
  title: string;
  head: readonly string[];
  /** The first cell of a row is its heading. */
  rows: readonly (readonly string[])[];
  /** What the table leaves out, or its source. */
  note?: string;
}

/**
 * The texts of one service's hub, for every airline. A page leaves out the parts whose fields are missing. Written in
 * `hubs/<service>.ts` as `export const hub: HubContent`.
 */
export interface HubContent {
  /** Day the facts were last checked, `YYYY-MM-DD`. */
  checkedOn: string;
  /** The h1; at most 34 characters. */
  title: string;
  /** Words of `<title>` before the site's name; at most 48 characters, unique on the site. */
  metaTitle: string;
  /** Meta description, 50–175 characters, unique on the site. */
  description: string;
  /** The answer under the heading, in one sentence of at most 170 characters. */
  tagline: string;
  /** Shown before everything else in the answer: what helps a reader who cannot wait. */
  first?: string;
  /** Additional lines of the answer, for the next most common cases. */
  more?: readonly string[];
  lead: string;
  facts?: readonly BoardLine[];
  /** Benefits, special seats, kinds of baggage, refund cases, help codes … as the page's screen requires. */
  cardGroups?: readonly CardGroup[];
  tables?: readonly DataTable[];
  sections?: readonly Section[];
  /** What differs at each airline, one line each: the last column of the comparison. */
  airlineNotes?: Readonly<Record<AirlineId, string>>;
  haveReady?: readonly HaveReady[];
  questions: readonly Question[];
  warning?: string;
}

/** One category of the FAQ page. `faq.ts` exports `faq: readonly FaqCategory[]`. */
export interface FaqCategory {
  /** Anchor, e.g. `rezervasyon`. */
  id: string;
  title: string;
  icon: 'ticket' | 'change' | 'refund' | 'bag' | 'checkin' | 'care' | 'rights' | 'phone';
  questions: readonly Question[];
}

/** The legal and information pages in running text; `/iletisim` is a separate kind of page. */
export const legalPages = [
  'kisisel-verilerin-korunmasi',
  'mesafeli-satis-sozlesmesi',
  'hakkimizda',
  'kullanim-kosullari',
  'iptal-iade-sartlari',
  'gizlilik-ve-guvenlik',
] as const;
export type LegalPageId = (typeof legalPages)[number];

/**
 * Fields of the agency that a legal text may name in braces, e.g. `{legalName}`. A list leaves out an item whose field
 * has no value. `missing` lists what of the agency's identity has none, `fee` says what it charges.
 */
export const agencyFields = [
  'name',
  'domain',
  'email',
  'city',
  'supportPhone',
  'legalName',
  'mersisNumber',
  'taxOffice',
  'taxNumber',
  'tursabNumber',
  'tursabGroup',
  'kepAddress',
  'streetAddress',
  'chamber',
  'missing',
  'fee',
] as const;
export type AgencyField = (typeof agencyFields)[number];

interface LegalSection {
  /** Anchor within the page, e.g. `cerezler`. */
  id: string;
  title: string;
  body: readonly Block[];
  table?: DataTable;
}

/** Written in `legal/<id>.ts` as `export const page: LegalPage`. */
export interface LegalPage {
  /** The h1; at most 48 characters. */
  title: string;
  /** Words of `<title>` before the site's name; at most 48 characters, unique on the site. */
  metaTitle: string;
  /** Meta description, 50–175 characters, unique on the site. */
  description: string;
  /** Day the text was last changed, `YYYY-MM-DD`. */
  updatedOn: string;
  lead: string;
  sections: readonly LegalSection[];
}
