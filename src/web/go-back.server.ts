import { redirect } from 'react-router'
import { ownPath } from '../platform/auth/next-path.ts'

/** Answers a small write with the page it came from, and a cookie. */
export function goBack(request: Request, cookie: string): Response {
  const referer = request.headers.get('referer')
  const from = referer && URL.canParse(referer) ? new URL(referer) : undefined
  const path = from?.host === new URL(request.url).host ? ownPath(from.pathname + from.search, '/') : '/'
  const response = redirect(path, 303)
  response.headers.append('set-cookie', cookie)
  return response
}
