export type HourOfDay = 'dawn' | 'day' | 'dusk' | 'night';

/** Which sky stands over the desk at this moment, by the clock of the device. */
export function hourOfDay(now: Date): HourOfDay {
  const hour = now.getHours();
  if (hour < 5 || hour >= 21) return 'night';
  if (hour < 10) return 'dawn';
  return hour < 17 ? 'day' : 'dusk';
}
