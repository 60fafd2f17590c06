import sql from 'sql-template-tag';
import type { Queries } from './database/pool.ts';
import { callRoutine } from './hosted.ts';
import { type HostedProject, SettingsError } from './settings.ts';

/** Writes into the database which sale types are money given back, so that every sum subtracts them. */
export async function storeRefundSaleTypes(owner: Queries, saleTypes: readonly string[]): Promise<void> {
  await owner.query(sql`select from public.set_refund_sale_types(${saleTypes}::text[])`);
}

/**
 * The same for a hosted project, through its data API.
 * @throws SettingsError when the project does not take them
 */
export async function storeHostedRefundSaleTypes(project: HostedProject, saleTypes: readonly string[]): Promise<void> {
  const body = { sale_types: saleTypes };
  const answer = await callRoutine(project, 'set_refund_sale_types', body).catch(() => null);
  if (answer?.ok) return;
  throw new SettingsError(
    `${project.url} does not take the agency's refund sale types (${answer ? `status ${answer.status}` : 'no answer'}): apply all files of database/migrations to it.`,
  );
}
