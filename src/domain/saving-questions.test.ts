import { expect, it } from 'vitest';
import { emptyDraft, readDraft } from './record-entry.ts';
import { questionsBeforeSaving, savingLimits } from './saving-questions.ts';

const today = '2026-11-22';

function saleOn(date: string) {
  const read = readDraft({ ...emptyDraft(date), fullName: 'Işıl Öztürk' });
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
  expect(questionsBeforeSaving(saleOn(date), today, savingLimits)).toEqual(questions);
});

it('asks for a day of long ago only when it was changed to it', () => {
  const old = saleOn('2025-01-05');
  expect(questionsBeforeSaving({ ...old, note: 'x' }, today, savingLimits, old)).toEqual([]);
  expect(questionsBeforeSaving(saleOn('2025-01-06'), today, savingLimits, old)).toEqual(['06.01.2025 — doğru mu?']);
});
