import { createHash, randomBytes } from 'node:crypto';
import { serve } from '@hono/node-server';
import { verify } from '@node-rs/argon2';
import { Hono } from 'hono';
import { SignJWT } from 'jose';
import postgres from 'postgres';
import { readConnection } from '../../src/server/database/embedded/embedded.ts';

/**
 * What the measured server is compared with: the same questions to the same database, as briefly as Hono and postgres.js
 * can put them. It checks no session, no right, no limit, and writes no log.
 */
const sql = postgres({
  ...readConnection(process.env.DATA_DIR ?? ''),
  max: 16,
  // Otherwise PostgreSQL soon plans the list and the search without their values, and reads the whole table.
  connection: { plan_cache_mode: 'force_custom_plan' },
});
const secret = randomBytes(32);
const app = new Hono();
const columns = sql`id, fullname, phone, citizenid, pnr, depart, arrive, company, saletype, direction, shift,
  currentaccountpayment, bdload, virtualpos, card, commission, transfer, note, date, userid, useremail, createdat, updatedat`;

app.get('/list', async (c) => {
  const rows = await sql`
    select ${columns} from public.crm_records where date >= ${c.req.query('day') ?? ''} and date <= ${c.req.query('day') ?? ''}
    order by id desc limit 1000`;
  return c.json(rows);
});
app.get('/list-as-text', async (c) => {
  const [row] = await sql`
    select coalesce(json_agg(page), '[]')::text as body from (
      select ${columns} from public.crm_records where date >= ${c.req.query('day') ?? ''} and date <= ${c.req.query('day') ?? ''}
      order by id desc limit 1000) as page`;
  return c.body(row?.body, 200, { 'Content-Type': 'application/json' });
});
app.get('/count', async (c) => {
  const [row] = await sql`select count(*) as total from public.crm_records where date = ${c.req.query('day') ?? ''}`;
  return c.body(null, 200, { 'Content-Range': `*/${row?.total}` });
});
app.get('/search', async (c) => {
  const rows = await sql`
    select ${columns} from public.crm_records where search ilike ${c.req.query('pattern') ?? ''}
    order by id desc limit 50`;
  return c.json(rows);
});
app.post('/insert', async (c) => {
  const row = await c.req.json();
  const [stored] = await sql`insert into public.crm_records ${sql(row)} returning ${columns}`;
  return c.json(stored, 201);
});

const hashOf = (token: string) => createHash('sha256').update(token).digest();
async function session(user: { id: string; email: string }, id: string, refresh_token: string) {
  const token = new SignJWT({ sub: user.id, email: user.email, session_id: id, role: 'authenticated' });
  const access_token = await token.setProtectedHeader({ alg: 'HS256' }).setExpirationTime('1h').sign(secret);
  return { access_token, refresh_token, user };
}

app.post('/sign-in', async (c) => {
  const { email, password } = await c.req.json();
  const [user] = await sql`select id, email, encrypted_password from auth.users where email = ${email}`;
  if (!user || !(await verify(user.encrypted_password, password))) return c.json({}, 400);
  const token = randomBytes(32).toString('base64url');
  const [opened] = await sql`
    with opened as (insert into auth.sessions (user_id) values (${user.id}) returning id)
    insert into auth.refresh_tokens (token_hash, session_id, generation) select ${hashOf(token)}, id, 0 from opened
    returning session_id`;
  return c.json(await session({ id: user.id, email: user.email }, opened?.session_id, token));
});
app.post('/refresh', async (c) => {
  const { refresh_token } = await c.req.json();
  const token = randomBytes(32).toString('base64url');
  const [next] = await sql`
    with found as (
      update auth.sessions s set generation = s.generation + 1, refreshed_at = now()
      from auth.refresh_tokens t join auth.users u on true
      where t.token_hash = ${hashOf(refresh_token)} and s.id = t.session_id and u.id = s.user_id
        and s.generation = t.generation
      returning s.id, s.generation, u.id as user_id, u.email
    ), stored as (
      insert into auth.refresh_tokens (token_hash, session_id, generation)
      select ${hashOf(token)}, id, generation from found
    )
    select id, user_id, email from found`;
  if (!next) return c.json({}, 400);
  return c.json(await session({ id: next.user_id, email: next.email }, next.id, token));
});

serve({ fetch: app.fetch, hostname: '127.0.0.1', port: Number(process.env.PORT) }, () => process.send?.('ready'));
