/**
 * For each error message, how often it was logged in each hour. Kept only in memory, because the log has the errors
 * themselves.
 */
const counted = new Map<string, Map<number, number>>();

const hour = 3_600_000;
const shownHours = 24;

/** Counts a logged error. */
export function countError(message: string): void {
  const hours = counted.get(message) ?? new Map<number, number>();
  const now = Math.floor(Date.now() / hour);
  hours.set(now, (hours.get(now) ?? 0) + 1);
  for (const past of hours.keys()) if (past <= now - shownHours) hours.delete(past);
  counted.set(message, hours);
}

/** This instance's errors of the last day, the most frequent first. `hour` is when the last one occurred, ISO 8601. */
export function errorsOfDay(): { message: string; count: number; hour: string }[] {
  const oldest = Math.floor(Date.now() / hour) - shownHours;
  const shown = [...counted].flatMap(([message, hours]) => {
    const recent = [...hours].filter(([at]) => at > oldest);
    const last = Math.max(...recent.map(([at]) => at));
    const count = recent.reduce((sum, [, times]) => sum + times, 0);
    return count === 0 ? [] : [{ message, count, hour: new Date(last * hour).toISOString() }];
  });
  return shown.sort((a, b) => b.count - a.count).slice(0, 20);
}
