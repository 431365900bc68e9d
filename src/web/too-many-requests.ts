/** How a page answers who asks too often, and when to come again (RFC 6585, 4). Its route passes action headers on. */
export const tooMany = (retryAfterSeconds: number) => ({
  status: 429,
  headers: { 'retry-after': String(retryAfterSeconds) },
})

/** The `headers` of such a route. */
export const actionHeadersOf = ({ actionHeaders }: { actionHeaders: Headers }): Headers => actionHeaders
