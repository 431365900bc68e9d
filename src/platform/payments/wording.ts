/** How every page, call, e-mail and log names a payment provider that does not answer. */
export const SILENT = 'The card provider does not answer'
/** The whole sentence, with what to do. */
export const PROVIDER_SILENT = `${SILENT}. Please try again in a moment.`
/** The same for a payer who was about to be sent to a checkout session. */
export const NOTHING_CHARGED = `${SILENT}. Nothing was charged. Please try again in a moment.`
