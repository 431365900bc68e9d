import { redirect } from 'react-router'

/** A short message that the next page shows once. */
export type Notice = {
  tone: 'ok' | 'bad'
  text: string
  /** Where one may want to go next: a page of our own. */
  link?: { href: string; text: string }
  /** Which control of the next page has the focus, by a name that the page knows. */
  focus?: string
}

const COOKIE = 'notice'

/** Answers a finished action: see other, with a notice that the next page shows. `to` is a path of our own. */
export function redirectWithNotice(to: string, notice: Notice): Response {
  const response = redirect(to, 303)
  response.headers.append(
    'set-cookie',
    `${COOKIE}=${encodeURIComponent(JSON.stringify(notice))}; Path=/; Max-Age=60; HttpOnly; SameSite=Lax`,
  )
  return response
}

/** The notice that waits in this request's cookies. Anything that is none is ignored. */
export function noticeIn(headers: Headers): Notice | undefined {
  const raw = /(?:^|;\s*)notice=([^;]+)/.exec(headers.get('cookie') ?? '')?.[1]
  if (!raw) return undefined
  try {
    const { tone, text, link, focus } = JSON.parse(decodeURIComponent(raw)) as Partial<Notice>
    if (typeof text !== 'string') return undefined
    const to = ownLink(link)
    return {
      tone: tone === 'bad' ? 'bad' : 'ok',
      text: text.slice(0, 300),
      ...(to && { link: to }),
      ...(typeof focus === 'string' && { focus }),
    }
  } catch {
    return undefined // a cookie that somebody wrote by hand
  }
}

/** A cookie that somebody wrote by hand must not lead away. */
const ownLink = (link: Notice['link']): Notice['link'] =>
  typeof link?.text === 'string' && /^\/(?![/\\])/.test(String(link.href))
    ? { href: String(link.href), text: link.text.slice(0, 60) }
    : undefined

/** Ends a notice once it was shown. */
export const NOTICE_SHOWN = `${COOKIE}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax`
