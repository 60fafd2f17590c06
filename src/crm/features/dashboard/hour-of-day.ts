export type HourOfDay = 'dawn' | 'day' | 'dusk' | 'night';

/** Which sky to show now, by the device's clock. */
export function hourOfDay(now: Date): HourOfDay {
  return skyAt(now.getHours());
}

/** Which sky belongs to an hour from 0 to 23. */
export function skyAt(hour: number): HourOfDay {
  if (hour < 5 || hour >= 21) return 'night';
  if (hour < 10) return 'dawn';
  return hour < 17 ? 'day' : 'dusk';
}
