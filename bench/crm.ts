import { loadavg } from 'node:os';
import { type Browser, type CDPSession, chromium, type Page } from 'playwright-core';
import { ensureChrome } from '../tasks/lib/chrome.ts';
import { newDataDir, startServer, type TestServer } from '../tests/support/server.ts';
import { runTask } from '../tests/support/tasks.ts';
import { timeImport } from './crm/import.ts';
import { enterText, timeList, watchFrames } from './crm/measures.ts';
import { residentMemory } from './crm/memory.ts';
import { longestBlank, recordPainted } from './crm/painted.ts';
import { asOwner } from './lib/database.ts';

const count = Number(process.env.BENCH_RECORDS ?? 100_000);
const rounds = Number(process.env.BENCH_ROUNDS ?? 3);
/** The folder BENCH_DATA_DIR is kept, so that the next run need not insert the records again. */
const dataDir = process.env.BENCH_DATA_DIR ?? newDataDir();
const parts = (process.env.BENCH_PARTS ?? 'list,scroll,keys,typing,memory,export,import').split(',');
const table = 'section[aria-label="Kayıt tablosu"]';

function report(what: string, value: number, unit: string, goal: number): void {
  const load = loadavg()[0]?.toFixed(1);
  console.log(`${what}: ${Math.round(value)} ${unit} (goal ${goal}), load ${load}`);
}

async function fillDatabase(): Promise<void> {
  await asOwner(dataDir, async (owner) => {
    const { rows } = await owner.query<{ count: number }>('select count(*)::int as count from public.crm_records');
    if (rows[0]?.count === count) return;
    await runTask('demo', ['--count', String(count)], { DATA_DIR: dataDir });
    await owner.query('vacuum analyze public.crm_records');
  });
}

async function signIn(page: Page, { url, admin }: TestServer): Promise<void> {
  await page.goto(`${url}/crm/login`);
  await page.getByLabel('E-posta').fill(admin.email);
  await page.getByLabel('Şifre').fill(admin.password);
  await page.getByRole('button', { name: 'Giriş Yap' }).click();
  await page.waitForURL(/\/crm$/);
}

async function measureList(page: Page, server: TestServer): Promise<void> {
  for (let round = 0; round < rounds; round += 1) {
    // Starts with an empty list, so that the whole way from the button to the rows is timed.
    await page.goto(`${server.url}/crm/records?start=1999-01-01&end=1999-01-02`);
    await page.getByRole('heading', { name: 'Burada henüz kayıt yok' }).waitFor();
    await page.getByLabel('Başlangıç tarihi').fill('');
    await page.getByLabel('Bitiş tarihi').fill('');
    const { first, all } = await page.evaluate(timeList, count.toLocaleString('tr-TR'));
    report('first rows after Filtrele', first, 'ms', 500);
    report(`all ${count} records loaded`, all, 'ms', 5000);
  }
}

/** Drags the scroll bar to the bottom, then turns the wheel, and reports how long the list was blank meanwhile. */
async function measureScrolling(page: Page, tab: CDPSession): Promise<void> {
  const list = page.locator(table);
  const box = await list.boundingBox();
  if (!box) throw new Error('The list is not in sight.');
  const area = { x: box.x + 300, y: box.y + 48, width: 600, height: box.height - 110 };
  const bar = { x: box.x + box.width - 7, top: box.y + 24, bottom: box.y + box.height - 20 };

  async function drag(): Promise<void> {
    await page.mouse.move(bar.x, bar.top);
    await page.mouse.down();
    await page.mouse.move(bar.x, bar.bottom, { steps: 120 });
    await page.mouse.up();
  }
  async function turnWheel(): Promise<void> {
    await list.hover();
    for (let tick = 0; tick < 120; tick += 1) await page.mouse.wheel(0, -31_000);
  }

  for (let round = 0; round < rounds; round += 1) {
    for (const [how, scroll, end] of [
      ['scroll bar, top to bottom', drag, 1],
      ['wheel, bottom to top', turnWheel, 0],
    ] as const) {
      const watched = page.evaluate(watchFrames, { table, end });
      const pictures = await recordPainted(tab, async () => {
        await scroll();
        await watched;
      });
      const blank = await longestBlank(page.context(), pictures, area);
      report(`${how}: longest blank`, blank, 'ms', 100);
      const { slowest, frames } = await watched;
      console.log(`  ${pictures.length} pictures; ${frames} frames, the slowest ${Math.round(slowest)} ms`);
    }
  }
}

async function measureKeys(page: Page): Promise<void> {
  await page.evaluate(enterText);
  await page.locator(`${table} tbody tr`).first().focus();
  const ways = {
    ArrowDown: 40,
    ArrowRight: 6,
    PageDown: 20,
    'Shift+ArrowDown': 20,
    'Control+End': 1,
    'Control+Home': 1,
  };
  for (const [key, times] of Object.entries(ways)) {
    await page.evaluate(() => performance.clearMeasures());
    for (let time = 0; time < times; time += 1) await page.keyboard.press(key, { delay: 40 });
    reportKeys(`${key} in the list`, await keysOf(page));
  }
  await page.keyboard.press('Escape');
}

const keysOf = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('measure')
      .map(({ name, duration }) => ({ name, duration }))
      .filter(({ name }) => name.startsWith('key')),
  );

/** Prints the slowest and the median key. The browser does not report keys faster than 16 ms. */
function reportKeys(what: string, keys: { name: string; duration: number }[]): void {
  const sorted = keys.toSorted((one, other) => one.duration - other.duration);
  const slowest = sorted.at(-1);
  report(`${what}, slowest key (${slowest?.name ?? 'below 16 ms'})`, slowest?.duration ?? 0, 'ms', 50);
  report(`${what}, median key`, sorted[sorted.length >> 1]?.duration ?? 0, 'ms', 50);
}

async function measureTyping(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Yeni Kayıt' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  await page.evaluate(() => performance.clearMeasures());
  await page.evaluate(enterText);
  for (const [label, text] of [
    ['Ad Soyad', 'Ömer Faruk Işıkoğlu'],
    ['PNR', 'KB1I34'],
    ['Kalkış', 'istanbul'],
    ['Sanal POS', '1234567'],
    ['Not', 'uzun bir not yazılıyor'],
  ] as const) {
    await dialog.getByLabel(label, { exact: true }).pressSequentially(text, { delay: 40 });
  }
  reportKeys('typing', await keysOf(page));
  await page.keyboard.press('Escape');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sil ve kapat' }).click();
}

async function measureMemory(browser: Browser, tab: CDPSession): Promise<void> {
  await tab.send('HeapProfiler.collectGarbage');
  const { usedSize } = await tab.send('Runtime.getHeapUsage');
  report('memory, JavaScript heap', usedSize / 1e6, 'MB', 300);
  const largest = await largestRenderer(await browser.newBrowserCDPSession());
  report('memory, renderer process, its own', largest.own, 'MB', 300);
  report('memory, renderer process, with its share of what is shared', largest.proportional, 'MB', 300);
}

async function largestRenderer(session: CDPSession) {
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  const renderers = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => residentMemory(id));
  const largest = renderers.toSorted((one, other) => other.own - one.own)[0];
  if (!largest) throw new Error('The browser names no renderer.');
  return largest;
}

async function measureExport(page: Page, browser: Browser, tab: CDPSession): Promise<void> {
  const session = await browser.newBrowserCDPSession();
  for (const format of ['Excel', 'CSV']) {
    await tab.send('HeapProfiler.collectGarbage');
    const before = (await largestRenderer(session)).own;
    let most = before;
    await page.getByRole('button', { name: 'Dışa aktar' }).click();
    await page.getByRole('radio', { name: new RegExp(`^${format}`) }).check();
    const begun = performance.now();
    const done = page.waitForEvent('download').then(() => 'done' as const);
    await page.getByRole('button', { name: 'İndir' }).click();
    while ((await Promise.race([done, page.waitForTimeout(100)])) !== 'done') {
      most = Math.max(most, (await largestRenderer(session)).own);
    }
    report(`export to ${format}`, performance.now() - begun, 'ms', 10_000);
    report(`export to ${format}, memory on top of the list`, most - before, 'MB', 300);
    console.log(`  ${Math.round(before)} MB with the list alone`);
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
  }
}

async function measureImport(page: Page): Promise<void> {
  await asOwner(dataDir, async (owner) => {
    const { rows } = await owner.query<{ last: string }>('select max(id) as last from public.crm_records');
    const { read, compared, stored } = await timeImport(page);
    const steps = { read, compared, stored };
    for (const [step, time] of Object.entries(steps)) console.log(`  ${step} after ${Math.round(time)} ms`);
    report('import of 10000 rows', read + compared + stored, 'ms', 20_000);
    await owner.query('delete from public.crm_records where id > $1', [rows[0]?.last]);
  });
}

const server = await startServer({ dataDir });
const browser = await chromium.launch({
  executablePath: await ensureChrome(),
  // Dragging needs a visible scroll bar.
  ignoreDefaultArgs: ['--hide-scrollbars'],
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
});
try {
  await fillDatabase();
  const context = await browser.newContext({ locale: 'tr-TR', viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await signIn(page, server);
  await measureList(page, server);
  const tab = await context.newCDPSession(page);
  if (parts.includes('scroll')) await measureScrolling(page, tab);
  if (parts.includes('keys')) await measureKeys(page);
  if (parts.includes('typing')) await measureTyping(page);
  if (parts.includes('memory')) await measureMemory(browser, tab);
  if (parts.includes('export')) await measureExport(page, browser, tab);
  if (parts.includes('import')) await measureImport(page);
} finally {
  await browser.close();
  await server.stop();
}
