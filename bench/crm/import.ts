import type { Page } from 'playwright-core';
import writeExcelFile from 'write-excel-file/node';

const count = 10_000;

async function makeList(): Promise<Buffer> {
  const headings = [
    'Tarih',
    'Ad Soyad',
    'Telefon',
    'PNR',
    'Güzergah',
    'Firma',
    'İşlem',
    'Sanal POS',
    'Kart',
    'Komisyon',
  ];
  const rows = Array.from({ length: count }, (_, at) => [
    { value: new Date(Date.UTC(2025, at % 12, 1 + (at % 28))), format: 'dd.mm.yyyy' },
    { value: `Yolcu Işıkoğlu ${at}` },
    { value: '0555 111 22 33' },
    { value: `B${String(at).padStart(5, '0')}` },
    { value: 'IST-AYT' },
    { value: at % 3 === 0 ? 'türk hava yolları' : 'pegasus' },
    { value: 'yeni bilet' },
    { value: at % 1000 === 999 ? 1250.5 : 1000 + at },
    null,
    { value: 100 },
  ]);
  return await writeExcelFile([headings.map((value) => ({ value })), ...rows], {}).toBuffer();
}

/** Milliseconds for each step of an import, from choosing the file to the last stored row. */
export async function timeImport(page: Page): Promise<Record<'read' | 'compared' | 'stored', number>> {
  const file = { name: 'liste.xlsx', mimeType: 'application/octet-stream', buffer: await makeList() };
  await page.getByRole('button', { name: 'İçe aktar' }).click();
  const dialog = page.getByRole('dialog');
  const field = dialog.getByLabel('Dosya seç');
  await field.waitFor({ state: 'attached' });
  const times = { read: 0, compared: 0, stored: 0 };
  let begun = performance.now();
  const lap = (step: keyof typeof times) => {
    times[step] = performance.now() - begun;
    begun = performance.now();
  };
  await field.setInputFiles(file);
  const next = dialog.getByRole('button', { name: '10.000 satırı önizle' });
  await next.waitFor();
  lap('read');
  await next.click();
  await dialog.getByRole('checkbox', { name: /^Yalnız sorunsuz/ }).check();
  const store = dialog.locator('button:not([aria-disabled=true])', { hasText: '9.990 kaydı aktar' });
  await store.waitFor();
  lap('compared');
  await store.click();
  await dialog.getByText('9.990 kayıt eklendi').waitFor();
  lap('stored');
  await dialog.getByRole('button', { name: 'Kapat', exact: true }).last().click();
  return times;
}
