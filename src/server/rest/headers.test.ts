import { describe, expect, it } from 'vitest';
import { appliedPreferences, negotiate, parsePreferences } from './headers.ts';

describe('Accept', () => {
  it.each([
    [undefined, 'array'],
    ['', 'array'],
    ['*/*', 'array'],
    ['application/json', 'array'],
    ['text/html, application/json;q=0.5', 'array'],
    ['application/vnd.pgrst.object+json', 'object'],
    ['text/csv, Application/Vnd.pgrst.Object+json; q=1', 'object'],
  ])('%s asks for the form %s', (accept, form) => {
    expect(negotiate(accept)).toBe(form);
  });

  it.each(['application/geo+json', 'text/csv', 'application/vnd.pgrst.plan+json', 'constructor', ',', ';'])(
    'refuses %s',
    (accept) => {
      expect(() => negotiate(accept)).toThrow(expect.objectContaining({ status: 406, code: 'PGRST107' }));
    },
  );

  it('refuses nulls=stripped', () => {
    const refusal = { status: 400, code: 'PGRST100', message: expect.stringContaining('nulls=stripped') };
    const accept = 'application/vnd.pgrst.array+json; nulls=stripped';
    expect(() => negotiate(accept)).toThrow(expect.objectContaining(refusal));
  });
});

describe('Prefer', () => {
  it.each([
    [undefined, {}],
    ['', {}],
    ['return=representation', { return: 'representation' }],
    [' count=exact , resolution=merge-duplicates', { count: 'exact', resolution: 'merge-duplicates' }],
    ['return=minimal, return=representation', { return: 'minimal' }],
    ['return=everything, respond-async, timezone=UTC', {}],
    ['constructor=x, __proto__=y', {}],
    ['max-affected=5', {}],
    ['handling=strict, max-affected=5', { handling: 'strict', maxAffected: 5 }],
    ['tx=commit,missing=default', { missing: 'default' }],
    ['count=planned', { count: 'exact' }],
    ['count=estimated, count=exact', { count: 'exact' }],
  ])('reads "%s" as %j', (header, expected) => {
    expect(parsePreferences(header)).toEqual(expected);
  });

  it.each(['handling=strict, wait=5', 'handling=strict, count=all', 'handling=strict, max-affected=-1'])(
    'refuses %s',
    (header) => {
      expect(() => parsePreferences(header)).toThrow(expect.objectContaining({ status: 400, code: 'PGRST122' }));
    },
  );

  it('refuses tx=rollback', () => {
    const refusal = { status: 400, code: 'PGRST100', message: expect.stringContaining('tx=rollback') };
    expect(() => parsePreferences('return=representation, tx=rollback')).toThrow(expect.objectContaining(refusal));
  });

  it('names the preferences that were applied', () => {
    const preferences = parsePreferences('handling=strict, return=minimal, max-affected=1, count=exact');
    expect(appliedPreferences(preferences, ['return', 'maxAffected'])).toBe('return=minimal, max-affected=1');
    expect(appliedPreferences(preferences, ['resolution'])).toBeNull();
  });
});
