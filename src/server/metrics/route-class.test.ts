import { expect, it } from 'vitest';
import { routeClass } from './route-class.ts';

it.each([
  ['/', 'site'],
  ['/thy-iletisim?x=/auth/v1/user', 'site'],
  ['/auth/v1/token?grant_type=password', 'auth'],
  ['/rest/v1', 'rest'],
  ['/rest/v1/crm_records?fullname=eq.Ali', 'rest'],
  ['/api/users-list', 'api'],
  ['/apistan', 'site'],
  ['/crm', 'crm'],
  ['/crm/config.json', 'crm'],
  ['/healthz', 'health'],
  ['', 'site'],
])('%s belongs to the part %s', (url, expected) => {
  expect(routeClass(url)).toBe(expected);
});
