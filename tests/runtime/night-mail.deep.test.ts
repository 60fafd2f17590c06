import { beforeAll, beforeEach, expect, it } from 'vitest';
import agency from '../../agency.config.ts';
import { addDays } from '../../src/domain/days/date-ranges.ts';
import { nightOf } from '../../src/server/night/due.ts';
import { adminClient } from '../support/auth-clients.ts';
import { startSilentServer } from '../support/inbox.ts';
import { ageBy, nightInstance, runsOf } from '../support/night.ts';
import { testMail, testServer } from '../support/test-server.ts';

const tonight = nightOf(new Date(), agency.timeZone);
const day = addDays(tonight, -1);
const ownerEmail = 'sahip@acente.example';

const post = await testMail();
const server = await testServer();
const instance = (env: Record<string, string> = {}, changes: object = { ownerEmail }) =>
  nightInstance(server, { SMTP_URL: post.url, BACKUPS: 'off', SITE_URL: 'https://acente.example', ...env }, changes);
const mailOf = async () => (await runsOf(server)).find(({ task }) => task === 'mail');

beforeAll(async () => {
  const client = await adminClient(server);
  const { data, error } = await client
    .from('crm_records')
    .insert([
      { fullname: 'Ayşe Yılmaz', date: day, pnr: 'GIZLI1', card: 12500, shift: 'GECE' },
      { fullname: 'Mehmet Öz', date: day, pnr: 'GIZLI2', transfer: 2500, currentaccountpayment: 400, commission: 70 },
      { fullname: 'İade Eden', date: day, card: 1000, saletype: 'IPTAL/IADE' },
    ])
    .select();
  expect(error).toBeNull();
  await client.from('crm_records').update({ card: 99 }).eq('id', data?.[0].id);
  await client.from('crm_records').update({ card: 12500 }).eq('id', data?.[0].id);
  await client.from('day_counts').insert([
    { day, card: 11600, transfer: 2500 },
    { day, shift: 'GECE', card: 12500 },
  ]);
});
beforeEach(() => ageBy(server, 3));

it('mails the owner the sums of the day, once', async () => {
  const several = [instance(), instance()];
  await Promise.all(several.map(({ work }) => work()));
  await Promise.all(several.map(({ work }) => work()));
  const { text, raw } = await post.inbox.next(ownerEmail);
  for (const line of [
    'Kayıt: 3 (1 iade)',
    'Tahsilat: 14.000',
    'Kart: 11.500',
    'Cari Ödeme: 400',
    'Satış: 14.400',
    'Komisyon: 70',
    'Gün kapatılmadı.',
    'Tüm gün, Kart: sayılan 11.600, kayıtlarda 11.500, fark +100',
    'sonunda ilk tutarına döndü · 2 kez',
    'Gece yedekleri kapalı.',
    `https://acente.example/crm/day-close?start=${day}&end=${day}`,
  ]) {
    expect(text).toContain(line);
  }
  const [head] = await server.ownerSql<{ text: string }[]>`
    select seal || ':' || encode(hash, 'hex') as text from app.activity_head`;
  expect(text).toContain(`Mühür: ${head?.text}`);
  expect(text).not.toContain('GECE');
  expect(text).not.toMatch(/Ayşe|Mehmet|GIZLI/);
  expect(raw).toContain('<html lang=');
  expect(post.inbox.letters).toHaveLength(1);
  expect(await mailOf()).toMatchObject({ night: tonight, attempts: 1, outcome: 'done' });
});

it.each([
  ['without SMTP_URL', { SMTP_URL: '' }, { ownerEmail }],
  ['without an owner', {}, { ownerEmail: '' }],
])('sends nothing %s', async (_name, env, changes) => {
  await instance(env, changes).work();
  expect(await mailOf()).toBeUndefined();
});

it('does not wait for a mail server that never answers', async () => {
  const { port, connected, stop } = await startSilentServer();
  const { work, lines, stopping } = instance({ SMTP_URL: `smtp://127.0.0.1:${port}` });
  const working = work();
  await connected;
  stopping.abort();
  await working;
  expect(await mailOf()).toMatchObject({ outcome: null });
  await instance({ SMTP_URL: `smtp://127.0.0.1:${port}` }).work();
  expect(await mailOf()).toMatchObject({ attempts: 2, outcome: 'failed', details: { reason: 'mail' } });
  expect(lines).toEqual([]);
  await server.ownerSql`update app.night_runs set endedat = endedat - interval '2 hours'`;
  await instance().work();
  expect(await mailOf()).toMatchObject({ attempts: 3, outcome: 'done' });
  stop();
});
