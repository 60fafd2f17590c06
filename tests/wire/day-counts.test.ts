import { beforeEach, describe, expect, it } from 'vitest';
import { newPerson } from '../support/people.ts';
import { testServer } from '../support/test-server.ts';

const server = await testServer();
const staff = await newPerson(server);
beforeEach(async () => {
  await server.ownerSql`delete from public.day_counts`;
});

const day = '2026-05-04';
const counts = () => staff.client.from('day_counts');

describe('a count', () => {
  it.each<[string, object, string?]>([
    ['another day', { day: '2026-05-05' }],
    ['no day', { day: 'infinity' }, '23514'],
    ['the whole day', { shift: null }],
  ])('cannot change its day or shift: %s', async (_name, change, code = '22023') => {
    await counts().insert({ day, shift: 'GECE', card: 5 });
    const { error, status } = await counts().update(change).eq('day', day);
    expect([status, error?.code]).toEqual([400, code]);
    expect((await counts().select('day, shift, card')).data).toEqual([{ day, shift: 'GECE', card: 5 }]);
  });

  it('records who wrote it last, whatever is sent', async () => {
    await counts().insert({ day, card: 5, countedby: '00000000-0000-4000-8000-000000000000', countedbyemail: 'x@y.z' });
    await counts().update({ card: 6, countedbyemail: 'baska@ornek.example', countedat: '2020-01-01' }).eq('day', day);
    const { data } = await counts().select('card, countedby, countedbyemail, countedat').single();
    expect(data).toMatchObject({ card: 6, countedby: staff.id, countedbyemail: staff.email });
    expect(data?.countedat.slice(0, 4)).not.toBe('2020');
  });

  it('is updated by an upsert with its day and shift', async () => {
    for (const card of [1, 2]) {
      const row = { day, shift: null, card };
      expect((await counts().upsert(row, { onConflict: 'day,shift' })).error).toBeNull();
    }
    expect((await counts().select('card')).data).toEqual([{ card: 2 }]);
  });

  it.each([
    ['a negative amount', -250, null],
    ['twelve digits', -999_999_999_999, null],
    ['thirteen digits', 1_000_000_000_000, '23514'],
    ['a fraction', 1.5, '22P02'],
  ])('accepts or refuses %s', async (_name, amount, code) => {
    for (const channel of ['virtualpos', 'card', 'transfer', 'currentaccountpayment']) {
      const { error } = await counts().upsert({ day, shift: null, [channel]: amount }, { onConflict: 'day,shift' });
      expect(error?.code ?? null).toBe(code);
    }
  });

  it('keeps the records’ total at the time each channel was counted, whatever is sent', async () => {
    const sell = (card: number, transfer: number, saletype = 'YENI BILET') => server.ownerSql`
      insert into public.crm_records (fullname, date, shift, saletype, card, transfer)
      values ('Sayılan', ${day}, 'GECE', ${saletype}, ${card}, ${transfer})`;
    const recorded = async (change: object) => {
      await counts()
        .upsert({ day, shift: null, ...change }, { onConflict: 'day,shift' })
        .throwOnError();
      return (await counts().select('recorded').single()).data?.recorded;
    };
    await server.ownerSql`delete from public.crm_records`;
    await sell(500, 70);
    expect(await recorded({ card: 490, recorded: { card: 1 } })).toEqual({ card: 500 });
    await sell(100, 5, 'IPTAL/IADE');
    expect(await recorded({ transfer: 70 })).toEqual({ card: 500, transfer: 65 });
    expect(await recorded({ card: 400 })).toEqual({ card: 400, transfer: 65 });
    await sell(7, 7);
    expect(await recorded({ card: 400, transfer: 70 })).toEqual({ card: 407, transfer: 72 });
    expect(await recorded({ card: null })).toEqual({ transfer: 72 });
    await server.ownerSql`delete from public.crm_records`;
  });

  it('needs a shift with a visible name', async () => {
    for (const shift of ['', ' ', '\u200b']) {
      expect((await counts().insert({ day, shift })).error).toMatchObject({
        code: '23514',
        message: expect.stringContaining('day_counts_shift_check'),
      });
    }
  });
});
