import type { Page } from '@playwright/test';
import { formatDate } from '../../src/domain/days/dates.ts';
import { airports } from '../../src/domain/places/suggested-airports.ts';
import { moneyFields } from '../../src/domain/records/record-fields.ts';
import type { TestServer } from '../support/server.ts';
import { agencyToday } from '../support/today.ts';
import { createStaff, insertRecord, openAs, openNewRecord, rowOf, toast } from './crm-actions.ts';
import { expect, test } from './fixtures.ts';

const sections = {
  'Yolcu Bilgileri': ['Ad Soyad', 'Telefon', 'TC Kimlik No'],
  'Uçuş Bilgileri': ['PNR', 'Kalkış', 'Varış', 'Firma', 'Satış Türü', 'Yön', 'Vardiya'],
  'Ödeme Bilgileri': ['Sanal POS', 'Kart', 'Havale', 'Komisyon', 'Cari Ödeme', 'Bakiye Yükleme'],
  'Not ve Tarih': ['Not', 'Tarih'],
};
const lists = {
  Firma: 'THY, PEGASUS, SUNEXPRESS, AJET, QATAR, EMIRATES, AZAL, AEROFLOT, AIR ARABIA, FLYDUBAI',
  'Satış Türü': 'YENI BILET, DEGISIM, IPTAL/IADE, EK HIZMET, REZERVASYON',
  Yön: 'YURT ICI, YURT DISI',
  Vardiya: 'SABAH, AKSAM, GECE',
  Kalkış:
    'IST, SAW, ESB, ADB, AYT, BJV, DLM, ASR, GZP, ADA, DIY, HTY, ERZ, TZX, SZF, VAN, GZT, MLX, NAV, KYA, KZR, STN, FRA, ZRH',
};

async function insertFull(server: TestServer, fullname: string, owner: { id: string; email: string | null }) {
  const [row] = await server.ownerSql<{ id: string }[]>`
    insert into public.crm_records (fullname, phone, citizenid, pnr, depart, arrive, company, saletype, direction, shift,
      virtualpos, commission, card, transfer, currentaccountpayment, bdload, note, date, userid, useremail)
    values (${fullname}, '0532 111 22 33', '10000000146', 'TAM001', 'IST', 'TZX', 'Kendi firması', 'DEGISIM', 'YURT ICI',
      'GECE', 12500, 1, 22000, 333000, 4444000, 55555000, 'Pencere kenarı', ${agencyToday()}, ${owner.id}, ${owner.email})
    returning id`;
  return Number(row?.id);
}

async function cellsOf(page: Page, name: string): Promise<Record<string, string>> {
  await expect(rowOf(page, name)).toBeVisible();
  const headers = await page.getByRole('columnheader').allInnerTexts();
  const cells = await rowOf(page, name).getByRole('gridcell').allInnerTexts();
  return Object.fromEntries(headers.map((header, at) => [header, cells[at]?.replace(/\s+/g, ' ').trim() ?? '']));
}

test('the records screen has its filter bar; the form has its sections, fields and lists; empty fields are null', async ({
  page,
  server,
}) => {
  const clerk = await createStaff(server, 'yalin');
  await openAs(page, server, clerk, '/crm/records');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kayıtlar');
  for (const name of ['Başlangıç tarihi', 'Bitiş tarihi']) {
    await expect(page.getByRole('textbox', { name })).toHaveValue(formatDate(agencyToday()));
  }
  await expect(page.getByRole('searchbox', { name: 'Ara', exact: true })).toHaveAttribute(
    'placeholder',
    'Ad veya PNR ara',
  );
  for (const name of ['Filtrele', 'Yeni Kayıt', 'Kontrol Paneli']) {
    await expect(page.getByRole('button', { name, exact: true })).toBeVisible();
  }

  const dialog = await openNewRecord(page);
  for (const [section, labels] of Object.entries(sections)) {
    await expect(dialog.getByRole('group', { name: section }).locator('label')).toHaveText(labels);
  }
  for (const name of ['Vazgeç', 'Yeni Kayıt Ekle', 'Kaydet ve yeni']) {
    await expect(dialog.getByRole('button', { name, exact: true })).toBeVisible();
  }
  for (const [label, list] of Object.entries(lists)) {
    await dialog.getByLabel(label).press('ArrowDown');
    await expect(dialog.getByRole('option').first()).toBeVisible();
    const offered = await dialog.getByRole('option').locator('span:first-child').allInnerTexts();
    expect(offered.join(', '), label).toBe(list);
    await page.keyboard.press('Escape');
  }
  expect(airports).toHaveLength(24);
  await dialog.getByLabel('Varış').fill('trab');
  await expect(dialog.getByRole('option').first()).toHaveText(/TZX.*Trabzon/);
  await page.keyboard.press('Tab');
  await expect(dialog.getByLabel('Varış')).toHaveValue('TZX');
  await dialog.getByRole('button', { name: 'Vazgeç' }).click();
  await expect(dialog).toBeHidden();

  await openNewRecord(page);
  await dialog.getByLabel('Ad Soyad').fill('   ');
  await dialog.getByRole('button', { name: 'Yeni Kayıt Ekle' }).click();
  await expect(dialog.getByText('Ad soyad girin.')).toBeVisible();
  await dialog.getByLabel('Ad Soyad').fill('  Yalnız Ad ');
  await insertRecord(server, 'Eklerken Gelen');
  const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().includes('crm_records'));
  await dialog.getByRole('button', { name: 'Yeni Kayıt Ekle' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('Tutar ve PNR boş — doğru mu?');
  await page.getByRole('button', { name: 'Evet, kaydet' }).click();
  const request = await sent;
  const optional = [
    'phone',
    'citizenid',
    'pnr',
    'depart',
    'arrive',
    'returnto',
    'company',
    'saletype',
    'direction',
    'shift',
  ];
  const amounts = moneyFields.map((field) => field.toLowerCase());
  const nulls = Object.fromEntries([...optional, ...amounts, 'note', 'refundof'].map((column) => [column, null]));
  expect(request.postDataJSON()).toEqual({
    ...nulls,
    fullname: 'Yalnız Ad',
    date: agencyToday(),
    clientref: expect.stringMatching(/^[0-9a-f-]{36}$/),
  });
  expect(request.headers().prefer).toContain('return=representation');
  await expect(toast(page, 'Kayıt eklendi')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(rowOf(page, 'Eklerken Gelen').first()).toBeVisible();
  const [row] = await server.ownerSql`
    select *, date::text as date from public.crm_records where fullname = 'Yalnız Ad'`;
  expect(row).toMatchObject({ ...nulls, date: agencyToday(), userid: clerk.id, useremail: clerk.email });

  await page.getByLabel('Başlangıç tarihi').fill('2026-02-01');
  await page.getByLabel('Bitiş tarihi').fill('2026-02-28');
  await page.getByRole('searchbox').fill('Öz%');
  // Typing already starts a search in the old date range, so wait for the request with the new one.
  const asked = page.waitForRequest((request) => /(?=.*gte\.2026-02)(?=.*ilike)/.test(request.url()));
  await page.getByRole('button', { name: 'Filtrele' }).click();
  const { searchParams, pathname } = new URL((await asked).url());
  expect(pathname).toBe('/rest/v1/crm_records');
  expect(searchParams.get('order')).toBe('id.desc');
  expect(searchParams.getAll('date')).toEqual(['gte.2026-02-01', 'lte.2026-02-28']);
  expect(searchParams.get('search')).toBe(String.raw`ilike.%oz\%%`);
  await expect(page).toHaveURL(/\/crm\/records\?start=2026-02-01&end=2026-02-28$/);
});

test('each column shows its field; any member of staff can change and delete another’s sale', async ({
  page,
  server,
}) => {
  const [owner, clerk] = [await createStaff(server, 'sahip'), await createStaff(server, 'baskasi')];
  const id = await insertFull(server, 'Başkasının Kaydı', owner);
  const nameless = await insertFull(server, 'Adressiz Giren', { id: owner.id, email: null });
  await openAs(page, server, clerk, '/crm/records');
  const [year, month, day] = agencyToday().split('-');
  const full = {
    '#ID': String(id),
    'Ad Soyad': 'Başkasının Kaydı',
    Tarih: `${day}.${month}.${year}`,
    PNR: 'TAM001',
    'Sanal POS': '12.500',
    Komisyon: '1',
    Kart: '22.000',
    Havale: '333.000',
    Cari: '4.444.000',
    'Bakiye Yükleme': '55.555.000',
    'Kalkış / Varış': 'IST – TZX',
    Not: 'YURT ICI Pencere kenarı',
    Kullanıcı: owner.email,
  };
  expect(await cellsOf(page, 'Başkasının Kaydı')).toEqual(full);
  expect(await cellsOf(page, 'Adressiz Giren')).toMatchObject({ '#ID': String(nameless), Kullanıcı: owner.id });
  for (const name of ['Düzenle', 'Sil']) {
    await expect(rowOf(page, 'Başkasının Kaydı').getByRole('button', { name, exact: true })).toBeVisible();
  }

  await rowOf(page, 'Başkasının Kaydı').getByRole('button', { name: 'Düzenle' }).click();
  const dialog = page.getByRole('dialog', { name: 'Kayıt Düzenle' });
  const filled = {
    'Ad Soyad': 'Başkasının Kaydı',
    Telefon: '0532 111 22 33',
    'TC Kimlik No': '10000000146',
    PNR: 'TAM001',
    Kalkış: 'IST',
    Varış: 'TZX',
    Firma: 'Kendi firması',
    'Satış Türü': 'DEGISIM',
    Yön: 'YURT ICI',
    Vardiya: 'GECE',
    'Sanal POS': '12.500',
    Kart: '22.000',
    Havale: '333.000',
    Komisyon: '1',
    'Cari Ödeme': '4.444.000',
    'Bakiye Yükleme': '55.555.000',
    Not: 'Pencere kenarı',
    Tarih: formatDate(agencyToday()),
  };
  for (const [label, value] of Object.entries(filled)) {
    await expect(dialog.getByLabel(label, { exact: true }), label).toHaveValue(value);
  }
  for (const [section, labels] of Object.entries(sections)) {
    await expect(dialog.getByRole('group', { name: section }).locator('label')).toHaveText(labels);
  }
  await expect(dialog.getByRole('button', { name: 'Kaydet ve yeni' })).toHaveCount(0);

  await dialog.getByLabel('Ad Soyad').fill('   Düzeltilen Ad  ');
  await dialog.getByLabel('Kalkış').pressSequentially('x');
  await dialog.getByLabel('Kalkış').fill('saw');
  await insertRecord(server, 'Arada Gelen');
  const sent = page.waitForRequest((request) => request.method() === 'PATCH');
  await dialog.getByRole('button', { name: 'Güncelle', exact: true }).click();
  expect(new URL((await sent).url()).searchParams.get('id')).toBe(`eq.${id}`);
  await expect(toast(page, 'Kayıt güncellendi')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(rowOf(page, 'Arada Gelen').first()).toBeVisible();
  const [row] = await server.ownerSql`
    select fullname, depart, userid, useremail from public.crm_records where id = ${id}`;
  expect(row).toEqual({ fullname: 'Düzeltilen Ad', depart: 'SAW', userid: owner.id, useremail: owner.email });

  let deletes = 0;
  page.on('request', (request) => {
    if (request.method() !== 'DELETE') return;
    deletes += 1;
    expect(new URL(request.url()).searchParams.get('id')).toBe(`eq.${id}`);
  });
  const remove = rowOf(page, 'Düzeltilen Ad').getByRole('button', { name: 'Sil', exact: true });
  await remove.click();
  const question = page.getByRole('alertdialog', { name: 'Silmek istediğinize emin misiniz?' });
  await expect(question).toContainText(`#${id} · Düzeltilen Ad · TAM001`);
  await question.getByRole('button', { name: 'Vazgeç', exact: true }).click();
  await expect(question).toBeHidden();
  expect(deletes).toBe(0);
  await remove.click();
  await insertRecord(server, 'Silerken Gelen');
  await question.getByRole('button', { name: 'Sil', exact: true }).click();
  await expect(rowOf(page, 'Düzeltilen Ad')).toBeHidden();
  await expect(rowOf(page, 'Silerken Gelen').first()).toBeVisible();
  expect(deletes).toBe(1);
});
