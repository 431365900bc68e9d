import type { Context } from 'hono'
import { mailboxOf, mailIn } from '../../platform/email/mailbox.ts'
import type { HttpEnv } from '../../platform/http/env.ts'
import { isFromThisMachine } from '../local-request.ts'

/** Allows only the e-mail's own style element; nothing else in it runs or loads. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox"

/** GET /dev/mailbox/{id}.html: the HTML part of an e-mail as a mail program shows it. In development only. */
export async function mailHtml(c: Context<HttpEnv>): Promise<Response> {
  const { config } = c.var.ctx
  const id = /^(.+)\.html$/.exec(c.req.param('file') ?? '')?.[1]
  const mail =
    config.development && isFromThisMachine(c.req.raw) && id ? await mailIn(mailboxOf(config), id) : undefined
  if (!mail) return c.text('This page could not be found', 404)
  return c.html(mail.html, 200, { 'content-security-policy': POLICY, 'cache-control': 'no-store' })
}
