/** Status and headers of a page's answer to too many requests (RFC 6585, 4). Its route must pass on action headers. */
export const tooMany = (retryAfterSeconds: number) => ({
  status: 429,
  headers: { 'retry-after': String(retryAfterSeconds) },
})

/** The `headers` function of a route that passes on the headers of its action. */
export const actionHeadersOf = ({ actionHeaders }: { actionHeaders: Headers }): Headers => actionHeaders
