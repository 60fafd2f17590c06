import { describe, expect, it } from 'vitest';
import agency from '../../agency.config.ts';
import { type Agency, defineAgency } from './agency.ts';

const wrong: ReadonlyArray<readonly [what: string, change: Partial<Agency>, line: RegExp]> = [
  [
    'a number with 0 after +90',
    { phones: { ...agency.phones, support: '+900850000000' } },
    /phones\.support: .*E\.164/,
  ],
  ['a number without country code', { phones: { ...agency.phones, thy: '0850 000 00 00' } }, /phones\.thy: .*E\.164/],
  ['a domain with a scheme', { domain: 'https://a.example' }, /domain: must be a bare host name/],
  ['no e-mail address', { email: 'destek' }, /email: must be an e-mail address/],
  ['an unknown time zone', { timeZone: 'Europe/Stambul' }, /timeZone: must be an IANA time zone/],
  ['a wrong container id', { gtmId: 'UA-1' }, /gtmId: must be empty or a container id/],
  [
    'a refund sale type without a name',
    { refundSaleTypes: [' '] },
    /refundSaleTypes\.0: a sale type must not be empty/,
  ],
  ['a large amount of zero', { largeAmount: 0 }, /largeAmount: must be a number of whole lira above 0/],
  [
    'a shift missing from the list',
    { shifts: [{ name: 'OGLE', from: '12:00', to: '14:00' }] },
    /shifts\.0\.name: must be one of the shifts of the list/,
  ],
  ['an impossible time', { shifts: [{ name: 'GECE', from: '22:60', to: '06:00' }] }, /shifts\.0\.from: must be a time/],
  [
    'a shift without duration',
    { shifts: [{ name: 'GECE', from: '06:00', to: '06:00' }] },
    /shifts\.0: must begin before/,
  ],
  ['a number for calls from abroad in national form', { phoneAbroad: '0212 000 00 00' }, /phoneAbroad: .*E\.164/],
  [
    'a fee for an unknown service',
    { serviceFees: { vize: 100 } as Partial<Agency>['serviceFees'] },
    /serviceFees.*(?:vize|Invalid key)/,
  ],
  ['a fee in kuruş', { serviceFees: { 'check-in': 99.5 } }, /serviceFees\.check-in: must be a number of whole lira/],
  ['a negative fee', { serviceFees: { 'check-in': -1 } }, /serviceFees\.check-in: must not be below 0/],
  ['an empty name', { name: ' ' }, /name: name must not be empty/],
  ['an unknown key', { colour: 'red' } as Partial<Agency>, /Unrecognized key/],
];

describe('defineAgency', () => {
  it('accepts fees for some services, and a number for calls from abroad', () => {
    const own = { ...agency, serviceFees: { 'check-in': 150, iletisim: 0 }, phoneAbroad: '+442000000000' };
    expect(defineAgency(own)).toEqual(own);
  });

  it('accepts the values in agency.config.ts', () => {
    expect(defineAgency(agency)).toEqual(agency);
  });

  it.each(wrong)('refuses %s with a line that names the field', (_, change, line) => {
    expect(() => defineAgency({ ...agency, ...change })).toThrow(line);
  });

  it('names every wrong field at once', () => {
    const attempt = () => defineAgency({ ...agency, email: 'x', domain: 'y' });
    expect(attempt).toThrow(/domain/);
    expect(attempt).toThrow(/email/);
  });
});
