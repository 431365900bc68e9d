/** [FRM-018] */
export const NOT_SENT = 'Error sending the form'
/** The text after `NOT_SENT` when the server failed. */
export const BROKEN =
  'Something went wrong on our side. Please send it again in a moment: what you typed is still here.'
/** Both in one line, for forms that show a single sentence. */
export const BROKEN_FORM = `${NOT_SENT}. ${BROKEN}`
/** The text after `NOT_SENT` when the site could not be reached. */
export const UNREACHABLE = 'We cannot reach the site. Check your connection and try again.'
export const UNREACHABLE_FORM = `${NOT_SENT}. ${UNREACHABLE}`

/** The request header of a form sent by script. In the response it holds the redirect address, or `IS_PAGE`. */
export const SENT_BY_SCRIPT = 'sent-by-script'
export const IS_PAGE = 'page'
