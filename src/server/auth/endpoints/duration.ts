const unitSeconds: Readonly<Record<string, number>> = {
  ns: 1e-9,
  us: 1e-6,
  µs: 1e-6,
  ms: 1e-3,
  s: 1,
  m: 60,
  h: 3600,
};
/** As long as an account may be disabled for; longer texts mean the same. */
const maxSeconds = 1000 * 365 * 24 * 3600;

/** Seconds of a duration in Go's notation, e.g. `1h30m`; null for anything else. */
export function parseDuration(text: string): number | null {
  if (!/^(\d+(\.\d+)?(ns|us|µs|ms|s|m|h))+$/.test(text)) return null;
  const parts = [...text.matchAll(/(\d+(?:\.\d+)?)(ns|us|µs|ms|s|m|h)/g)];
  const seconds = parts.reduce((sum, [, count, unit = '']) => sum + Number(count) * (unitSeconds[unit] ?? 0), 0);
  return Math.min(seconds, maxSeconds);
}
