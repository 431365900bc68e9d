import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { mailAddress } from '../../../../platform/email/email.ts'
import type { BulkKind } from '../../../../platform/jobs/bulk/kind.ts'
import { users } from '../../../accounts/table.server.ts'
import { sendMessage } from '../../../emails/commands/send-message.server.ts'
import { fillInName, type Message, type Sender } from '../../../emails/model.ts'
import { message } from '../../../emails/schema.ts'
import { contactEmail } from '../../../members/queries/contact.server.ts'
import { members } from '../../../members/table.server.ts'
import { storeOrders } from '../../orders/table.server.ts'

/** E-mails each buyer of a batch. A row of the run is one of the buyer's orders. */
export const EMAIL_BUYERS: BulkKind<Message & { sender: Sender }> = {
  name: 'storebatches.email-buyers',
  input: message.extend({ sender: z.enum(['info', 'media']) }),
  async work(ctx, tx, { sender, ...text }, { id }) {
    const [buyer] = await tx
      .select({
        user: { name: users.name, email: users.email },
        member: { name: members.name, firstName: members.firstName, email: contactEmail(ctx) },
      })
      .from(storeOrders)
      .leftJoin(users, eq(users.id, storeOrders.userId))
      .leftJoin(members, eq(members.id, storeOrders.memberId))
      .where(eq(storeOrders.id, id))
    const name = buyer?.member?.name || buyer?.user?.name || ''
    const email = buyer?.user?.email || buyer?.member?.email
    if (!email) return { ok: false, text: `${name || 'A buyer'} has no e-mail address` }
    const from = mailAddress(ctx.club.emails[sender], ctx.club.name)
    await sendMessage(
      ctx,
      tx,
      { from, to: mailAddress(email, name) },
      fillInName(text, buyer?.member?.firstName ?? ''),
    )
    return { ok: true, text: `Email sent to ${name}` }
  },
}
