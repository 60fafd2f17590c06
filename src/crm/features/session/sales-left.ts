/**
 * Waiting sales are kept in local storage like the session, so that they outlive the tab. Each has its own key, so that
 * two tabs do not overwrite each other.
 */
export const salePrefix = 'crm.sale:';

/** The keys of all users' waiting sales in this browser. */
export const salesLeft = () => Object.keys(localStorage).filter((key) => key.startsWith(salePrefix));
