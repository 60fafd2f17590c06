import { PostgrestClient } from '@supabase/postgrest-js';
import { authorisedFetch } from './authorised-fetch.ts';
import { backend } from './backend.ts';
import { AppError } from './errors.ts';

/** A proxy's statuses for a server that is away, and ours for a database that is; 52x and 530 are Cloudflare's. */
const away = new Set([502, 503, 504, 520, 521, 522, 523, 524, 530]);

let client: PostgrestClient | null = null;

/** The data API; repeating what failed is left to the query client. */
export async function dataApi(): Promise<PostgrestClient> {
  const { url } = await backend();
  client ??= new PostgrestClient(`${url}/rest/v1`, { fetch: dataFetch, retry: false });
  return client;
}

/** What comes with such a status is not for the user: a page of a proxy, or a sentence in English. */
async function dataFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const response = await authorisedFetch(input, init);
  if (away.has(response.status)) throw new AppError('unavailable');
  return response;
}

/** Table `crm_records` over rest/v1. */
export async function recordsTable() {
  return (await dataApi()).from('crm_records');
}
