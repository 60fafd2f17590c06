import { PostgrestClient } from '@supabase/postgrest-js';
import { authorisedFetch } from './authorised-fetch.ts';
import { backend } from './backend.ts';

let client: PostgrestClient | null = null;

/** The data API; repeating what failed is left to the query client. */
export async function dataApi(): Promise<PostgrestClient> {
  const { url } = await backend();
  client ??= new PostgrestClient(`${url}/rest/v1`, { fetch: authorisedFetch, retry: false });
  return client;
}

/** Table `crm_records` over rest/v1. */
export async function recordsTable() {
  return (await dataApi()).from('crm_records');
}
