import type { Page } from '@playwright/test';
import type { TestServer } from '../support/server.ts';
import {
  type Credentials,
  createStaff,
  expectList,
  fillSignIn,
  insertRecord,
  openAs,
  openNewRecord,
  rowOf,
  toast,
} from './crm-actions.ts';
import { expect, test } from './fixtures.ts';

type Person = Credentials & { id: string };

const endOnServer = (server: TestServer, { id }: Person) =>
  server.ownerSql`delete from auth.sessions where user_id = ${id}`;

/** Every way in which the page finds out that the session has ended. */
const ends = {
  'ended on the server': (_page: Page, server: TestServer, person: Person) => endOnServer(server, person),
  'ended on the server, and its token has run out': async (page: Page, server: TestServer, person: Person) => {
    await endOnServer(server, person);
    await page.evaluate(() => {
      const session = JSON.parse(localStorage.getItem('crm.session') ?? '');
      localStorage.setItem('crm.session', JSON.stringify({ ...session, expires_at: 1 }));
    });
  },
  'is gone from the browser': (page: Page) => page.evaluate(() => localStorage.removeItem('crm.session')),
};

/** Every form whose input can be finished after signing in again. */
const works = {
  'a new sale': {
    address: '/crm/records',
    begin: async (page: Page) => {
      await expectList(page);
      const dialog = await openNewRecord(page);
      await dialog.getByLabel('Ad Soyad').fill('Yarıda Kalan');
      await dialog.getByLabel('Kart').fill('5');
    },
    done: 'Kayıt eklendi',
  },
  'a changed sale': {
    address: '/crm/records',
    begin: async (page: Page) => {
      await rowOf(page, 'Değişecek Kayıt').first().getByRole('button', { name: 'Düzenle' }).click();
      await page.getByRole('dialog').getByLabel('Kart').fill('4500');
    },
    done: 'Kayıt güncellendi',
  },
  'a new password': {
    address: '/crm/change-password',
    begin: async (page: Page) => {
      await expect(page.getByText('Kapalı.')).toBeVisible();
      await page.getByLabel('Yeni Şifre', { exact: true }).fill('Kalan-parola-9');
      await page.getByLabel('Yeni Şifre (Tekrar)').fill('Kalan-parola-9');
    },
    done: 'Şifre güncellendi',
  },
  'a new user': {
    address: '/crm/users',
    begin: async (page: Page) => {
      await expect(page.getByRole('row').nth(1)).toBeVisible();
      const form = page.getByRole('form', { name: 'Yeni kullanıcı' });
      await form.getByLabel('Ad', { exact: true }).fill('Yarıda');
      await form.getByLabel('Soyad').fill('Kalan');
      await form.getByLabel('E-posta').fill(`yarida-${crypto.randomUUID()}@a.example`);
      await form.getByLabel('Şifre').fill('Uzun-bir-parola-8');
    },
    done: 'Kullanıcı eklendi',
  },
};

const cases: ReadonlyArray<readonly [work: keyof typeof works, end: keyof typeof ends]> = [
  ['a new sale', 'ended on the server, and its token has run out'],
  ['a new sale', 'is gone from the browser'],
  ['a changed sale', 'ended on the server'],
  ['a new password', 'ended on the server'],
  ['a new password', 'is gone from the browser'],
  ['a new user', 'ended on the server'],
];

for (const [work, end] of cases) {
  test(`${work} can be finished after a new sign-in when the session ${end}`, async ({ page, server }) => {
    const { address, begin, done } = works[work];
    const person = await createStaff(server, 'yarim', work === 'a new user');
    await insertRecord(server, 'Değişecek Kayıt');
    await openAs(page, server, person, address);
    await begin(page);
    await ends[end](page, server, person);
    await page.keyboard.press(address === '/crm/records' ? 'Control+Enter' : 'Enter');
    const again = page.getByRole('dialog', { name: 'Oturumunuz sona erdi' });
    await expect(again.getByLabel('E-posta')).toHaveValue(person.email);
    await fillSignIn(again, person);
    await expect(toast(page, done)).toBeVisible();
    expect(await toast(page, 'Hata').count()).toBe(0);
    await expect(again).toBeHidden();
    await expect(page).toHaveURL(new RegExp(`${address}$`));
  });
}
