import { describe, expect, test } from 'vitest';
import { airlineIds } from '../../../domain/airlines.ts';
import { cellOf, factOf } from '../../facts/index.ts';
import { issuedTickets } from '../tables/prefixes.ts';
import { decodeTicket } from './decode.ts';
import { ticketLines, undecodedText } from './words.ts';

/** Typed text, and the result as `airline certainty serial` or the kind of failure. */
const cases: readonly (readonly [typed: string, result: string])[] = [
  ['2351234567890', 'thy ok 1234567890'],
  ['6241234567890', 'pegasus hedge 1234567890'],
  ['5641234567890', 'sunexpress ok 1234567890'],
  ['7711234567890', 'azal ok 1234567890'],
  ['1571234567890', 'qatar ok 1234567890'],
  ['5551234567890', 'aeroflot hedge 1234567890'],
  ['1761234567890', 'emirates ok 1234567890'],
  ['5141234567890', 'airarabia ok 1234567890'],
  ['1411234567890', 'flydubai ok 1234567890'],
  ['235-1234567890', 'thy ok 1234567890'],
  ['235 1234567890', 'thy ok 1234567890'],
  ['235 1234 567 890', 'thy ok 1234567890'],
  ['235.123.456.7890', 'thy ok 1234567890'],
  ['235-1234567890/91', 'thy ok 1234567890'],
  ['  157 2400 518 936 ', 'qatar ok 2400518936'],
  ['176\u00a02400518936', 'emirates ok 2400518936'],
  ['235', 'thy ok '],
  ['2354', 'thy ok 4'],
  ['624-', 'pegasus hedge '],
  ['141 2', 'flydubai ok 2'],
  ['23512345678901', 'thy ok 1234567890'],
  ['235123456789012345', 'thy ok 1234567890'],
  ['220', 'unknown 220'],
  ['2201234567890', 'unknown 220'],
  ['0741234567890', 'unknown 074'],
  ['000', 'unknown 000'],
  ['532', 'unknown 532'],
  ['999 1234567890', 'unknown 999'],
  ['', 'empty'],
  ['   ', 'empty'],
  ['2', 'too-few'],
  ['23', 'too-few'],
  ['-', 'too-few'],
  ['ABC123', 'letters'],
  ['TK 2351234567890', 'letters'],
  ['ETKT2351234567890', 'letters'],
  ['235O234567890', 'letters'],
  ['ı23', 'letters'],
];

describe('a ticket number', () => {
  test.each(cases)('“%s”: %s', (typed, result) => {
    const decoded = decodeTicket(typed);
    const said =
      decoded.kind === 'issued'
        ? `${decoded.issuer.airline} ${decoded.issuer.fact.certainty} ${decoded.serial}`
        : decoded.kind === 'unknown'
          ? `unknown ${decoded.prefix}`
          : decoded.kind;
    expect(said).toBe(result);
    expect(undecodedText(decoded) !== '').toBe(!['issued', 'empty'].includes(decoded.kind));
  });

  test.each([
    ['235123', /6 rakam; .*13 rakamdan oluşur/],
    ['23512345678901', /kontrol basamağı/],
    ['2351234567890123', /16 rakam; .*fazlasını silin/],
    ['2351234567890', /1234567890, biletin sıra numarası/],
    ['235', /AnadoluJet/],
    ['624', /PNR/],
  ])('%s: %s', (typed, text) => {
    expect(
      ticketLines(decodeTicket(typed))
        .map((line) => line.join(' '))
        .join('\n'),
    ).toMatch(text);
  });
});

describe('the prefixes', () => {
  test('every airline has one entry, with three digits of its own or null', () => {
    expect(issuedTickets.map(({ airline }) => airline)).toEqual(airlineIds);
    const known = issuedTickets.flatMap(({ prefix }) => prefix ?? []);
    expect(new Set(known).size).toBe(known.length);
    for (const { prefix, fact, site } of issuedTickets) {
      expect(prefix === null).toBe(fact.certainty === 'omit');
      if (prefix) expect(prefix).toMatch(/^\d{3}$/);
      expect(site).toMatch(/^[a-z]+\.[a-z]+$/);
    }
  });

  test('match the table of facts, which the comparison prints', () => {
    for (const { airline, prefix, fact } of issuedTickets) {
      expect(prefix).toBe(cellOf(airline, 'prefix')?.value ?? null);
      expect(fact).toEqual(factOf(airline, 'prefix'));
    }
  });
});
