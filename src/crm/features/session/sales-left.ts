/** Sales lie where the session lies, so that they outlive the tab. Each has its own key, so two tabs overwrite nothing. */
export const salePrefix = 'crm.sale:';

/** The keys of the sales of anybody that wait in this browser. */
export const salesLeft = () => Object.keys(localStorage).filter((key) => key.startsWith(salePrefix));
