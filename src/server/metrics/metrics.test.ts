import { describe, expect, it } from 'vitest';
import { exposition } from './exposition.ts';
import { routeClass } from './request-metrics.ts';

describe('routeClass', () => {
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
  ])('%s', (url, expected) => {
    expect(routeClass(url)).toBe(expected);
  });
});

it('writes the text format', () => {
  const samples = [{ labels: { a: 'x"\\\n', b: 'y' }, value: 1.5, suffix: '_sum' }, { value: 2 }];
  expect(exposition([{ name: 'm', help: 'What.', type: 'gauge', samples }])).toBe(
    '# HELP m What.\n# TYPE m gauge\nm_sum{a="x\\"\\\\\\n",b="y"} 1.5\nm 2\n',
  );
});
