import { foldText } from './turkish.ts';

export interface Searched {
  name: string;
  detail?: string | undefined;
  words?: readonly string[] | undefined;
}

/**
 * How well an item matches a search, 0 best; null if it does not. Every word must match, in any order: at the start of
 * a word, or, with three letters or more, anywhere in the name or detail.
 */
export function rankOf(search: string, { name, detail = '', words = [] }: Searched): number | null {
  const wanted = foldText(search);
  if (wanted === '') return 0;
  const named = foldText(name);
  if (named === wanted) return 0;
  if (named.startsWith(wanted)) return 1;
  if (begins(named, wanted)) return 2;
  const parts = wanted.split(' ');
  if (parts.every((part) => begins(named, part))) return 3;
  const all = [named, foldText(detail), ...words.map(foldText)];
  if (parts.every((part) => all.some((text) => begins(text, part)))) return 4;
  const seen = all.slice(0, 2);
  const isIn = (part: string) =>
    all.some((text) => begins(text, part)) || (part.length >= 3 && seen.some((text) => text.includes(part)));
  return parts.every(isIn) ? 5 : null;
}

/**
 * Finds the first of the hidden `words` that matches a part of the search. Parts that `name` or `detail` match do not
 * count.
 */
export function wordFound(search: string, { name, detail = '', words = [] }: Searched): string | null {
  const shown = foldText(`${name} ${detail}`);
  const hidden = foldText(search)
    .split(' ')
    .filter((part) => !begins(shown, part) && !(part.length >= 3 && shown.includes(part)));
  return words.find((word) => hidden.some((part) => begins(foldText(word), part))) ?? null;
}

/** Splits a text into pieces, marking those that match the search. */
export function markedPieces(search: string, text: string): { text: string; isMarked: boolean }[] {
  const { folded, places } = foldLetters(text);
  const marked = new Set<number>();
  for (const part of foldText(search).split(' ')) {
    if (part === '') continue;
    const at = beginOf(folded, part) ?? (part.length >= 3 ? folded.indexOf(part) : -1);
    for (let step = 0; at >= 0 && step < part.length; step += 1) marked.add(places[at + step] ?? -1);
  }
  const pieces: { text: string; isMarked: boolean }[] = [];
  for (const [at, letter] of [...text].entries()) {
    const last = pieces.at(-1);
    if (last?.isMarked === marked.has(at)) last.text += letter;
    else pieces.push({ text: letter, isMarked: marked.has(at) });
  }
  return pieces;
}

function beginOf(folded: string, part: string): number | null {
  for (let at = folded.indexOf(part); at >= 0; at = folded.indexOf(part, at + 1)) {
    if (at === 0 || !isLetter.test(folded.charAt(at - 1))) return at;
  }
  return null;
}

const isLetter = /[\p{L}\p{N}]/u;
const begins = (folded: string, part: string) => beginOf(folded, part) !== null;

/** The folded text and, for each of its letters, the index of the letter it comes from. */
function foldLetters(text: string): { folded: string; places: number[] } {
  let folded = '';
  const places: number[] = [];
  for (const [at, letter] of [...text].entries()) {
    const small = /\s/.test(letter) ? ' ' : foldText(letter);
    folded += small;
    places.push(...Array.from({ length: small.length }, () => at));
  }
  return { folded, places };
}
