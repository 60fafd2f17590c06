import type { Page } from '@playwright/test';
import { todayIn } from '../../src/domain/dates.ts';
import { randomFrom } from '../support/random.ts';
import type { TestServer } from '../support/server.ts';
import { expectList, openAs } from './crm-actions.ts';
import { expect, test } from './fixtures.ts';

const random = randomFrom(20261123);
const below = (limit: number) => Math.floor(random() * limit);
const oneOf = <Item>(items: readonly Item[]): Item => items[below(items.length)] as Item;

type Row = Record<'fullname' | 'pnr' | 'company' | 'shift' | 'note', string | null> &
  Record<'card' | 'transfer', number | null>;

/** What must be stored, by PNR as it was at first, and what one press of Ctrl+Z makes of it. */
interface Model {
  rows: Map<string, Row>;
  before: Map<string, Row> | null;
}

const rowCount = 6;
const sequences = 50;
const acts = 4;
const keyOf = (at: number) => `RST${at}AA`;

const copyOf = (rows: Map<string, Row>) => new Map([...rows].map(([key, row]) => [key, { ...row }]));

/** Changes the model, and remembers how it was. */
function act(model: Model, change: (rows: Map<string, Row>) => void): void {
  model.before = copyOf(model.rows);
  change(model.rows);
}

async function stored(server: TestServer): Promise<Map<string, Row>> {
  const rows = await server.ownerSql<(Row & { citizenid: string })[]>`
    select citizenid, fullname, pnr, company, shift, note, card::int, transfer::int from public.crm_records order by id`;
  return new Map(rows.map(({ citizenid, ...row }) => [citizenid, row]));
}

const columns = ['Ad Soyad', 'PNR', 'Kart', 'Havale', 'Not'] as const;
type Name = (typeof columns)[number];

/** What is typed, and what is stored of it; null where it is refused. */
const typed: Readonly<Record<Name, () => [text: string, change: Partial<Row> | null]>> = {
  'Ad Soyad': () => {
    const name = `${oneOf(['Işıl', 'Çağrı', 'Ömer'])} ${below(1000)}`;
    return random() < 0.2 ? [' ', null] : [`  ${name} `, { fullname: name }];
  },
  PNR: () => {
    const code = `q${below(90_000) + 10_000}ı`;
    return [code, { pnr: `Q${code.slice(1, -1)}I` }];
  },
  Kart: () => {
    const amount = below(90_000) + 1;
    return random() < 0.2 ? [`${amount},5`, null] : [String(amount), { card: amount }];
  },
  Havale: () => {
    const amount = below(90_000) + 1;
    return [String(amount), { transfer: amount }];
  },
  Not: () => {
    const note = `not ${below(1000)}`;
    return [note, { note }];
  },
};

const rowsIn = (page: Page) => page.getByRole('grid').locator('tbody tr[aria-rowindex]');

/** The rows that are there, in the order of the list: the last to come first. */
const listed = (model: Model) => [...model.rows.keys()].toReversed();

const places: Readonly<Record<Name, number>> = { 'Ad Soyad': 1, PNR: 3, Kart: 6, Havale: 7, Not: 11 };

const cellAt = (page: Page, at: number, name: Name) => rowsIn(page).nth(at).locator('td').nth(places[name]);

/** Waits for what an act is told by, and takes it away, so that the next one is told anew. */
async function told(page: Page, title: string | RegExp) {
  const card = page.locator('[data-toasts] > [data-kind]').filter({ hasText: title });
  await expect(card).toBeVisible();
  await card.getByRole('button', { name: 'Kapat' }).dispatchEvent('click');
  await expect(card).toHaveCount(0);
}

async function edit(page: Page, model: Model) {
  const keys = listed(model);
  const at = below(keys.length);
  const name = oneOf(columns);
  const [text, change] = typed[name]();
  const isPasted = random() < 0.4;
  await cellAt(page, at, name).click();
  const field = page.locator('[popover] input, [popover] textarea').first();
  if (isPasted) await paste(page, text);
  else {
    await page.keyboard.press(oneOf(['Enter', 'F2']));
    await field.fill(text);
  }
  if (change === null || (!isPasted && random() < 0.15)) {
    if (!isPasted && change === null) await page.keyboard.press('Enter');
    if (change === null) await expect(field).toHaveAttribute('aria-invalid', 'true');
    await page.keyboard.press('Escape');
    await expect(field).toHaveCount(0);
    return;
  }
  if (!isPasted) await page.keyboard.press(oneOf(['Enter', 'Tab']));
  await told(page, 'Kayıt güncellendi');
  act(model, (rows) => Object.assign(rows.get(keys[at] ?? '') ?? {}, change));
}

const paste = (page: Page, text: string) =>
  page.evaluate((pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);

let pastes = 0;

async function pasteRows(page: Page, model: Model) {
  const added = Array.from({ length: 1 + below(3) }, () => {
    pastes += 1;
    return { key: `IMP${pastes}`, name: `Yapıştırılan ${pastes}`, card: below(9000) + 1 };
  });
  const lines = added.map(({ key, name, card }) =>
    [name, key, card, `${todayIn('UTC').split('-').reverse().join('.')}`].join('\t'),
  );
  await cellAt(page, 0, 'PNR').click();
  await paste(page, ['Ad Soyad\tTC Kimlik No\tKart\tTarih', ...lines].join('\r\n'));
  const dialog = page.getByRole('dialog', { name: 'İçe aktar' });
  await dialog.getByRole('button', { name: `${added.length} kaydı aktar` }).click();
  await expect(dialog.getByText(`${added.length} kayıt eklendi`)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(rowsIn(page)).toHaveCount(model.rows.size + added.length);
  act(model, (rows) => {
    for (const { key, name, card } of added)
      rows.set(key, { fullname: name, pnr: null, company: null, shift: null, note: null, card, transfer: null });
  });
}

/** Chooses some rows by one of the ways there are, and gives their keys. */
async function choose(page: Page, model: Model): Promise<string[]> {
  const keys = listed(model);
  const first = below(keys.length);
  const count = Math.min(keys.length - first, 1 + below(4));
  await page.getByRole('heading', { name: 'Kayıtlar', level: 1 }).click();
  await cellAt(page, first, 'PNR').click();
  if (random() < 0.5) {
    await page.keyboard.press('Space');
    for (let at = 1; at < count; at += 1) await page.keyboard.press('Shift+ArrowDown');
  } else {
    await page.keyboard.press('Space');
    for (let at = 1; at < count; at += 1) await cellAt(page, first + at, 'PNR').click({ modifiers: ['Control'] });
  }
  await expect(page.getByRole('region', { name: 'Seçilen kayıtlar' })).toContainText(`${count} kayıt`);
  return keys.slice(first, first + count);
}

async function changeMany(page: Page, model: Model) {
  const keys = await choose(page, model);
  const field = oneOf(['company', 'shift'] as const);
  const value = oneOf(field === 'company' ? ['THY', 'PEGASUS', 'AJET'] : ['GECE', 'SABAH']);
  const name = field === 'company' ? 'Firma' : 'Vardiya';
  await page.getByRole('button', { name: `${name} değiştir` }).click();
  const dialog = page.getByRole('dialog', { name: `${name} değiştir` });
  await dialog.getByRole('combobox').fill(value);
  await page.keyboard.press('Tab');
  await dialog.getByRole('button', { name: /kaydı değiştir/ }).click();
  const changed = keys.filter((key) => model.rows.get(key)?.[field] !== value);
  await told(page, `${changed.length} kayıt değişti`);
  await page.getByRole('region', { name: 'Seçilen kayıtlar' }).getByRole('button', { name: 'Kapat' }).click();
  if (changed.length === 0) return;
  act(model, (rows) => {
    for (const key of changed) Object.assign(rows.get(key) ?? {}, { [field]: value });
  });
}

async function deleteMany(page: Page, model: Model) {
  const keys = await choose(page, model);
  if (keys.length === model.rows.size) return page.keyboard.press('Escape');
  await page
    .getByRole('region', { name: 'Seçilen kayıtlar' })
    .getByRole('button', { name: 'Sil', exact: true })
    .click();
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
  // What comes back stands where it was.
  model.rows = model.before;
  model.before = null;
  await expect(rowsIn(page)).toHaveCount(model.rows.size);
}

const weighted = [edit, edit, edit, edit, pasteRows, changeMany, changeMany, deleteMany, undo, undo, undo];

test(`${sequences} random sequences of edits, pastes, bulk changes and undos leave exactly the expected rows`, async ({
  page,
  server,
  admin,
}) => {
  test.setTimeout(600_000);
  await openAs(page, server, admin, '/crm/records');
  await expectList(page);
  for (let sequence = 0; sequence < sequences; sequence += 1) {
    await server.ownerSql`delete from public.crm_records`;
    await server.ownerSql`
      insert into public.crm_records (fullname, pnr, date, card, company, citizenid)
      select 'Yolcu ' || n, 'RST' || n || 'AA', current_date, n * 100, case when n % 2 = 0 then 'THY' end, 'RST' || n || 'AA'
      from generate_series(1, ${rowCount}::int) n`;
    // Those of the sequence before have other ids, and go with the same answer that brings these.
    await page.getByRole('button', { name: 'Filtrele' }).click();
    const [first] = await server.ownerSql<{ id: string }[]>`select min(id) as id from public.crm_records`;
    await expect(rowsIn(page).last()).toContainText(String(first?.id));
    await expect(rowsIn(page)).toHaveCount(rowCount);
    const model: Model = { rows: await stored(server), before: null };
    expect([...model.rows.keys()]).toEqual(Array.from({ length: rowCount }, (_, at) => keyOf(at + 1)));
    const done: string[] = [];
    for (let at = 0; at < acts; at += 1) {
      const chosen = oneOf(weighted);
      done.push(chosen.name);
      await test.step(`${sequence}: ${done.join(', ')}`, () => chosen(page, model));
    }
    expect(await stored(server), `${sequence}: ${done.join(', ')}`).toEqual(model.rows);
  }
});
