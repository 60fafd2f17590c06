import { PostgrestClient } from '@supabase/postgrest-js';
import { authorisedFetch } from './authorised-fetch.ts';
import { backend } from './backend.ts';
import { AppError, toAppError } from './errors.ts';

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

/** The body of such an answer is not fit for users: a proxy's page, or a sentence in English. */
async function dataFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const response = await authorisedFetch(input, init);
  if (away.has(response.status) && !(await wasTooSlow(response))) throw new AppError('unavailable');
  return response;
}

/** Whether the database has given up a statement: to repeat it would take as long again. */
async function wasTooSlow(response: Response): Promise<boolean> {
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  return toAppError(body).code === '57014';
}

/** Table `crm_records` over rest/v1. */
export async function recordsTable() {
  return (await dataApi()).from('crm_records');
}
