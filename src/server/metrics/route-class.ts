const classes = [
  ['auth', /^\/auth\/v1(\/|$)/],
  ['rest', /^\/rest\/v1(\/|$)/],
  ['api', /^\/api(\/|$)/],
  ['crm', /^\/crm(\/|$)/],
  ['health', /^\/healthz$/],
] as const;

/** The part of the product that a path belongs to: a label for metrics, because the path itself may name people. */
export function routeClass(url: string): string {
  const [path = ''] = url.split('?', 1);
  return classes.find(([, pattern]) => pattern.test(path))?.[0] ?? 'site';
}
