/**
 * Waiting sales are kept in local storage like the session, so that they outlive the tab. Each has its own key, so that
 * two tabs do not overwrite each other.
 */
export const salePrefix = 'crm.sale:';

export const salesLeft = () => Object.keys(localStorage).filter((key) => key.startsWith(salePrefix));
