export type HourOfDay = 'dawn' | 'day' | 'dusk' | 'night';

/** The sky for the time of day, by the device's clock. */
export function hourOfDay(now: Date): HourOfDay {
  return skyAt(now.getHours());
}

/** The sky over an hour of the clock. */
export function skyAt(hour: number): HourOfDay {
  if (hour < 5 || hour >= 21) return 'night';
  if (hour < 10) return 'dawn';
  return hour < 17 ? 'day' : 'dusk';
}
