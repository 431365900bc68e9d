/** Whether a link may stand on a page: of the web, and nothing that runs. */
export const isWebAddress = (text: string): boolean =>
  URL.canParse(text) && ['https:', 'http:'].includes(new URL(text).protocol)
