/** What every page, call and result says while the payment provider is silent. */
export const PROVIDER_SILENT = 'The card provider does not answer. Please try again in a moment.'
