import { expect, it } from 'vitest';
import { emptyDraft, readDraft } from './record-entry.ts';
import { dayLimits, questionsBeforeSaving } from './saving-questions.ts';

const today = '2026-11-22';
const textsOf = (...given: Parameters<typeof questionsBeforeSaving>) =>
  questionsBeforeSaving(...given).map(({ text }) => text);
const savingLimits = { ...dayLimits, largeAmount: 250_000 };

function saleOn(date: string) {
  const read = readDraft({ ...emptyDraft(date), fullName: 'Işıl Öztürk', pnr: 'ABC123' });
  if (!('input' in read)) throw new Error('not readable');
  return read.input;
}

it.each([
  [today, []],
  ['2026-11-21', []],
  ['2026-11-23', []],
  ['2026-09-23', []],
  ['', []],
  ['2026-11-24', ['24.11.2026 — doğru mu?']],
  ['2027-11-22', ['22.11.2027 — doğru mu?']],
  ['2026-09-22', ['22.09.2026 — doğru mu?']],
  ['1985-01-01', ['01.01.1985 — doğru mu?']],
])('a new sale of "%s" asks %j', (date, questions) => {
  expect(textsOf(saleOn(date), today, savingLimits)).toEqual(questions);
});

it('asks about a day long ago only if the change sets that day', () => {
  const old = saleOn('2025-01-05');
  expect(textsOf({ ...old, note: 'x' }, today, savingLimits, old)).toEqual([]);
  expect(textsOf(saleOn('2025-01-06'), today, savingLimits, old)).toEqual(['06.01.2025 — doğru mu?']);
});

it('asks about each large amount once, together with the day', () => {
  const ofLongAgo = {
    ...saleOn('2025-01-05'),
    card: 1_250_050,
    transfer: 1_250_050,
    bdload: 250_001,
    commission: 250_000,
  };
  const questions = ['1.250.050 TL — doğru mu?', '250.001 TL — doğru mu?', '05.01.2025 — doğru mu?'];
  expect(textsOf(ofLongAgo, today, savingLimits)).toEqual(questions);
  const fields = questionsBeforeSaving(ofLongAgo, today, savingLimits).map(({ field }) => field);
  expect(fields).toEqual(['card', 'bdload', 'date']);
  expect(textsOf({ ...ofLongAgo, note: 'x' }, today, savingLimits, ofLongAgo)).toEqual([]);
  expect(textsOf({ ...ofLongAgo, card: 300_000 }, today, savingLimits, ofLongAgo)).toEqual(['300.000 TL — doğru mu?']);
});

it.each([
  ['neither amount nor PNR', {}, ['Tutar ve PNR boş — doğru mu?']],
  ['a PNR', { pnr: 'ABC123' }, []],
  ['an amount', { commission: 5 }, []],
  ['an amount of zero', { card: 0 }, []],
])('asks about %s in a new sale, or not', (_what, values, questions) => {
  const bare = { ...saleOn(today), pnr: null };
  expect(textsOf({ ...bare, ...values }, today, savingLimits)).toEqual(questions);
  expect(textsOf({ ...bare, ...values, note: 'x' }, today, savingLimits, bare)).toEqual([]);
});

it.each([
  ['an empty refund', {}, false, ['Tutarsız iade — doğru mu?']],
  ['a refund of what was paid', { card: 100 }, false, []],
  ['a refund of more', { card: 100 }, true, ['Ödenenden fazla iade — doğru mu?']],
])('asks about %s, or not', (_what, amounts, exceeds, questions) => {
  const refund = { ...saleOn(today), ...amounts };
  expect(textsOf(refund, today, savingLimits, null, { exceeds: exceeds ? 'card' : null })).toEqual(questions);
  expect(textsOf({ ...refund, note: 'x' }, today, savingLimits, refund, { exceeds: exceeds ? 'card' : null })).toEqual(
    [],
  );
});
