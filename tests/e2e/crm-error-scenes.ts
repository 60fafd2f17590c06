import type { BrowserContext, Locator, Page } from '@playwright/test';
import { startServer, type TestServer } from '../support/server.ts';
import { type Credentials, fillSignIn, insertRecord, keepToast, openAs, openNewRecord, rowOf } from './crm-actions.ts';
import { expect } from './fixtures.ts';

/** What a case of the error catalogue is made of. */
export interface Scene {
  page: Page;
  context: BrowserContext;
  server: TestServer;
  admin: Credentials;
  /** A member of staff of this case alone. */
  clerk: Credentials & { id: string };
  /** Run when the case is over. */
  undo: Array<() => Promise<unknown>>;
}

export type Step = (scene: Scene) => Promise<unknown>;

export const unreachable = 'Sunucuya ulaşılamıyor. Bağlantınızı kontrol edip yeniden deneyin.';
export const unavailable = 'Sunucu şu an yanıt veremiyor. Kısa bir süre sonra yeniden deneyin.';
export const forbidden = 'Bu işlem için yetkiniz yok.';
export const gone = 'Bu kayıt bulunamadı; bir başkası silmiş olabilir.';
export const sale = 'Arızalı Satış';

/** Takes a right from staff until the case is over. */
export async function refuse({ server, undo }: Scene, right: string) {
  await server.ownerSql.unsafe(`revoke ${right} on public.crm_records from authenticated`);
  undo.push(() => server.ownerSql.unsafe(`grant ${right} on public.crm_records to authenticated`));
}

export const endSession = ({ server, clerk }: Scene) =>
  server.ownerSql`delete from auth.sessions where user_id = ${clerk.id}`;
export const forgetSession = ({ page }: Scene) => page.evaluate(() => localStorage.removeItem('crm.session'));
export const removeSales = ({ server }: Scene) =>
  server.ownerSql`delete from public.crm_records where fullname = ${sale}`;
/** What a proxy says while the server behind it is away. */
export const loseServer = ({ page }: Scene) =>
  page.route(/rest\/v1\/crm_records/, (route) =>
    route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>502 Bad Gateway</h1>' }),
  );
/** What our server says of a statement that PostgreSQL has ended; from now on lists are counted. */
export async function takeTooLong({ page }: Scene) {
  await page.route(/rest\/v1\/crm_records/, (route) =>
    route.fulfill({ status: 504, json: { code: '57014', message: 'canceling statement due to statement timeout' } }),
  );
  await page.evaluate(() => performance.clearResourceTimings());
}
export async function askedOnce({ page }: Scene) {
  const names = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  expect(names.filter((name) => /crm_records\?.*offset/.test(name))).toHaveLength(1);
}
export const cutNetwork = ({ context }: Scene) => context.setOffline(true);

/** A red card that is announced at once, and on no width lies over a field. */
export async function expectWarning(card: Locator) {
  await keepToast(card);
  await expect(card).toHaveRole('alert');
  const [edge, danger] = await card.evaluate((element) => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = 'var(--danger)';
    const colours = [getComputedStyle(element).borderTopColor, getComputedStyle(probe).color];
    probe.remove();
    return colours;
  });
  expect(edge).toBe(danger);
  const page = card.page();
  const before = page.viewportSize() ?? { width: 1280, height: 720 };
  for (const width of [390, 820, before.width]) {
    await page.setViewportSize({ ...before, width });
    await expect.poll(() => card.evaluate(fieldsBehind), `fields behind the toast at ${width} px`).toEqual([]);
  }
}

/** Of what lies behind the middle of a field's part that the card shares, only what is not cut off there counts. */
function fieldsBehind(card: Element): string[] {
  const own = card.getBoundingClientRect();
  const fields = [...document.querySelectorAll<HTMLElement>('input, textarea, select')];
  const covered = fields.filter((field) => {
    const { left, right, top, bottom } = field.getBoundingClientRect();
    const [fromX, toX] = [Math.max(left, own.left), Math.min(right, own.right)];
    const [fromY, toY] = [Math.max(top, own.top), Math.min(bottom, own.bottom)];
    if (fromX >= toX || fromY >= toY) return false;
    return document.elementsFromPoint((fromX + toX) / 2, (fromY + toY) / 2).includes(field);
  });
  return covered.map((field) => field.id || field.outerHTML);
}

async function openSales(scene: Scene) {
  const { page, server, clerk } = scene;
  await removeSales(scene);
  await insertRecord(server, sale, 'ARZ001');
  await openAs(page, server, clerk, '/crm/records');
  await expect(rowOf(page, sale)).toBeVisible();
}

export const signInWith = (change: Partial<Credentials>, before?: Step) => async (scene: Scene) => {
  await scene.page.goto('/crm/login');
  await expect(scene.page.getByRole('button', { name: 'Giriş Yap' })).toBeVisible();
  await before?.(scene);
  await fillSignIn(scene.page, { ...scene.clerk, ...change });
};

export const list = (before: Step) => async (scene: Scene) => {
  await openSales(scene);
  await before(scene);
  await scene.page.getByRole('button', { name: 'Filtrele' }).click();
};

export const create = (before: Step) => async (scene: Scene) => {
  await openSales(scene);
  const dialog = await openNewRecord(scene.page);
  await dialog.getByLabel('Ad Soyad').fill('Yazılan Kalsın');
  await before(scene);
  await dialog.getByRole('button', { name: 'Yeni Kayıt Ekle' }).click();
};

export const update = (before: Step) => async (scene: Scene) => {
  await openSales(scene);
  // The form asks by itself whether the PNR is on another sale; that must not be what meets the failure first.
  const checked = scene.page.waitForResponse((response) => new URL(response.url()).searchParams.has('pnr'));
  await rowOf(scene.page, sale).getByRole('button', { name: 'Düzenle' }).click();
  const dialog = scene.page.getByRole('dialog', { name: 'Kayıt Düzenle' });
  await dialog.getByLabel('Ad Soyad').fill('Yazılan Kalsın');
  await checked;
  await before(scene);
  await dialog.getByRole('button', { name: 'Güncelle' }).click();
};

export const remove = (before: Step) => async (scene: Scene) => {
  await openSales(scene);
  await rowOf(scene.page, sale).getByRole('button', { name: 'Sil' }).click();
  const question = scene.page.getByRole('alertdialog');
  await expect(question).toBeVisible();
  await before(scene);
  await question.getByRole('button', { name: 'Sil' }).click();
};

export const inputStays = ({ page }: Scene) =>
  expect(page.getByRole('dialog').getByLabel('Ad Soyad')).toHaveValue('Yazılan Kalsın');
export const rowStays = ({ page }: Scene) => expect(rowOf(page, sale)).toBeVisible();
export const atLogin = ({ page }: Scene) => expect(page).toHaveURL(/\/crm\/login$/);

export const backToLogin = async (scene: Scene) => {
  await scene.page.getByRole('button', { name: 'Vazgeç ve giriş sayfasına dön' }).click();
  await atLogin(scene);
};

export const newPassword = (password: string, repeat: string, before?: Step) => async (scene: Scene) => {
  const { page, server, clerk } = scene;
  await openAs(page, server, clerk, '/crm/change-password');
  await expect(page.getByText('Kapalı.')).toBeVisible();
  await page.getByLabel('Yeni Şifre', { exact: true }).fill(password);
  await page.getByLabel('Yeni Şifre (Tekrar)').fill(repeat);
  await before?.(scene);
  await page.getByRole('button', { name: 'Güncelle' }).click();
};

export const passwordStays = ({ page }: Scene) =>
  expect(page.getByLabel('Yeni Şifre', { exact: true })).not.toHaveValue('');

export const newUser = (change: Partial<Credentials>, before?: Step) => async (scene: Scene) => {
  const { page, server, admin } = scene;
  await openAs(page, server, admin, '/crm/users');
  await expect(rowOf(page, admin.email)).toBeVisible();
  await before?.(scene);
  const form = page.getByRole('form', { name: 'Yeni kullanıcı' });
  await form.getByLabel('Ad', { exact: true }).fill('Yazılan');
  await form.getByLabel('Soyad').fill('Kalsın');
  await form.getByLabel('E-posta').fill(change.email ?? `yeni-${crypto.randomUUID()}@a.example`);
  await form.getByLabel('Şifre').fill(change.password ?? 'Uzun-bir-parola-8');
  await form.getByRole('button', { name: 'Yeni Kullanıcı Ekle' }).click();
};

/** What a proxy in front of the server answers while the server is away. */
export const answerUsers = (body: string) => (scene: Scene) =>
  scene.page.route('**/api/users-create', (route) => route.fulfill({ status: 502, body }));

export const userInputStays = async ({ page }: Scene) => {
  await page.getByRole('alertdialog').getByRole('button', { name: 'Tamam' }).click();
  await expect(page.getByRole('form').getByLabel('Ad', { exact: true })).toHaveValue('Yazılan');
};

/** Uses up what an address may try. */
export async function signInTooOften({ page, clerk, undo }: Scene) {
  const strict = await startServer({ env: { RATE_LIMITS: 'on' } });
  undo.push(() => strict.stop());
  const attempt = () =>
    page.request.post(`${strict.url}/auth/v1/token?grant_type=password`, {
      headers: { apikey: strict.anonKey },
      data: { email: clerk.email, password: 'yanlis' },
    });
  await page.goto(`${strict.url}/crm/login`);
  await expect(page.getByLabel('E-posta')).toBeVisible();
  // Last, as some of it comes back after a minute.
  await Promise.all(Array.from({ length: 12 }, attempt));
  await fillSignIn(page, clerk);
}
