import type { Agency } from '../domain/agency.ts';

/** What the staff app needs of agency.config.ts; the build puts the values in, so that the validator stays out. */
declare const __CRM_AGENCY__: Pick<Agency, 'name' | 'crmName' | 'timeZone'>;

export const agency = __CRM_AGENCY__;
