import { PostgrestClient } from '@supabase/postgrest-js';
import { authorisedFetch } from './authorised-fetch.ts';
import { backend } from './backend.ts';
import { AppError, ProxyAnswered, toAppError } from './errors.ts';

/**
 * Statuses of a proxy whose server is down, and of our server while its database is down; 52x and 530 are Cloudflare's.
 */
const away = new Set([502, 503, 504, 520, 521, 522, 523, 524, 530]);

let client: PostgrestClient | null = null;

/** `retry: false`, because the query client already retries. */
export async function dataApi(): Promise<PostgrestClient> {
  const { url } = await backend();
  client ??= new PostgrestClient(`${url}/rest/v1`, { fetch: dataFetch, retry: false });
  return client;
}

/**
 * Inserts all rows or none, and skips rows whose `clientref` exists. Does not use postgrest-js, whose insert takes
 * minutes for ten thousand rows.
 * @throws AppError
 */
export async function insertRecords(json: string, columns: readonly string[]): Promise<void> {
  const { url } = await backend();
  const response = await dataFetch(`${url}/rest/v1/crm_records?on_conflict=clientref&columns=${columns.join(',')}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Prefer: 'return=minimal,resolution=ignore-duplicates' },
    body: json,
  });
  if (response.ok) return;
  if (response.status === 413) throw new AppError('rows_too_large');
  throw toAppError(await response.json().catch(() => null));
}

/**
 * Throws for a proxy's error page, which no user should read. Reads every body whole, so that an answer cut short
 * counts as a network failure.
 */
async function dataFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const response = await authorisedFetch(input, init);
  const { status, statusText, headers } = response;
  const body = await response.text().catch((error: unknown) => {
    throw init?.signal?.aborted ? error : new AppError('network');
  });
  const whole = new Response(body || null, { status, statusText, headers });
  if (!away.has(status)) return whole;
  const answer: unknown = await whole
    .clone()
    .json()
    .catch(() => null);
  const { code } = toAppError(answer);
  if (code === 'unknown') throw new ProxyAnswered(status);
  // 57014, a slow statement that the database cancelled, is not `unavailable`: repeating it would take as long again.
  if (code !== '57014') throw new AppError('unavailable', '', status);
  return whole;
}

export async function recordsTable() {
  return (await dataApi()).from('crm_records');
}
