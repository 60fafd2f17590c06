import type { Page } from '@playwright/test';
import { randomFrom } from '../support/random.ts';
import type { TestServer } from '../support/server.ts';
import { agencyToday } from '../support/today.ts';
import { expectList, openAs } from './crm-actions.ts';
import { expect, test } from './fixtures.ts';

const random = randomFrom(20261123);
const below = (limit: number) => Math.floor(random() * limit);
const oneOf = <Item>(items: readonly Item[]): Item => items[below(items.length)] as Item;

type Row = Record<'fullname' | 'pnr' | 'company' | 'shift' | 'note', string | null> & { card: number | null };
type Rows = Map<string, Row>;

/** The rows expected in the database, by key; `before` are the rows expected after Ctrl+Z. */
interface Model {
  rows: Rows;
  before: Rows | null;
}

const rowCount = 6;
const sequences = 50;
const acts = 4;

function act(model: Model, change: (rows: Rows) => void): void {
  model.before = new Map([...model.rows].map(([key, row]) => [key, { ...row }]));
  change(model.rows);
}

async function stored(server: TestServer): Promise<Rows> {
  const rows = await server.ownerSql<(Row & { citizenid: string })[]>`
    select citizenid, fullname, pnr, company, shift, note, card::int from public.crm_records order by id`;
  return new Map(rows.map(({ citizenid, ...row }) => [citizenid, row]));
}

/** The column's position, the text to type, and the expected change of the row; null if the text must be refused. */
const columns: readonly (() => [place: number, text: string, change: Partial<Row> | null])[] = [
  () => [1, '  Işıl Öz ', { fullname: 'Işıl Öz' }],
  () => [1, ' ', null],
  () => [3, 'qı7', { pnr: 'QI7' }],
  () => [6, '12500', { card: 12500 }],
  () => [6, '12,5', null],
  () => [11, `not ${below(9)}`, { note: 'not' }],
];

const rowsIn = (page: Page) => page.getByRole('grid').locator('tbody tr[aria-rowindex]');
const cellAt = (page: Page, row: number, place: number) => rowsIn(page).nth(row).locator('td').nth(place);
const listed = (model: Model) => [...model.rows.keys()].toReversed();
const barOf = (page: Page) => page.getByRole('region', { name: 'Seçilen kayıtlar' });

/** Waits for the message about the last step and closes it, so that it is not taken for the next one. */
async function told(page: Page, title: string | RegExp) {
  const card = page.locator('[data-toasts] > [data-kind]').filter({ hasText: title });
  await expect(card).toBeVisible();
  await card.getByRole('button', { name: 'Kapat' }).dispatchEvent('click');
  await expect(card).toHaveCount(0);
}

async function edit(page: Page, model: Model) {
  const at = below(model.rows.size);
  const key = listed(model)[at] ?? '';
  const [place, text, wanted] = oneOf(columns)();
  const change = wanted?.note ? { note: text } : wanted;
  await cellAt(page, at, place).click();
  await page.keyboard.press(oneOf(['Enter', 'F2']));
  const field = page.locator('[popover] input, [popover] textarea').first();
  await field.fill(text);
  if (change === null) {
    await page.keyboard.press('Enter');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
  }
  const isLeft = change === null || random() < 0.15;
  await page.keyboard.press(isLeft ? 'Escape' : oneOf(['Enter', 'Tab']));
  await expect(field).toHaveCount(0);
  if (isLeft) return;
  const row = model.rows.get(key);
  if (row && Object.entries(change).every(([name, value]) => row[name as keyof Row] === value)) return;
  await told(page, 'Kayıt güncellendi');
  act(model, (rows) => Object.assign(rows.get(key) ?? {}, change));
}

async function choose(page: Page, model: Model): Promise<string[]> {
  const keys = listed(model);
  const first = below(keys.length);
  const count = Math.min(keys.length - first, 1 + below(4));
  await page.getByRole('heading', { name: 'Kayıtlar', level: 1 }).click();
  await cellAt(page, first, 3).click();
  await page.keyboard.press('Space');
  const isByKeys = random() < 0.5;
  for (let at = 1; at < count; at += 1) {
    if (isByKeys) await page.keyboard.press('Shift+ArrowDown');
    else await cellAt(page, first + at, 3).click({ modifiers: ['Control'] });
  }
  await expect(barOf(page)).toContainText(`${count} kayıt`);
  return keys.slice(first, first + count);
}

async function changeMany(page: Page, model: Model) {
  const keys = await choose(page, model);
  const [field, name, value] = oneOf([
    ['company', 'Firma', 'THY'],
    ['company', 'Firma', 'AJET'],
    ['shift', 'Vardiya', 'GECE'],
  ] as const);
  await page.getByRole('button', { name: `${name} değiştir` }).click();
  const dialog = page.getByRole('dialog', { name: `${name} değiştir` });
  await dialog.getByRole('combobox').fill(value);
  await page.keyboard.press('Tab');
  await dialog.getByRole('button', { name: /kaydı değiştir/ }).click();
  const changed = keys.filter((key) => model.rows.get(key)?.[field] !== value);
  await told(page, `${changed.length} kayıt değişti`);
  await barOf(page).getByRole('button', { name: 'Kapat' }).click();
  if (changed.length === 0) return;
  act(model, (rows) => {
    for (const key of changed) Object.assign(rows.get(key) ?? {}, { [field]: value });
  });
}

async function deleteMany(page: Page, model: Model) {
  const keys = await choose(page, model);
  if (keys.length === model.rows.size) return page.keyboard.press('Escape');
  await barOf(page).getByRole('button', { name: 'Sil', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sil' }).click();
  await told(page, `${keys.length} kayıt silindi`);
  await expect(rowsIn(page)).toHaveCount(model.rows.size - keys.length);
  act(model, (rows) => {
    for (const key of keys) rows.delete(key);
  });
}

async function undo(page: Page, model: Model) {
  if (!model.before) return;
  await page.getByRole('heading', { name: 'Kayıtlar', level: 1 }).click();
  await page.keyboard.press('Control+z');
  await told(page, /geri alındı/);
  model.rows = model.before;
  model.before = null;
  await expect(rowsIn(page)).toHaveCount(model.rows.size);
}

test(`${sequences} random sequences of changes and undos leave the expected rows`, async ({ page, server, admin }) => {
  test.setTimeout(600_000);
  await openAs(page, server, admin, '/crm/records');
  await expectList(page);
  for (let sequence = 0; sequence < sequences; sequence += 1) {
    await server.ownerSql`delete from public.crm_records`;
    await server.ownerSql`
      insert into public.crm_records (fullname, pnr, date, card, company, citizenid)
      select 'Yolcu ' || n, 'RST' || n || 'AA', ${agencyToday()}::date, n * 100, case when n % 2 = 0 then 'THY' end, 'RST' || n || 'AA'
      from generate_series(1, ${rowCount}::int) n`;
    // The rows of the previous sequence have other ids: wait until the new rows have replaced them.
    await page.getByRole('button', { name: 'Filtrele' }).click();
    const [first] = await server.ownerSql<{ id: string }[]>`select min(id) as id from public.crm_records`;
    await expect(rowsIn(page).last()).toContainText(String(first?.id));
    await expect(rowsIn(page)).toHaveCount(rowCount);
    const model: Model = { rows: await stored(server), before: null };
    const done: string[] = [];
    for (let at = 0; at < acts; at += 1) {
      const chosen = oneOf([edit, edit, edit, edit, changeMany, changeMany, deleteMany, undo, undo, undo]);
      done.push(chosen.name);
      await test.step(`${sequence}: ${done.join(', ')}`, () => chosen(page, model));
    }
    expect(await stored(server), `${sequence}: ${done.join(', ')}`).toEqual(model.rows);
  }
});
