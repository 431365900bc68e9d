import { redirect } from 'react-router'
import { ownPath } from '../platform/auth/next-path.ts'

/** Redirects back to the page in the Referer header and sets a cookie. Only its path is used, never its host. */
export function goBack(request: Request, cookie: string): Response {
  const referer = request.headers.get('referer') ?? ''
  const { pathname, search } = new URL(URL.canParse(referer) ? referer : 'http://own.invalid/')
  const response = redirect(ownPath(pathname + search, '/'), 303)
  response.headers.append('set-cookie', cookie)
  return response
}
