/** What a JSON text is made of. */
export interface Shape {
  /** How deeply objects and lists stand in each other. */
  levels: number;
  /** Objects and lists. */
  parts: number;
  /** Members of the object that has most. An object of very many takes a thousand times as long to parse as a list. */
  members: number;
}

/**
 * Takes a look at a JSON text in one pass, before anything is made of it: to parse it may keep the main thread for seconds.
 * Of a text that is no JSON it may say anything.
 */
export function shapeOf(text: string): Shape {
  const shape: Shape = { levels: 0, parts: 0, members: 0 };
  let level = 0;
  // Members so far of the objects that are open.
  const open: number[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (sign === '"') at = endOfString(text, at);
    else if (sign === '{' || sign === '[') {
      open[level] = 0;
      level += 1;
      shape.parts += 1;
      if (level > shape.levels) shape.levels = level;
    } else if (sign === '}' || sign === ']') level = Math.max(0, level - 1);
    else if (sign === ':' && level > 0) {
      const members = (open[level - 1] ?? 0) + 1;
      open[level - 1] = members;
      if (members > shape.members) shape.members = members;
    }
  }
  return shape;
}

function endOfString(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end > 0; end = text.indexOf('"', end + 1)) {
    let slashes = 0;
    while (text[end - 1 - slashes] === '\\') slashes += 1;
    if (slashes % 2 === 0) return end;
  }
  return text.length;
}
