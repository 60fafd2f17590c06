import sql from 'sql-template-tag';
import type { Agency } from '../../domain/agency.ts';
import { callRoutine } from '../hosted/project.ts';
import { type HostedProject, SettingsError } from '../settings.ts';
import type { Queries } from './pool.ts';

type Rules = Pick<Agency, 'refundSaleTypes' | 'timeZone' | 'adminsNeedSecondFactor'>;

/** Writes the agency's rules into our own database. */
export async function storeAgencyRules(owner: Queries, rules: Rules): Promise<void> {
  await owner.query(sql`
    select public.set_refund_sale_types(${rules.refundSaleTypes}::text[]), public.set_time_zone(${rules.timeZone}),
      public.set_admin_rules(${rules.adminsNeedSecondFactor})`);
}

/** Writes the rules into a hosted project through its data API. @throws SettingsError if the project rejects them */
export async function storeHostedAgencyRules(project: HostedProject, rules: Rules): Promise<void> {
  for (const [what, routine, body] of [
    ['refund sale types', 'set_refund_sale_types', { sale_types: rules.refundSaleTypes }],
    ['time zone', 'set_time_zone', { time_zone: rules.timeZone }],
    ['rules for admins', 'set_admin_rules', { needs_second_factor: rules.adminsNeedSecondFactor }],
  ] as const) {
    const answer = await callRoutine(project, routine, body).catch(() => null);
    if (answer?.ok) continue;
    throw new SettingsError(
      `${project.url} does not take the agency's ${what} (${answer ? `status ${answer.status}` : 'no answer'}): apply the files of database/migrations to it, as docs/supabase.md says.`,
    );
  }
}
