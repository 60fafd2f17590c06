const classes = [
  ['auth', /^\/auth\/v1(\/|$)/],
  ['rest', /^\/rest\/v1(\/|$)/],
  ['api', /^\/api(\/|$)/],
  ['crm', /^\/crm(\/|$)/],
  ['health', /^\/healthz$/],
] as const;

/** Which part of the product a path belongs to. The path itself may name people, so it is never a label. */
export function routeClass(url: string): string {
  const [path = ''] = url.split('?', 1);
  return classes.find(([, pattern]) => pattern.test(path))?.[0] ?? 'site';
}
