import type { Context } from 'hono'
import { z } from 'zod'
import { sendToPeople } from '../../features/emails/commands/send-to-people.server.ts'
import type { Sender } from '../../features/emails/model.ts'
import { sendEmailCall } from '../../features/emails/schema.ts'
import { respelledEmail } from '../../kernel/email.ts'
import type { Ctx } from '../../platform/context.ts'
import { mailAddress } from '../../platform/email/email.ts'
import type { HttpEnv } from '../../platform/http/env.ts'
import { call } from '../call.ts'
import { invalid } from '../problem.ts'

/** Calls with which staff send e-mails to people. Visitors have separate calls. */
export const EMAIL_CALLS = [
  call({
    route: 'POST /gdutils/send_email',
    who: ['administrator'],
    says: 'Send people separate e-mails from one of the club’s mailboxes',
    body: sendEmailCall,
    answer: z.object({ status: z.boolean(), msg: z.string() }),
    handle: send,
  }),
]

async function send(c: Context<HttpEnv>, input: z.output<typeof sendEmailCall>) {
  const { from_email, to_email, cc, content, ...message } = input
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
  return { status: true, msg }
}

const senderOf = ({ club: { emails } }: Pick<Ctx, 'club'>, address: string): Sender | undefined =>
  (['info', 'media'] as const).find(
    (sender) => emails[sender] === respelledEmail(address.trim().toLowerCase()),
  )
