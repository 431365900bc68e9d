/** The status and headers of a page's 429 response (RFC 6585, section 4). Its route must pass on action headers. */
export const tooMany = (retryAfterSeconds: number) => ({
  status: 429,
  headers: { 'retry-after': String(retryAfterSeconds) },
})

/** The `headers` function of a route that passes on the headers of its action. */
export const actionHeadersOf = ({ actionHeaders }: { actionHeaders: Headers }): Headers => actionHeaders
