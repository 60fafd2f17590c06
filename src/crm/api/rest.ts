import { PostgrestClient } from '@supabase/postgrest-js';
import { authorisedFetch } from './authorised-fetch.ts';
import { backend } from './backend.ts';
import { AppError, ProxyAnswered, toAppError } from './errors.ts';

/** Statuses of a proxy whose server is down, and ours when the database is; 52x and 530 are Cloudflare's. */
const away = new Set([502, 503, 504, 520, 521, 522, 523, 524, 530]);

let client: PostgrestClient | null = null;

/** The data API. Retries are left to the query client. */
export async function dataApi(): Promise<PostgrestClient> {
  const { url } = await backend();
  client ??= new PostgrestClient(`${url}/rest/v1`, { fetch: dataFetch, retry: false });
  return client;
}

/**
 * Stores rows that are JSON already, all or none; those whose `clientref` is there stay as they are. The client's own way
 * to insert takes minutes to find the columns of ten thousand rows.
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
 * The body of such an answer is not fit for users: a sentence of a proxy, in English. It is read here, so that an answer
 * that breaks off is known as such and not taken for a fault of ours.
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
  // The database has given up a statement: to repeat it would take as long again.
  if (code !== '57014') throw new AppError('unavailable', '', status);
  return whole;
}

export async function recordsTable() {
  return (await dataApi()).from('crm_records');
}
