/** The wording for an unreachable payment provider on pages, in API responses, e-mails and logs. */
export const SILENT = 'The card provider does not answer'
/** The full message, with advice. */
export const PROVIDER_SILENT = `${SILENT}. Please try again in a moment.`
/** The message for a payer on the way to a checkout session. */
export const NOTHING_CHARGED = `${SILENT}. Nothing was charged. Please try again in a moment.`
