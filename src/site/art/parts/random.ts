/** A small seeded random generator (mulberry32), so that clouds look the same in every build. */
type Random = (min: number, max: number) => number;

export function seeded(seed: number): Random {
  let state = seed * 0x9e3779b1;
  return (min, max) => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return min + (((t ^ (t >>> 14)) >>> 0) % (max - min + 1));
  };
}
