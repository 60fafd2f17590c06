import type { Agency } from '../domain/agency.ts';

/** The values of agency.config.ts that the staff app needs. The build inserts them, so that its validator is not shipped. */
declare const __CRM_AGENCY__: Pick<Agency, 'name' | 'crmName' | 'timeZone'>;

export const agency = __CRM_AGENCY__;
