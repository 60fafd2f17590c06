export type HourOfDay = 'dawn' | 'day' | 'dusk' | 'night';

export function hourOfDay(now: Date): HourOfDay {
  return skyAt(now.getHours());
}

export function skyAt(hour: number): HourOfDay {
  if (hour < 5 || hour >= 21) return 'night';
  if (hour < 10) return 'dawn';
  return hour < 17 ? 'day' : 'dusk';
}
