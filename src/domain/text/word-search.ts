import { foldText } from './turkish.ts';

/** What is looked for among: its name, what stands beside it, and other words for it that nobody sees. */
export interface Searched {
  name: string;
  detail?: string | undefined;
  words?: readonly string[] | undefined;
}

/**
 * How well what is searched fits, the best first; null where it does not. Every word must be there, in any order: at the
 * beginning of a word, or inside of one of the name or the detail from the third letter on.
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

/** The first of the other words by which it was found, where neither name nor detail has what is searched. */
export function wordFound(search: string, { name, detail = '', words = [] }: Searched): string | null {
  const shown = foldText(`${name} ${detail}`);
  const hidden = foldText(search)
    .split(' ')
    .filter((part) => !begins(shown, part) && !(part.length >= 3 && shown.includes(part)));
  return words.find((word) => hidden.some((part) => begins(foldText(word), part))) ?? null;
}

/** A text in pieces, those marked that are searched. */
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

/** Where a folded text has a word that begins so. */
function beginOf(folded: string, part: string): number | null {
  for (let at = folded.indexOf(part); at >= 0; at = folded.indexOf(part, at + 1)) {
    if (at === 0 || !isLetter.test(folded.charAt(at - 1))) return at;
  }
  return null;
}

const isLetter = /[\p{L}\p{N}]/u;
const begins = (folded: string, part: string) => beginOf(folded, part) !== null;

/** The folded text, and of each of its letters which one of the text it was. */
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
