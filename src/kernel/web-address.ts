const WEB: readonly string[] = ['https:', 'http:']

/** Whether a link may stand on a page: of the web, or of another protocol that is named, and nothing that runs. */
export const isWebAddress = (text: string, others: readonly string[] = []): boolean =>
  URL.canParse(text) && [...WEB, ...others].includes(new URL(text).protocol)
