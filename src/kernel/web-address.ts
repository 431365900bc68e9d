const WEB: readonly string[] = ['https:', 'http:']

/** Whether a link is safe on a page: http, https or one of the other protocols given. */
export const isWebAddress = (text: string, others: readonly string[] = []): boolean =>
  URL.canParse(text) && [...WEB, ...others].includes(new URL(text).protocol)
