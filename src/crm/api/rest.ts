import { PostgrestClient } from '@supabase/postgrest-js';
import { authorisedFetch } from './authorised-fetch.ts';
import { backend } from './backend.ts';

let client: PostgrestClient | null = null;

/** Table `crm_records` over rest/v1; failures are thrown, repeating them is left to the query client. */
export async function recordsTable() {
  const { url } = await backend();
  client ??= new PostgrestClient(`${url}/rest/v1`, { fetch: authorisedFetch, retry: false });
  return client.from('crm_records');
}
