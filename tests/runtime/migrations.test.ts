import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { migrate } from '../../src/server/database/migrations.ts';
import { Connections } from '../../src/server/database/pool.ts';
import { ownerSqlOf } from '../support/owner-sql.ts';
import { testDatabase } from '../support/test-server.ts';

const { folder, connection, connect } = await testDatabase();
const directory = join(folder, 'migrations');
const [one, other] = [connect(2), connect(2)];
const sql = ownerSqlOf(connection);
afterAll(() => sql.end());

const write = (name: string, text: string) => writeFileSync(join(directory, name), text);
const applied = async () => (await sql`select name from app.migrations order by name`).map(({ name }) => name);

beforeEach(async () => {
  rmSync(directory, { recursive: true, force: true });
  mkdirSync(directory);
  await sql.unsafe('drop schema if exists app cascade; drop table if exists a, b');
  write('0001_a.sql', 'create table a (n int); insert into a values (1);');
});

describe('migrate', () => {
  it('applies each file once, in order, however many instances start at once', async () => {
    write('0002_b.sql', 'create table b as select n + 1 as n from a;');
    await Promise.all([migrate(one, directory), migrate(other, directory), migrate(one, directory)]);
    expect(await applied()).toEqual(['0001_a.sql', '0002_b.sql']);
    expect(await sql`select n from b`).toEqual([{ n: 2 }]);
  });

  it('leaves nothing of a file that fails, and the lock is free again', async () => {
    write('0002_b.sql', 'create table b (n int); select 1/0;');
    await expect(migrate(one, directory)).rejects.toThrow('Migration 0002_b.sql failed: division by zero');
    expect(await applied()).toEqual(['0001_a.sql']);
    write('0002_b.sql', 'create table b (n int);');
    await migrate(other, directory);
    expect(await applied()).toEqual(['0001_a.sql', '0002_b.sql']);
  });

  it('refuses an applied file that was changed', async () => {
    await migrate(one, directory);
    write('0001_a.sql', 'create table a (n bigint);');
    await expect(migrate(one, directory)).rejects.toThrow(/0001_a\.sql was changed after it was applied/);
  });

  it('says that its role must own the database', async () => {
    await sql.unsafe(`drop role if exists guest; create role guest login password 'guest'`);
    const login = { user: 'guest', password: 'guest' };
    const guest = new Connections(connection, { max: 1, name: 'guest', login });
    const refused = expect(migrate(guest, directory)).rejects;
    await refused.toThrow('must own the database: permission denied for database havayolu.');
    await guest.end(1);
  });

  it('refuses a database that is newer than the program', async () => {
    await migrate(one, directory);
    rmSync(join(directory, '0001_a.sql'));
    await expect(migrate(one, directory)).rejects.toThrow(/newer than this program: it has migration 0001_a\.sql/);
  });
});
