/** [FRM-018] */
export const NOT_SENT = 'Error sending the form'
/** What follows `NOT_SENT` after a bug of ours. */
export const BROKEN =
  'Something went wrong on our side. Please send it again in a moment: what you typed is still here.'
/** The same in one line, for forms that show one sentence. */
export const BROKEN_FORM = `${NOT_SENT}. ${BROKEN}`
/** What follows `NOT_SENT` when the site could not be reached. */
export const UNREACHABLE = 'We cannot reach the site. Check your connection and try again.'
export const UNREACHABLE_FORM = `${NOT_SENT}. ${UNREACHABLE}`

/** The header of a form that the browser script sends, and of its answer: where to go next, or `IS_PAGE`. */
export const SENT_BY_SCRIPT = 'sent-by-script'
export const IS_PAGE = 'page'
