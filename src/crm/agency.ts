import type { Agency } from '../domain/agency.ts';
import { referenceLists } from '../domain/records/reference-lists.ts';

/**
 * The values of agency.config.ts that the staff app needs. The build inserts them, so that the config's validator is
 * not shipped.
 */
declare const __CRM_AGENCY__: Pick<
  Agency,
  'name' | 'crmName' | 'adminsNeedSecondFactor' | 'timeZone' | 'refundSaleTypes' | 'largeAmount' | 'shifts' | 'lists'
>;

export const agency = __CRM_AGENCY__;

/** The values that the lists of a new record offer. */
export const lists = referenceLists(agency.lists, agency.refundSaleTypes);
