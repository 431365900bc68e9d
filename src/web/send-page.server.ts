import type { Context } from 'hono'
import { sendText } from '../platform/http/send-text.ts'

/** Sends a finished page with every cookie that it sets. */
export function sendPage(
  c: Context,
  { status, headers, html }: { status: number; headers: Headers; html: string },
): Promise<Response> {
  const cookies = headers.getSetCookie()
  return sendText(c, {
    status,
    headers: {
      ...Object.fromEntries(headers),
      vary: 'accept-encoding, cookie',
      ...(cookies.length > 0 && { 'set-cookie': cookies }),
    },
    text: html,
  })
}
