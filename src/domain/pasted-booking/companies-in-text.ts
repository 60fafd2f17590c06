import { asListed, type ListEntry } from '../records/reference-lists.ts';
import { foldText } from '../text/turkish.ts';
import { finds, letter, oneOf, wordsOf } from './expressions.ts';
import type { Segment } from './gds-lines.ts';
import { agreed, type Found, found, type Line } from './pasted-text.ts';
import { pairIn, placesIn } from './places-in-text.ts';
import * as words from './words/companies.ts';

/** Country names and other common words count only if more of the company's name follows. */
const common = new Set(wordsOf(words.commonNames));
const moreOfName = new RegExp(`^ (?:${oneOf(words.companyWords)}(?!${letter})|0?\\d{3}(?!\\d))`, 'u');

const flight =
  /(?<![\p{L}\d./-])(?<designator>[A-Z][A-Z\d]|\d[A-Z])(?<gap> {0,3}|-)(?<number>\d{1,4})(?![A-Z\d]|[.,:/]\d|[ ]?(?:kg|TL|TRY))/dgu;
const flightLabel = finds(words.flightNumberLabels);
const moment = /\d{1,2}[:.]\d{2}|\d{1,2} ?(?:[a-z]{3,9}|[./]\d{1,2})/;

export interface FlightNumber extends Found {
  /** The name in the agency's list; null if the airline is not in it. */
  company: string | null;
}

/**
 * Finds flight numbers. The fewer digits a number has, the more context it needs: a label, its place in the line, or a
 * route with a time.
 */
export function flightNumbersIn(lines: readonly Line[], companies: readonly ListEntry[]): FlightNumber[] {
  return lines.flatMap((line, row) => {
    const pair = pairIn(line) ?? [];
    const isSmall = pair[0] !== undefined && /^[a-z]/.test(line.text.slice(pair[0].start));
    const written = isSmall ? line.text.replace(/[a-z]/g, (letter) => letter.toUpperCase()) : line.text;
    const matches = [...written.matchAll(flight)];
    if (matches.length === 0) return [];
    const isLabelled = flightLabel.test(line.folded) || flightLabel.test(lines[row - 1]?.folded ?? '');
    const hasMoment = moment.test(line.folded);
    const ends = isSmall ? pair : placesIn(line);
    const isRouted = ends.length > 1;
    const isFlown = isLabelled || (hasMoment && isRouted);
    return matches.flatMap((match) => {
      const { designator = '', gap = '', number = '' } = match.groups ?? {};
      const company = asListed(companies, designator);
      const isAlone = /^[^\p{L}\d]*$/u.test(line.text.replace(flight, ' '));
      const behind = match.index + match[0].length;
      const isNext =
        /^\W*$/.test(line.folded.slice(behind)) || ends.some(({ start }) => start >= behind && start < behind + 5);
      const isPlain = number.length > 2 && (gap === '' || hasMoment || isAlone || isRouted);
      const isSure =
        isPlain || (isLabelled && number.length > 1) || (isNext && (isLabelled || (hasMoment && isRouted)));
      if (!isSure || (company === null && !(isFlown && /[A-Z]{2}/.test(designator)))) return [];
      return [{ ...found(match[0], line, match.index, match.index + match[0].length), company }];
    });
  });
}

/** Names the company as the agency's list has it: the airline of all flights, else the only company in the text. */
export function companyOf(
  lines: readonly Line[],
  segments: readonly Segment[],
  numbers: readonly FlightNumber[],
  companies: readonly ListEntry[],
): Found | null {
  const ofSegments = segments.map(({ designator, from, at }) =>
    found(asListed(companies, designator), from.line, at, at + designator.length),
  );
  const flown =
    segments.length > 0 ? ofSegments : numbers.map(({ company, ...place }) => ({ ...place, value: company }));
  return flown.length > 0 ? agreed(flown) : named(lines, companies);
}

function named(lines: readonly Line[], companies: readonly ListEntry[]): Found | null {
  const wanted = companies.flatMap((entry) =>
    [entry.name, ...entry.aliases]
      .map(foldText)
      .filter((name) => name.length > 2)
      .map((name) => ({ company: entry.name, name })),
  );
  const all = lines.flatMap((line) => wanted.flatMap(({ company, name }) => mentionOf(line, name, company)));
  return agreed(all.sort((one, other) => one.start - other.start));
}

function mentionOf(line: Line, name: string, company: string): Found[] {
  const at = line.folded.indexOf(name);
  const beside = line.folded.charAt(at - 1) + line.folded.charAt(at + name.length);
  if (at < 0 || /[\p{L}\d]/u.test(beside)) return [];
  const isCommon = common.has(name) && !moreOfName.test(line.folded.slice(at + name.length));
  return isCommon ? [] : [found(company, line, at, at + name.length)];
}
