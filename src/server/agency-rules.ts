import sql from 'sql-template-tag';
import type { Agency } from '../domain/agency.ts';
import type { Queries } from './database/pool.ts';
import { callRoutine } from './hosted.ts';
import { type HostedProject, SettingsError } from './settings.ts';

/** What of agency.config.ts the database enforces itself. */
type Rules = Pick<Agency, 'refundSaleTypes' | 'timeZone' | 'adminsNeedSecondFactor'>;

/**
 * Writes into the database which sale types are money given back, so that every sum subtracts them, whose clock tells days
 * and hours, and whether admins have to have a second factor.
 */
export async function storeAgencyRules(owner: Queries, rules: Rules): Promise<void> {
  await owner.query(sql`select from public.set_refund_sale_types(${rules.refundSaleTypes}::text[])`);
  await owner.query(sql`select from public.set_time_zone(${rules.timeZone})`);
  await owner.query(sql`select from public.set_admin_rules(${rules.adminsNeedSecondFactor})`);
}

/**
 * The same for a hosted project, through its data API.
 * @throws SettingsError when the project does not take them
 */
export async function storeHostedAgencyRules(project: HostedProject, rules: Rules): Promise<void> {
  await store(project, 'set_refund_sale_types', { sale_types: rules.refundSaleTypes }, 'refund sale types');
  await store(project, 'set_time_zone', { time_zone: rules.timeZone }, 'time zone');
  const forAdmins = { needs_second_factor: rules.adminsNeedSecondFactor };
  await store(project, 'set_admin_rules', forAdmins, 'rules for admins');
}

async function store(project: HostedProject, routine: string, body: object, what: string): Promise<void> {
  const answer = await callRoutine(project, routine, body).catch(() => null);
  if (answer?.ok) return;
  throw new SettingsError(
    `${project.url} does not take the agency's ${what} (${answer ? `status ${answer.status}` : 'no answer'}): apply the files of database/migrations to it, as docs/supabase.md says.`,
  );
}
