import { readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { type Browser, type CDPSession, chromium, type Page } from 'playwright-core';
import { ensureChrome } from '../tasks/lib/chrome.ts';
import { startServer, type TestServer } from '../tests/support/server.ts';
import { runTask } from '../tests/support/tasks.ts';
import { enterText, type ScrollFigures, scrollThrough, timeList } from './crm/measures.ts';

const count = Number(process.env.BENCH_RECORDS ?? 100_000);
const rounds = Number(process.env.BENCH_ROUNDS ?? 3);
const table = 'section[aria-label="Kayıt tablosu"]';

function report(what: string, value: number, unit: string, goal: number): void {
  const load = loadavg()[0]?.toFixed(1);
  console.log(`${what}: ${Math.round(value)} ${unit} (goal ${goal}), load ${load}`);
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
    // An empty list first, so that what is timed is the whole way from the button to the rows.
    await page.goto(`${server.url}/crm/records?start=1999-01-01&end=1999-01-02`);
    await page.getByRole('heading', { name: 'Burada henüz kayıt yok' }).waitFor();
    await page.getByLabel('Başlangıç tarihi').fill('');
    await page.getByLabel('Bitiş tarihi').fill('');
    const { first, all } = await page.evaluate(timeList, count.toLocaleString('tr-TR'));
    report('first rows after Filtrele', first, 'ms', 500);
    report(`all ${count} records loaded`, all, 'ms', 5000);
  }
}

function reportScroll(how: string, { longestBlank, blankFrames, frames, worstFrame }: ScrollFigures): void {
  report(`${how}: longest blank`, longestBlank, 'ms', 100);
  console.log(`  ${blankFrames} of ${frames} frames blank, slowest frame ${Math.round(worstFrame)} ms`);
}

/** By the scroll bar, in big leaps, and by the wheel, as the browser scrolls by itself. */
async function measureScrolling(page: Page): Promise<void> {
  for (let round = 0; round < rounds; round += 1) {
    reportScroll('scroll bar, top to bottom', await page.evaluate(scrollThrough, { table, steps: 240 }));
    await page.locator(table).evaluate((frame) => frame.scrollTo(0, 0));
    await page.locator(table).hover();
    const watched = page.evaluate(scrollThrough, { table, steps: 0 });
    for (let tick = 0; tick < 150; tick += 1) await page.mouse.wheel(0, 25_000);
    await page.locator(table).evaluate((frame) => frame.scrollTo(0, frame.scrollHeight));
    reportScroll('wheel', await watched);
  }
}

async function measureTyping(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Yeni Kayıt' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
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
  const durations = await page.evaluate(() => performance.getEntriesByName('key').map(({ duration }) => duration));
  const sorted = durations.sort((one, other) => one - other);
  report('typing, slowest key', sorted.at(-1) ?? 0, 'ms', 50);
  report('typing, median key', sorted[sorted.length >> 1] ?? 0, 'ms', 50);
  await page.keyboard.press('Escape');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sil ve kapat' }).click();
}

async function measureMemory(browser: Browser, tab: CDPSession): Promise<void> {
  await tab.send('HeapProfiler.collectGarbage');
  const { usedSize } = await tab.send('Runtime.getHeapUsage');
  report('memory, JavaScript heap', usedSize / 1e6, 'MB', 300);
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  const renderers = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => residentMegabytes(id));
  report('memory, renderer process', Math.max(...renderers), 'MB', 300);
}

/** Own share of a process's memory; 0 where the system does not tell. */
function residentMegabytes(pid: number): number {
  try {
    return Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1]) / 1024;
  } catch {
    return 0;
  }
}

const server = await startServer();
const browser = await chromium.launch({
  executablePath: await ensureChrome(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
});
try {
  await runTask('demo', ['--count', String(count)], { DATA_DIR: server.dataDir });
  const context = await browser.newContext({ locale: 'tr-TR', viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await signIn(page, server);
  await measureList(page, server);
  await measureScrolling(page);
  await measureTyping(page);
  await measureMemory(browser, await context.newCDPSession(page));
} finally {
  await browser.close();
  await server.stop();
}
