import { bringAxe } from './axe.ts';
import { openAs, openNewRecord, rowOf, toast } from './crm-actions.ts';
import { addSale, expectAccessible, offer, stored, typeAlong } from './crm-passenger-actions.ts';
import { expect, test } from './fixtures.ts';

test.beforeEach(async ({ page, server }) => {
  await bringAxe(page);
  await server.ownerSql`delete from public.crm_records`;
});

test.describe('a known phone number', () => {
  const phone = '0532 014 27 86';
  test.beforeEach(async ({ page, server, admin }) => {
    await addSale(server, { fullname: 'Eski Adı', phone, date: '2025-01-01' });
    await addSale(server, { fullname: 'Nilgün Şahinoğlu', phone: '+90 532 0142786', citizenid: '10000000146' });
    await openAs(page, server, admin, '/crm/records');
  });

  test('proposes name and TC number, by one key confirmed, and is in no address', async ({ page, server }) => {
    const dialog = await openNewRecord(page);
    await page.keyboard.press('Tab');
    await page.keyboard.type('0532014278');
    await expect(dialog.getByLabel('Ad Soyad')).toHaveValue('');
    await page.keyboard.type('6');
    await expect(dialog.getByLabel('Ad Soyad')).toHaveValue('Nilgün Şahinoğlu');
    await expect(dialog.getByLabel('Ad Soyad')).toHaveAccessibleDescription('telefondan öneri');
    await expect(dialog.getByLabel('TC Kimlik No')).toHaveValue('10000000146');
    expect(page.url()).not.toContain('532');
    await expectAccessible(page, 'phone');
    await page.keyboard.press('Alt+o');
    await expect(dialog.getByLabel('Ad Soyad')).toHaveAccessibleDescription('');
    await page.keyboard.press('Control+Enter');
    await expect(toast(page, 'Kayıt eklendi')).toBeVisible();
    expect((await stored(server)).at(-1)).toMatchObject({ fullname: 'Nilgün Şahinoğlu', citizenid: '10000000146' });
  });

  test('is asked about where nobody confirmed it, and goes with the number', async ({ page }) => {
    const dialog = await openNewRecord(page);
    await dialog.getByLabel('Telefon').fill(phone);
    await expect(dialog.getByLabel('Ad Soyad')).toHaveValue('Nilgün Şahinoğlu');
    await page.keyboard.press('Control+Enter');
    await expect(page.getByRole('alertdialog')).toContainText(
      'Telefonun son kaydından, onaylanmadı: Ad Soyad, TC Kimlik No — doğru mu?',
    );
    await page.getByRole('button', { name: 'Düzelt' }).click();
    await dialog.getByLabel('Telefon').fill('0532 014 27 87');
    await expect(dialog.getByLabel('Ad Soyad')).toHaveValue('');
    await expect(dialog.getByLabel('TC Kimlik No')).toHaveValue('');
  });

  test('never replaces what was typed, nor gives somebody a TC number of somebody else', async ({ page }) => {
    const dialog = await openNewRecord(page);
    await typeAlong(page, 'Başka Biri', '05320142786');
    await expect(dialog.getByText(/Bu numaranın son kaydı: #\d+ Nilgün Şahinoğlu\./)).toBeVisible();
    await expect(dialog.getByLabel('Ad Soyad')).toHaveValue('Başka Biri');
    await expect(dialog.getByLabel('TC Kimlik No')).toHaveValue('');
    await dialog.getByLabel('Ad Soyad').fill('nilgün şahinoğlu');
    await dialog.getByLabel('Telefon').fill('');
    await dialog.getByLabel('Telefon').fill(phone);
    await expect(dialog.getByLabel('TC Kimlik No')).toHaveValue('10000000146');
    await expect(dialog.getByLabel('Ad Soyad')).toHaveValue('nilgün şahinoğlu');
    await page.keyboard.press('Control+Enter');
    await expect(toast(page, 'Kayıt eklendi')).toBeVisible();
  });

  test('puts nothing under the fingers of who types, and asks nothing before the number is whole', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('phonedigits')) asked.push(request.url());
    });
    const answered = page.waitForResponse(/phonedigits/);
    const dialog = await openNewRecord(page);
    await dialog.getByLabel('Telefon').pressSequentially('05320142786');
    await dialog.getByLabel('Ad Soyad').focus();
    await answered;
    await expect(dialog.getByLabel('TC Kimlik No')).toHaveValue('');
    await page.keyboard.type('Eda');
    await expect(dialog.getByLabel('Ad Soyad')).toHaveValue('Eda');
    await page.keyboard.press('Tab');
    await expect(dialog.getByText(/Bu numaranın son kaydı/)).toBeVisible();
    expect(asked).toHaveLength(1);
  });
});

test.describe('a PNR that exists', () => {
  let first: number;
  test.beforeEach(async ({ page, server, admin }) => {
    const booking = {
      pnr: 'TEKRAR',
      depart: 'IST',
      arrive: 'FRA',
      company: 'THY',
      direction: 'YURT DISI',
      shift: 'GECE',
    };
    first = await addSale(server, { ...booking, fullname: 'İlk Yolcu', card: 5000 });
    await addSale(server, { ...booking, fullname: 'Eşi', groupof: first });
    await openAs(page, server, admin, '/crm/records');
  });

  test('takes another passenger, with the booking and without amounts', async ({ page, server }) => {
    const dialog = await openNewRecord(page);
    await typeAlong(page, 'Çocuğu', '', '', 'tekrar');
    await expect(dialog.getByText(`Bu PNR ile kayıt var: #${first} İlk Yolcu`)).toContainText('2 yolcu.');
    await expectAccessible(page, 'pnr');
    await offer(dialog).getByRole('button', { name: 'Yolcu ekle' }).click();
    await expect(dialog.getByText(`3. yolcu · #${first} İlk Yolcu`)).toBeVisible();
    await expect(offer(dialog)).toBeHidden();
    await expect(dialog.getByLabel('Ad Soyad')).toHaveValue('Çocuğu');
    for (const [label, value] of [
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
    await expectAccessible(page, 'pnr-joined');
    await page.keyboard.press('Control+Enter');
    await expect(toast(page, 'Kayıt eklendi')).toBeVisible();
    expect((await stored(server)).at(-1)).toMatchObject({
      fullname: 'Çocuğu',
      groupof: first,
      card: null,
      company: 'THY',
    });
    await expect(rowOf(page, 'Çocuğu')).toContainText(`3 yolcu · #${first}`);
  });

  test('is refunded, and what was typed stays', async ({ page, server }) => {
    const dialog = await openNewRecord(page);
    await dialog.getByLabel('Not', { exact: true }).fill('vize çıkmadı');
    await dialog.getByLabel('PNR').fill('TEKRAR');
    await expect(offer(dialog)).toBeVisible();
    await page.keyboard.press('Alt+2');
    await expect(dialog.getByText(`İade · #${first} · Ödenen 5.000 TL (Kart 5.000)`)).toBeVisible();
    await expect(dialog.getByLabel('Sanal POS')).toBeFocused();
    await expect(dialog.getByLabel('Ad Soyad')).toHaveValue('İlk Yolcu');
    await expect(dialog.getByLabel('Not', { exact: true })).toHaveValue('vize çıkmadı');
    await page.keyboard.press('Tab');
    await page.keyboard.type('5000');
    await page.keyboard.press('Control+Enter');
    await expect(toast(page, 'Kayıt eklendi')).toBeVisible();
    expect((await stored(server)).at(-1)).toMatchObject({ refundof: first, saletype: 'IPTAL/IADE', card: 5000 });
  });

  test('is saved as a sale of its own by who goes on, and by who says so', async ({ page, server }) => {
    const dialog = await openNewRecord(page);
    await dialog.getByLabel('Ad Soyad').fill('Başka Satış');
    await dialog.getByLabel('PNR').fill('TEKRAR');
    await offer(dialog).getByRole('button', { name: 'Yine de yeni' }).click();
    await expect(offer(dialog)).toBeHidden();
    await expect(dialog.getByText(`Bu PNR ile kayıt var: #${first}`)).toBeVisible();
    await page.keyboard.press('Control+Enter');
    await expect(toast(page, 'Kayıt eklendi')).toBeVisible();
    expect((await stored(server)).at(-1)).toMatchObject({ fullname: 'Başka Satış', groupof: null, pnr: 'TEKRAR' });
  });

  test('is left again by a passenger who becomes a sale of its own', async ({ page, server }) => {
    const dialog = await openNewRecord(page);
    await dialog.getByLabel('Ad Soyad').fill('Vazgeçilen');
    await dialog.getByLabel('PNR').fill('TEKRAR');
    await offer(dialog).getByRole('button', { name: 'Yolcu ekle' }).click();
    await expect(dialog.getByText(`3. yolcu · #${first}`)).toBeVisible();
    await dialog.getByRole('button', { name: 'Ayrı kayıt yap' }).click();
    await expect(offer(dialog)).toBeVisible();
    await page.keyboard.press('Control+Enter');
    await expect(toast(page, 'Kayıt eklendi')).toBeVisible();
    expect((await stored(server)).at(-1)).toMatchObject({ fullname: 'Vazgeçilen', groupof: null });
  });
});
