/** What every page, call and result says while the payment provider is silent. */
export const PROVIDER_SILENT = 'The card provider does not answer. Please try again in a moment.'

/** The same to a payer who was about to be sent to a checkout. */
export const NOTHING_CHARGED =
  'The card provider does not answer. Nothing was charged. Try again in a moment.'
