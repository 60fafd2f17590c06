import type { Agency } from '../domain/agency.ts';
import { referenceLists } from '../domain/records/reference-lists.ts';

/** The build inserts these values of agency.config.ts; importing the file would ship its validator too. */
declare const __CRM_AGENCY__: Pick<
  Agency,
  'name' | 'crmName' | 'adminsNeedSecondFactor' | 'timeZone' | 'refundSaleTypes' | 'largeAmount' | 'shifts' | 'lists'
>;

export const agency = __CRM_AGENCY__;

export const lists = referenceLists(agency.lists, agency.refundSaleTypes);
