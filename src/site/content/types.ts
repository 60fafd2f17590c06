import type { AirlineId } from '../../domain/airlines.ts';

/** The eleven services an airline has a page for; the value is the end of its address. */
export const airlineServices = [
  'iletisim',
  'bilet-satin-alma',
  'bilet-degisikligi',
  'isim-degisikligi',
  'iptal-iade',
  'sinif-yukseltme',
  'evcil-hayvan',
  'koltuk-secimi',
  'bagaj-ekleme',
  'refakatsiz-cocuk',
  'check-in',
] as const;
export type AirlineService = (typeof airlineServices)[number];

/** One line of the board "Bir bakışta". */
export interface Fact {
  label: string;
  /** A few words, set large. */
  value: string;
  note?: string;
}

/** A run of text: a string is a paragraph, an array is a list. */
export type Block = string | readonly string[];

export interface Section {
  title: string;
  body: readonly Block[];
}

export interface Question {
  question: string;
  answer: string;
}

/** One line of the boarding pass "Ararken elinizde olsun". */
export interface HaveReady {
  label: string;
  hint: string;
}

/** What a page says of one airline and one service; written for that page alone. */
export interface AirlineServiceContent {
  /** Meta description, 50–175 characters, unique on the site. */
  description: string;
  /** One sentence under the heading in the hero: what is special here. At most 120 characters. */
  tagline: string;
  /** Opening paragraph: what differs at this airline comes first. */
  lead: string;
  facts: readonly Fact[];
  /** Numbered steps of the process on the phone, as it goes for this airline. */
  steps: readonly Section[];
  sections: readonly Section[];
  haveReady: readonly HaveReady[];
  questions: readonly Question[];
  /** One honest warning that saves the reader money or trouble. */
  warning: string;
}

export interface AirlineContent {
  airline: AirlineId;
  /** Day the facts were last checked, `YYYY-MM-DD`. */
  checkedOn: string;
  services: Readonly<Record<AirlineService, AirlineServiceContent>>;
}
