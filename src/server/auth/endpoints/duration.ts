const seconds = new Map(Object.entries({ ns: 1e-9, us: 1e-6, µs: 1e-6, ms: 1e-3, s: 1, m: 60, h: 3600 }));
const maxSeconds = 1000 * 365 * 24 * 3600;

/** Parses a duration in Go's notation, e.g. `1h30m`, into seconds; null for anything else. */
export function parseDuration(text: string): number | null {
  if (!/^(\d+(\.\d+)?(ns|us|µs|ms|s|m|h))+$/.test(text)) return null;
  const parts = [...text.matchAll(/(\d+(?:\.\d+)?)(ns|us|µs|ms|s|m|h)/g)];
  const total = parts.reduce((sum, [, count, unit = '']) => sum + Number(count) * (seconds.get(unit) ?? 0), 0);
  return Math.min(total, maxSeconds);
}
