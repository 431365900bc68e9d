import { redirect } from 'react-router'
import { ownPath } from '../platform/auth/next-path.ts'

/** Answers a small write with the page it came from, and a cookie. Only the path of Referer counts: never elsewhere. */
export function goBack(request: Request, cookie: string): Response {
  const referer = request.headers.get('referer') ?? ''
  const { pathname, search } = new URL(URL.canParse(referer) ? referer : 'http://own.invalid/')
  const response = redirect(ownPath(pathname + search, '/'), 303)
  response.headers.append('set-cookie', cookie)
  return response
}
