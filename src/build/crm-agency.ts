import agency from '../../agency.config.ts';

const { name, crmName, adminsNeedSecondFactor, timeZone, refundSaleTypes, largeAmount, shifts, lists } = agency;

/** The few values of agency.config.ts that the CRM shows: the whole file and its validator stay out of the browser. */
export const crmAgency = {
  __CRM_AGENCY__: JSON.stringify({
    name,
    crmName,
    adminsNeedSecondFactor,
    timeZone,
    refundSaleTypes,
    largeAmount,
    shifts,
    lists,
  }),
};
