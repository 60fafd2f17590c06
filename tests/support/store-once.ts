import type { SupabaseClient } from '@supabase/supabase-js';

/** Stores a sale as the CRM does: a repetition with the same `clientref` finds the stored row. */
export async function storeOnce(client: SupabaseClient, row: { clientref: string; [column: string]: unknown }) {
  const table = client.from('crm_records');
  const added = await table.upsert(row, { onConflict: 'clientref', ignoreDuplicates: true }).select('id');
  if (added.error || added.data.length > 0) return { ...added, data: added.data?.[0] ?? null };
  return await table.select('id').eq('clientref', row.clientref).single();
}
