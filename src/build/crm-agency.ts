import agency from '../../agency.config.ts';

const { name, crmName, adminsNeedSecondFactor, timeZone, refundSaleTypes, largeAmount, shifts, lists } = agency;

/** The few values the staff side shows; the whole file with its validator stays out of the browser. */
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
