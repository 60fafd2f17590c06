import type { Locator, Page } from '@playwright/test';
import { openAs, openNewRecord, rowOf, toast } from './crm-actions.ts';
import { addSale, offer, stored, typeAlong } from './crm-passenger-actions.ts';
import { expect, test } from './fixtures.ts';

async function save(page: Page, dialog: Locator, told = 'Kayıt eklendi') {
  await page.keyboard.press('Control+Enter');
  await expect(dialog).toBeHidden();
  await expect(toast(page, told).first()).toBeVisible();
}

test('a known phone number suggests name and TC number, to be confirmed', async ({ page, server, admin }) => {
  const phone = '0532 014 27 86';
  await server.ownerSql`delete from public.crm_records`;
  await addSale(server, { fullname: 'Eski Adı', phone, date: '2025-01-01' });
  await addSale(server, { fullname: 'Nilgün Şahinoğlu', phone: '+90 532 0142786', citizenid: '10000000146' });
  await addSale(server, { fullname: 'Öbür Kişi', phone: '0533 111 22 33', citizenid: '10000000078' });
  await addSale(server, { fullname: 'Hemen Geçen', phone: '0534 111 22 33', citizenid: '10000000078' });
  await openAs(page, server, admin, '/crm/records');
  const dialog = await openNewRecord(page);
  const [name, number, citizen] = [
    dialog.getByLabel('Ad Soyad'),
    dialog.getByLabel('Telefon'),
    dialog.getByLabel('TC Kimlik No'),
  ];
  await page.keyboard.press('Tab');
  await page.keyboard.type('0532014278');
  await expect(name).toHaveValue('');
  await page.keyboard.type('6');
  await expect(name).toHaveValue('Nilgün Şahinoğlu');
  await expect(name).toHaveAccessibleDescription('telefondan öneri');
  await expect(citizen).toHaveValue('10000000146');
  expect(new URL(page.url()).search).toBe('');

  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('alertdialog')).toContainText(
    'Telefonun son kaydından, onaylanmadı: Ad Soyad, TC Kimlik No — doğru mu?',
  );
  await page.getByRole('button', { name: 'Düzelt' }).click();
  await number.fill('0532 014 27 87');
  await expect(name).toHaveValue('');
  await expect(citizen).toHaveValue('');
  await number.fill(phone);
  await expect(name).toHaveValue('Nilgün Şahinoğlu');
  await page.keyboard.press('Alt+o');
  await expect(name).toHaveAccessibleDescription('');
  await dialog.getByLabel('Kart').fill('5');
  await save(page, dialog);
  expect((await stored(server)).at(-1)).toMatchObject({ fullname: 'Nilgün Şahinoğlu', citizenid: '10000000146' });

  await openNewRecord(page);
  await typeAlong(page, 'Başka Biri', '05320142786');
  await expect(dialog.getByText(/Bu numaranın son kaydı: #\d+ Nilgün Şahinoğlu\./)).toBeVisible();
  await expect(name).toHaveValue('Başka Biri');
  await expect(citizen).toHaveValue('');
  await name.fill('nilgün şahinoğlu');
  await number.fill('');
  await number.fill(phone);
  await expect(citizen).toHaveValue('10000000146');
  await expect(name).toHaveValue('nilgün şahinoğlu');
  await dialog.getByLabel('Kart').fill('5');
  await save(page, dialog);

  await openNewRecord(page);
  await page.keyboard.press('Tab');
  await page.keyboard.type('05341112233');
  await page.keyboard.press('Tab');
  await expect(name).toHaveValue('Hemen Geçen');
  await expect(citizen).toHaveValue('10000000078');
  await expect(citizen).toBeFocused();
  await page.keyboard.type('U12');
  await expect(citizen).toHaveValue('U12');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Sil ve kapat' }).click();
  await expect(dialog).toBeHidden();

  // Nothing pops up while the name is typed, and no request is sent before the number is complete.
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('phonedigits')) asked.push(request.url());
  });
  const answered = page.waitForResponse(/phonedigits/);
  await openNewRecord(page);
  await number.pressSequentially('05331112233');
  await name.focus();
  await answered;
  await expect(citizen).toHaveValue('');
  await page.keyboard.type('Eda');
  await expect(name).toHaveValue('Eda');
  await page.keyboard.press('Tab');
  await expect(dialog.getByText(/Bu numaranın son kaydı/)).toBeVisible();
  expect(asked).toHaveLength(1);
});

test('a known PNR offers another passenger, a refund or a separate sale', async ({ page, server, admin }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'platform', { get: () => 'MacIntel' }));
  await server.ownerSql`delete from public.crm_records`;
  const route = { depart: 'IST', arrive: 'FRA', company: 'THY', direction: 'YURT DISI', shift: 'GECE' };
  const sell = async (pnr: string) => {
    const first = await addSale(server, { ...route, pnr, fullname: 'İlk Yolcu', card: 5000 });
    await addSale(server, { ...route, pnr, fullname: 'Eşi', groupof: first });
    return first;
  };
  const [joined, refunded, alone] = [await sell('TEKRAR'), await sell('GERIAL'), await sell('AYRIII')];
  await openAs(page, server, admin, '/crm/records');
  const dialog = await openNewRecord(page);
  await typeAlong(page, 'Çocuğu', '', '', 'tekrar');
  await expect(dialog.getByText(`Bu PNR ile kayıt var: #${joined} İlk Yolcu`)).toContainText('2 yolcu.');
  await offer(dialog).getByRole('button', { name: 'Yolcu ekle' }).click();
  await expect(dialog.getByText(`3. yolcu · #${joined} İlk Yolcu`)).toBeVisible();
  await expect(offer(dialog)).toBeHidden();
  for (const [label, value] of [
    ['Ad Soyad', 'Çocuğu'],
    ['Kalkış', 'IST'],
    ['Varış', 'FRA'],
    ['Firma', 'THY'],
    ['Satış Türü', 'YENI BILET'],
    ['Vardiya', 'GECE'],
    ['Kart', ''],
  ] as const) {
    await expect(dialog.getByLabel(label, { exact: true })).toHaveValue(value);
  }
  await expect(dialog.getByLabel('Firma')).toHaveAccessibleDescription('ilk yolcudan');
  await save(page, dialog);
  const child = { fullname: 'Çocuğu', groupof: joined, card: null, company: 'THY' };
  expect((await stored(server)).at(-1)).toMatchObject(child);
  await expect(rowOf(page, 'Çocuğu')).toContainText(`3 yolcu · #${joined}`);

  await openNewRecord(page);
  await dialog.getByLabel('Not', { exact: true }).fill('vize çıkmadı');
  await dialog.getByLabel('PNR').fill('GERIAL');
  await expect(offer(dialog)).toBeVisible();
  // On a Mac, Option alone types a character and chooses nothing.
  await expect(offer(dialog).getByText('⌃⌥2')).toBeVisible();
  await page.keyboard.press('Alt+3');
  await page.keyboard.press('Control+Alt+2');
  const refunding = page.getByRole('dialog', { name: 'İade Kaydı Ekle' });
  await expect(refunding.getByText(`İade · #${refunded} · 2 yolcu için ödenen 5.000 TL (Kart 5.000)`)).toBeVisible();
  await expect(refunding.getByLabel('Kart')).toBeFocused();
  await expect(refunding.getByLabel('Ad Soyad')).toHaveValue('İlk Yolcu');
  await expect(refunding.getByLabel('Not', { exact: true })).toHaveValue('vize çıkmadı');
  const name = refunding.getByLabel('Ad Soyad');
  await name.fill('Başka Kişi');
  await refunding.getByLabel('Kart').fill('5000');
  await expect(name).toHaveAccessibleDescription('Bu isim iade edilen rezervasyonda yok; kontrol edin.');
  await page.keyboard.press('Control+Enter');
  const question = page.getByRole('alertdialog', { name: 'Kaydetmeden önce' });
  await expect(question).toContainText('Bu isim iade edilen rezervasyonda yok: Başka Kişi — doğru mu?');
  await question.getByRole('button', { name: 'Düzelt' }).click();
  await expect(name).toBeFocused();
  await name.fill('YOLCU İLK');
  await save(page, refunding, 'İade kaydı eklendi');
  const refund = { refundof: refunded, saletype: 'IPTAL/IADE', card: 5000 };
  expect((await stored(server)).at(-1)).toMatchObject(refund);

  await openNewRecord(page);
  await dialog.getByLabel('Ad Soyad').fill('Başka Satış');
  await dialog.getByLabel('PNR').fill('AYRIII');
  await offer(dialog).getByRole('button', { name: 'Yolcu ekle' }).click();
  await expect(dialog.getByText(`3. yolcu · #${alone}`)).toBeVisible();
  await dialog.getByRole('button', { name: 'Ayrı kayıt yap' }).click();
  await dialog.getByLabel('Ad Soyad').fill('YOLCU İLK');
  await dialog.getByLabel('Kart').fill('5000');
  await page.keyboard.press('Control+Enter');
  await expect(question).toContainText(
    `Aynı yolcu, PNR, gün ve tutarla bir kayıt var: #${alone} — yine de kaydedilsin mi?`,
  );
  await question.getByRole('button', { name: 'Düzelt' }).click();
  await expect(dialog.getByRole('textbox', { name: 'PNR' })).toBeFocused();
  await offer(dialog).getByRole('button', { name: 'Yine de yeni' }).click();
  await expect(offer(dialog)).toBeHidden();
  await expect(dialog.getByText(`Bu PNR ile kayıt var: #${alone}`)).toBeVisible();
  await save(page, dialog);
  expect((await stored(server)).at(-1)).toMatchObject({ fullname: 'YOLCU İLK', groupof: null, pnr: 'AYRIII' });
});
