import type { Context, Hono } from 'hono'
import { sendToPeople } from '../../features/emails/commands/send-to-people.server.ts'
import type { Sender } from '../../features/emails/model.ts'
import { sendEmailCall } from '../../features/emails/schema.ts'
import { respelledEmail } from '../../kernel/email.ts'
import type { Ctx } from '../../platform/context.ts'
import { mailAddress } from '../../platform/email/email.ts'
import type { HttpEnv } from '../../platform/http/env.ts'
import { invalid, invalidInput } from '../problem.ts'

/** Sends e-mails from staff to people. Visitors have their own calls. [API-040, API-041, resolutions A07] */
export function mountSendEmail(app: Hono<HttpEnv>): void {
  app.post('/gdutils/send_email', send)
}

async function send(c: Context<HttpEnv>): Promise<Response> {
  const call = sendEmailCall.safeParse(await c.req.json().catch(() => undefined))
  if (!call.success) return invalidInput(c, call.error)
  const { from_email, to_email, cc, content, ...message } = call.data
  const sender = senderOf(c.var.ctx, from_email)
  if (!sender) return invalid(c, { from_email: ['Choose one of the club’s mailboxes'] })
  const to = to_email.map(({ address, name }) => mailAddress(address, name))
  const people = await sendToPeople(c.var.ctx, {
    ...message,
    html: content,
    sender,
    to,
    ...(cc && { cc: mailAddress(cc) }),
  })
  const msg = people === 1 ? `Email sent to ${to[0]?.email}!` : `Email sent to ${people} members`
  return c.json({ status: true, msg })
}

const senderOf = ({ config: { mail } }: Pick<Ctx, 'config'>, address: string): Sender | undefined =>
  (['info', 'media'] as const).find((sender) => mail[sender] === respelledEmail(address.trim().toLowerCase()))
