import { describe, expect, it } from 'vitest';
import { newPerson } from '../support/people.ts';
import { send } from '../support/raw.ts';
import { testServer } from '../support/test-server.ts';

const server = await testServer();
const admin = await newPerson(server, true);

const post = (path: string, json: unknown) =>
  send(server, `/rest/v1/${path}`, { method: 'POST', token: admin.accessToken, json });
const call = (name: string, body: unknown) => post(`rpc/${name}`, body);
const closings = () => server.ownerSql`select from public.day_closings`;
const dayFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

describe('a day to close, reopen or count', () => {
  it.each([
    ['the end of time', 'infinity', '23514'],
    ['a far future', '9999-12-31', '23514'],
    ['a day that is in the future everywhere', dayFromNow(4), '23514'],
    ['a day that does not exist', '2026-02-30', '22008'],
    ['no day', null, '23502'],
  ])('cannot be %s', async (_name, day, code) => {
    for (const answer of [
      await call('close_day', { day }),
      await call('reopen_day', { day, reason: 'Yanlış gün' }),
      await post('day_counts', { day, card: 1 }),
    ]) {
      expect(answer).toMatchObject({ status: 400, json: { code } });
      if (code === '23514') expect(answer.text).toContain('day_from_2000_until_tomorrow');
    }
    expect(await closings()).toHaveLength(0);
    expect(await server.ownerSql`select from public.day_counts`).toHaveLength(0);
  });

  it('may be tomorrow, or a day without sales', async () => {
    expect(await call('close_day', { day: dayFromNow(1) })).toMatchObject({
      status: 200,
      json: { figures: { totals: { records: 0 } }, counts: [] },
    });
    await server.ownerSql`alter table public.day_closings disable trigger user`;
    await server.ownerSql`delete from public.day_closings`;
    await server.ownerSql`alter table public.day_closings enable trigger user`;
  });
});

describe('the counts of a closing', () => {
  it.each<[string, unknown, string]>([
    ['an unknown channel', { cart: 5 }, '"cart"'],
    ['another column', { shift: 'GECE' }, '"shift"'],
    ['a fraction', { card: 5.5 }, '"card"'],
    ['an amount that is too large', { card: 1_000_000_000_000 }, '"card"'],
    ['a text', { card: '5' }, '"card"'],
    ['a list', [{ card: 5 }], 'counts'],
  ])('cannot have %s', async (_name, counts, named) => {
    const answer = await call('close_day', { day: '2026-03-01', counts });
    expect(answer).toMatchObject({ status: 400, json: { code: '22023', message: expect.stringContaining(named) } });
    expect(await closings()).toHaveLength(0);
  });

  it('may be negative if more was refunded than sold', async () => {
    const counts = { virtualpos: 0, card: -500, transfer: null };
    const { json } = await call('close_day', { day: '2026-03-02', counts });
    expect(json).toMatchObject({ counts: [{ ...counts, currentaccountpayment: null }] });
  });
});

describe('the reason of a reopening', () => {
  it.each([
    ['nothing', ''],
    ['a zero-width space', '\u200b'],
    ['Hangul fillers', '\u3164\uffa0\u115f'],
    ['marks without a letter', '\u0301\u0302'],
    ['dots', '...'],
  ])('cannot be %s', async (_name, reason) => {
    await call('close_day', { day: '2026-03-03' });
    expect(await call('reopen_day', { day: '2026-03-03', reason })).toMatchObject({
      status: 400,
      json: { code: '23514', message: expect.stringContaining('day_closings_reason_check') },
    });
  });

  it.each(['ş', 'Ошибка', '訂正'])('may be %s', async (reason) => {
    await call('close_day', { day: '2026-03-03' });
    expect(await call('reopen_day', { day: '2026-03-03', reason })).toMatchObject({ status: 200, json: { reason } });
  });
});

describe('a name', () => {
  const insert = (fullname: string) => post('crm_records', { fullname });

  it('cannot be invisible', async () => {
    for (const blank of ['\u200b', '\u3164', '\u2800 \u00a0']) {
      expect(await insert(blank)).toMatchObject({
        status: 400,
        json: { code: '23514', message: expect.stringContaining('crm_records_fullname_check') },
      });
    }
    expect((await insert('-')).status).toBe(201);
  });
});

describe('the days of a report', () => {
  it.each(['day_report', 'day_oddities'])('%s accepts at most two years', async (name) => {
    const years = (start_date: string, end_date: string) => call(name, { start_date, end_date });
    expect((await years('2024-01-01', '2026-01-01')).status).toBe(200);
    expect(await years('2024-01-01', '2026-01-02')).toMatchObject({ status: 400, json: { code: 'DC004' } });
    for (const [start, end] of [
      ['-infinity', 'infinity'],
      ['2026-01-01', 'infinity'],
      ['-infinity', '2026-01-01'],
      ['2026-01-01', null],
      [null, '2026-01-01'],
    ]) {
      expect(await years(start as string, end as string)).toMatchObject({ status: 400, json: { code: '22023' } });
    }
  });

  it.each(['infinity', '-infinity', null])('hour_report refuses %s', async (day) => {
    expect(await call('hour_report', { day })).toMatchObject({
      status: 400,
      json: { code: '22023' },
    });
  });
});

it.each(['infinity', '0001-01-01', '99999-01-01'])(
  'no record can have the day %s, which could never be closed',
  async (date) => {
    expect(await post('crm_records', { fullname: 'Yolcu', date })).toMatchObject({
      status: 400,
      json: { code: '23514', message: expect.stringContaining('crm_records_date_check') },
    });
  },
);
