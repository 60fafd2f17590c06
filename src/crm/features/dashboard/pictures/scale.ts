export interface Bar {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Minimum length of a bar in px; a shorter one would be invisible. */
const least = 2;
/** The share of a column's width that stays free beside its bar. */
const gap = 0.28;

export function scaleFor(amounts: readonly number[], length: number) {
  const low = Math.min(0, ...amounts);
  const high = Math.max(0, ...amounts);
  const unit = high === low ? 0 : length / (high - low);
  const at = (amount: number) => round((amount - low) * unit);
  const stretch = (amount: number) => {
    if (amount === 0) return { from: at(0), length: 0 };
    const size = Math.max(least, Math.abs(at(amount) - at(0)));
    return { from: amount > 0 ? at(0) : at(0) - size, length: size };
  };
  return { at, stretch };
}

export function columns(
  amounts: readonly number[],
  others: readonly number[],
  box: { width: number; top: number; height: number },
) {
  const pitch = box.width / (amounts.length - gap);
  const scale = scaleFor([...amounts, ...others], box.height);
  const bottom = box.top + box.height;
  const bars = amounts.map((amount, index): Bar => {
    const { from, length } = scale.stretch(amount);
    return {
      x: round(index * pitch),
      y: round(bottom - from - length),
      width: round(pitch * (1 - gap)),
      height: length,
    };
  });
  return { bars, pitch, base: bottom - scale.at(0), y: (amount: number) => round(bottom - scale.at(amount)) };
}

/** Groups neighbouring bars into links that are wide enough to click; the first link also takes the bars left over. */
export function spans(count: number, pitch: number, wide: number): [first: number, last: number][] {
  const size = Math.min(count, Math.max(1, Math.ceil(wide / pitch)));
  const links = Math.floor(count / size);
  return Array.from({ length: links }, (_, index) => [
    index === 0 ? 0 : count - (links - index) * size,
    count - (links - index - 1) * size - 1,
  ]);
}

export function apart(one: number, other: number, distance: number): [number, number] {
  const missing = distance - Math.abs(one - other);
  if (missing <= 0) return [one, other];
  const move = (one <= other ? -missing : missing) / 2;
  return [one + move, other - move];
}

/** The y of a bar's label: the bar's top, moved up if a line would cross the label. */
export function clearOf(top: number, lines: readonly number[]): number {
  const crossed = lines.some((line) => line > top - 26 && line < top);
  return crossed ? Math.min(top, ...lines) : top;
}

export function shownHours<T extends { hour: number; collected: number; mean: number }>(hours: readonly T[]): T[] {
  const busy = hours.filter(({ collected, mean }) => collected !== 0 || mean !== 0).map(({ hour }) => hour);
  const first = Math.min(8, ...busy);
  const last = Math.max(20, ...busy);
  return hours.filter(({ hour }) => hour >= first && hour <= last);
}

/** Sorts rows by amount, largest first; the last of at most `most` lines adds up the other rows. */
export function largest<T extends { records: number; collected: number; others?: number }>(
  rows: readonly T[],
  most: number,
) {
  const bySize = rows.toSorted(
    (one, other) => (one.others ?? 0) - (other.others ?? 0) || Math.abs(other.collected) - Math.abs(one.collected),
  );
  const kept = rows.length > most ? most - 1 : most;
  const others = bySize.slice(kept);
  const sum = (of: 'records' | 'collected') => others.reduce((all, row) => all + row[of], 0);
  const count = others.reduce((all, row) => all + (row.others ?? 1), 0);
  return {
    shown: bySize.slice(0, kept).sort((one, other) => other.collected - one.collected),
    rest: others.length ? { count, records: sum('records'), collected: sum('collected') } : null,
  };
}

const round = (length: number) => Math.round(length * 10) / 10;
