import { PostgrestClient } from '@supabase/postgrest-js';
import { authorisedFetch } from './authorised-fetch.ts';
import { backend } from './backend.ts';
import { AppError } from './errors.ts';

/** Statuses of a proxy whose server is down, and ours when the database is; 52x and 530 are Cloudflare's. */
const away = new Set([502, 503, 504, 520, 521, 522, 523, 524, 530]);

let client: PostgrestClient | null = null;

/** The data API. Retries are left to the query client. */
export async function dataApi(): Promise<PostgrestClient> {
  const { url } = await backend();
  client ??= new PostgrestClient(`${url}/rest/v1`, { fetch: dataFetch, retry: false });
  return client;
}

/** The body of such an answer is not fit for users: a proxy's page, or a sentence in English. */
async function dataFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const response = await authorisedFetch(input, init);
  if (away.has(response.status)) throw new AppError('unavailable');
  return response;
}

/** Table `crm_records` over rest/v1. */
export async function recordsTable() {
  return (await dataApi()).from('crm_records');
}
