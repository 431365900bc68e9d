/** Adds the Secure attribute to a cookie. */
export const secured = (cookie: string): string =>
  /;\s*secure\s*(?:;|$)/i.test(cookie) ? cookie : `${cookie}; Secure`

/** Marks every cookie of a response as Secure. */
export function secureCookies(headers: Headers): void {
  const cookies = headers.getSetCookie()
  headers.delete('set-cookie')
  for (const cookie of cookies) headers.append('set-cookie', secured(cookie))
}
