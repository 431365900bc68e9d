import { redirect } from 'react-router'
import { cookieIn } from '../platform/http/cookies.ts'

/** A short message that the next page shows once. */
export type Notice = {
  tone: 'ok' | 'bad'
  text: string
  /** A link to offer, as a path on this site. */
  link?: { href: string; text: string }
  /** The control that gets the focus on the next page, by a name that the page knows. */
  focus?: string
}

const COOKIE = 'notice'

/** Redirects (303) after an action, with a notice for the next page. `to` is a path on this site. */
export const redirectWithNotice = (to: string, notice: Notice): Response =>
  withNotice(redirect(to, 303), notice)

/** Adds a notice for the next page to a redirect. */
export function withNotice(response: Response, notice: Notice): Response {
  response.headers.append(
    'set-cookie',
    `${COOKIE}=${encodeURIComponent(JSON.stringify(notice))}; Path=/; Max-Age=60; HttpOnly; SameSite=Lax`,
  )
  return response
}

/** The pending notice in the cookies of a request; an invalid one is ignored. */
export function noticeIn(headers: Headers): Notice | undefined {
  const written = cookieIn(headers, COOKIE)
  if (!written) return undefined
  try {
    const { tone, text, link, focus } = JSON.parse(written) as Partial<Notice>
    if (typeof text !== 'string') return undefined
    const to = ownLink(link)
    return {
      tone: tone === 'bad' ? 'bad' : 'ok',
      text: text.slice(0, 300),
      ...(to && { link: to }),
      ...(typeof focus === 'string' && { focus }),
    }
  } catch {
    return undefined // this site did not write the cookie
  }
}

/** Drops other links, because a forged cookie must not lead to another site. */
const ownLink = (link: Notice['link']): Notice['link'] =>
  typeof link?.text === 'string' && /^\/(?![/\\])/.test(String(link.href))
    ? { href: String(link.href), text: link.text.slice(0, 60) }
    : undefined

/** Set-Cookie line that deletes a notice after it was shown. */
export const NOTICE_SHOWN = `${COOKIE}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax`
