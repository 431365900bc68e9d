import { redirect } from 'react-router'

/** A short message that the next page shows once. */
export type Notice = { tone: 'ok' | 'bad'; text: string }

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
    const { tone, text } = JSON.parse(decodeURIComponent(raw)) as Partial<Notice>
    return typeof text === 'string'
      ? { tone: tone === 'bad' ? 'bad' : 'ok', text: text.slice(0, 300) }
      : undefined
  } catch {
    return undefined // a cookie that somebody wrote by hand
  }
}

/** Ends a notice once it was shown. */
export const NOTICE_SHOWN = `${COOKIE}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax`
