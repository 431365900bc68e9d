const WEB: readonly string[] = ['https:', 'http:']

/** Whether a link is safe to show: it uses http, https or one of the given protocols. */
export const isWebAddress = (text: string, others: readonly string[] = []): boolean =>
  URL.canParse(text) && [...WEB, ...others].includes(new URL(text).protocol)
