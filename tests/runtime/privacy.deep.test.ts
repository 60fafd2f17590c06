import { beforeAll, describe, expect, it } from 'vitest';
import agency from '../../agency.config.ts';
import { monthsBefore, todayIn } from '../../src/domain/days/dates.ts';
import { adminClient } from '../support/auth-clients.ts';
import { runTask } from '../support/tasks.ts';
import { testServer } from '../support/test-server.ts';

const server = await testServer();
const env = { DATA_DIR: server.dataDir };

const today = todayIn(agency.timeZone);
const secrets = { phone: '+90 555 111 22 33', citizenid: '10000000146', pnr: 'XYZ123', note: 'Koltuk 4A' };
const stored = async () =>
  JSON.stringify(await server.ownerSql`select to_jsonb(r) from public.crm_records r`) +
  JSON.stringify(await server.ownerSql`select record from app.crm_records_history`);
const lastEntry = async (action: string) => {
  const [entry] = await server.ownerSql`
    select actor, actor_role, details from app.activity where action = ${action} order by id desc limit 1`;
  return entry;
};

describe('npm run retention', () => {
  const run = (more: Record<string, string> = {}) =>
    runTask('retention', [], { ...env, RETENTION_MONTHS: '6', ...more });
  const fill = async () => {
    await server.ownerSql`delete from public.crm_records`;
    const client = await adminClient(server);
    const rows = [monthsBefore(today, 7), monthsBefore(today, 6), today].map((date, index) => ({
      phone: '+90 532 000 00 00',
      citizenid: '30000000000',
      date,
      fullname: `Yolcu ${index}`,
      card: 100,
    }));
    await client.from('crm_records').insert(rows);
    await client.from('crm_records').update({ fullname: 'Yolcu Sıfır' }).eq('fullname', 'Yolcu 0');
  };

  it('removes personal data from old records and their versions, keeps the amounts, and is logged', async () => {
    await fill();
    await server.ownerSql`
      insert into app.activity (at, action, actor_role, address) values ('2001-01-01', 'sign_in', 'anon', '192.0.2.1')`;
    const day = monthsBefore(today, 6);
    const { code, stdout, stderr } = await run();
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(new RegExp(`^1 records and \\d+ earlier versions from before ${day} were anonymised\\.\n$`));
    const rows = await server.ownerSql`select fullname, card, phone, note from public.crm_records order by date`;
    expect(rows).toMatchObject([
      { fullname: 'Anonim', card: 100, phone: null, note: null },
      { fullname: 'Yolcu 1', phone: '+90 532 000 00 00' },
      { fullname: 'Yolcu 2', phone: '+90 532 000 00 00' },
    ]);
    expect(await stored()).not.toMatch(/Yolcu 0|Sıfır/);
    expect(await lastEntry('records_anonymised')).toMatchObject({
      actor: null,
      actor_role: 'owner',
      details: { before: day, records: 1 },
    });
    expect(await server.ownerSql`select from app.activity where address = '192.0.2.1'`).toHaveLength(0);
    expect((await run()).stdout).toContain('0 records and 0 earlier versions');
  });

  it('removes personal data from a hosted project too', async () => {
    await fill();
    const project = {
      DATA_DIR: '/nonexistent',
      SUPABASE_URL: server.url,
      SUPABASE_ANON_KEY: server.anonKey,
      SUPABASE_SERVICE_ROLE_KEY: server.serviceRoleKey,
    };
    expect(await run(project)).toMatchObject({ code: 0, stdout: expect.stringMatching(/^1 records/), stderr: '' });
    expect(await stored()).not.toMatch(/Yolcu 0|Sıfır/);
  });

  it('says in one line that a hosted project does not answer', async () => {
    const project = { SUPABASE_URL: 'http://127.0.0.1:1', SUPABASE_ANON_KEY: 'a', SUPABASE_SERVICE_ROLE_KEY: 's' };
    const { code, stdout, stderr } = await run(project);
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/^http:\/\/127\.0\.0\.1:1 did not answer \(.+\)\. Run it again: .*\n$/);
  });

  it('does nothing without a period', async () => {
    const ended = await runTask('retention', [], env);
    expect(ended).toEqual({ code: 1, stdout: '', stderr: 'RETENTION_MONTHS is not set: nothing is anonymised.\n' });
  });
});

describe('npm run person', () => {
  const run = (...options: string[]) => runTask('person', options, env);
  beforeAll(async () => {
    await server.ownerSql`delete from public.crm_records`;
    const client = await adminClient(server);
    await client.from('crm_records').insert([
      { ...secrets, fullname: 'Işıl Öğüt', card: 70 },
      { ...secrets, fullname: 'IŞIL ÖĞÜT', citizenid: '20000000292' },
      { ...secrets, fullname: 'Başka Biri', phone: '05550000000', citizenid: null, date: today },
    ]);
    await client.from('crm_records').update({ fullname: 'I. Öğüt', citizenid: null }).eq('card', 70);
  });

  it.each([
    ['--citizen', '10000000146', ['Işıl Öğüt']],
    ['--phone', '0555 111 2233', ['I. Öğüt', 'Işıl Öğüt', 'IŞIL ÖĞÜT']],
    ['--name', 'ışıl öğüt', ['Işıl Öğüt', 'IŞIL ÖĞÜT']],
    ['--name', 'Kimse', []],
  ])('export %s %s finds %j', async (option, value, names) => {
    const { code, stdout } = await run('export', option, value);
    expect(code).toBe(0);
    const found = JSON.parse(stdout) as { record: { fullname: string } }[];
    expect(found.map(({ record }) => record.fullname).sort()).toEqual([...names].sort());
    expect((await lastEntry('person_exported'))?.details).not.toHaveProperty('name');
  });

  it('erase lists first, and removes the person from everything once confirmed', async () => {
    const before = await stored();
    const told = await run('erase', '--phone', secrets.phone);
    expect(told.stdout).toMatch(/^2 records name this person.*\n.*--confirm 2\n$/);
    const wrong = await run('erase', '--phone', secrets.phone, '--confirm', '1');
    expect(wrong).toEqual({ code: 1, stdout: '', stderr: 'There are 2 records, not 1: nothing was erased.\n' });
    expect(await stored()).toBe(before);

    const done = await run('erase', '--phone', secrets.phone, '--confirm', '2');
    expect(done).toMatchObject({ code: 0, stderr: '' });
    expect(await stored()).not.toMatch(/Öğüt|ÖĞÜT|555 111|10000000146|20000000292/);
    expect(await stored()).toContain('Başka Biri');
    expect(await lastEntry('person_erased')).toMatchObject({ details: { records: 2 } });
  });

  it('erase lists separately a record that was corrected to somebody else, and can leave it out', async () => {
    const client = await adminClient(server);
    const { data } = await client
      .from('crm_records')
      .insert([
        { fullname: 'Yanlış Kişi', card: 11 },
        { fullname: 'Yanlış Kişi', card: 12 },
      ])
      .select('id');
    const [kept, erased] = (data ?? []).map(({ id }) => id);
    await client.from('crm_records').update({ fullname: 'Doğru Yolcu' }).eq('id', kept);
    const who = ['erase', '--name', 'yanlış kişi'];
    const told = await run(...who);
    expect(told.stdout).toContain(`2 records name this person, now or earlier: ${kept}, ${erased}.`);
    expect(told.stdout).toMatch(
      new RegExp(`^Record ${kept}: 1 of its versions, including the current one,.*--except ${kept}$`, 'm'),
    );
    expect(told.stdout).not.toContain(`Record ${erased}:`);
    const less = await run(...who, '--except', String(kept));
    expect(less.stdout).toMatch(
      new RegExp(`^1 records name this person, now or earlier: ${erased}\\.\n.*--confirm 1\n$`),
    );
    expect(await run(...who, '--except', String(kept), '--confirm', '1')).toMatchObject({ code: 0, stderr: '' });
    const rows = await server.ownerSql`
      select fullname from public.crm_records where card in (11, 12) order by card`;
    expect(rows).toEqual([{ fullname: 'Doğru Yolcu' }, { fullname: 'Anonim' }]);
    expect((await run(...who)).stdout).toContain(`: ${kept}.`);
  });

  it.each([
    [['erase', '--name', 'x', '--except', 'a'], '--except takes ids of records, for example 17,42.'],
    [['export'], 'Say who: --citizen, --phone or --name.'],
    [['forget', '--name', 'x'], 'Say export or erase.'],
    [['erase', '--phone', '555'], '--phone must have at least 10 digits.'],
    [['erase', '--name', 'Işıl', 'Öğüt'], '"Öğüt" belongs to nothing: put a name into quotes.'],
    [
      ['erase', '--name', 'x', '--confirm', 'all'],
      '--confirm takes the number of records that the command without it tells.',
    ],
  ])('refuses %j in one clear line', async (options, line) => {
    expect(await run(...options)).toEqual({ code: 1, stdout: '', stderr: `${line}\n` });
  });
});
