/** What a JSON text is made of. */
export interface Shape {
  /** How deeply objects and lists stand in each other. */
  levels: number;
  /** Objects and lists. */
  parts: number;
  /** Members of the object that has most. An object of very many takes a thousand times as long to parse as a list. */
  members: number;
  /** Members of all objects together. */
  allMembers: number;
  /** Different names of members, as they are written. Each new one costs as much as ten known ones. */
  names: number;
  /** Commas between the items of a list, at least {@link pieceLength} apart: where it may be cut to be parsed in pieces. */
  cuts: readonly number[];
}

/** Characters that are parsed in a moment, whatever they are. */
export const pieceLength = 64 * 1024;

/** Different names of members that a text may have: many rows have the same few. */
export const mostNames = 300;

/**
 * Takes a look at a JSON text in one pass, before anything is made of it: to parse it may keep the main thread for seconds.
 * It ends where there are more than {@link mostNames}. Of a text that is no JSON it may say anything.
 */
export function shapeOf(text: string): Shape {
  const shape = { levels: 0, parts: 0, members: 0, allMembers: 0 };
  const cuts: number[] = [];
  let isList = false;
  let level = 0;
  // Members so far of the objects that are open.
  const open: number[] = [];
  const names = new Set<string>();
  let [from, to] = [0, -1];
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (sign === '"') {
      from = at + 1;
      to = endOfString(text, at);
      at = to;
    } else if (sign === '{' || sign === '[') {
      if (level === 0) isList = sign === '[';
      open[level] = 0;
      level += 1;
      shape.parts += 1;
      if (level > shape.levels) shape.levels = level;
    } else if (sign === '}' || sign === ']') level = Math.max(0, level - 1);
    else if (sign === ',') {
      if (level === 1 && isList && at - (cuts.at(-1) ?? 0) >= pieceLength) cuts.push(at);
    } else if (sign === ':' && level > 0) {
      const members = (open[level - 1] ?? 0) + 1;
      open[level - 1] = members;
      if (members > shape.members) shape.members = members;
      shape.allMembers += 1;
      // Each string is one name at most: taken anew for every colon after it, a long one would take minutes.
      if (to >= from) names.add(text.slice(from, to));
      [from, to] = [0, -1];
      // Nobody takes such a text: the rest of it is not looked at.
      if (names.size > mostNames) break;
    }
  }
  return { ...shape, names: names.size, cuts };
}

function endOfString(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end > 0; end = text.indexOf('"', end + 1)) {
    let slashes = 0;
    while (text[end - 1 - slashes] === '\\') slashes += 1;
    if (slashes % 2 === 0) return end;
  }
  return text.length;
}
