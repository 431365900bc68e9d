import { z } from 'zod'
import { mailAddress } from '../../../../platform/email/email.ts'
import type { BulkKind } from '../../../../platform/jobs/bulk/kind.ts'
import { sendMessage } from '../../../emails/commands/send-message.server.ts'
import { fillInName, type Message, type Sender } from '../../../emails/model.ts'
import { message } from '../../../emails/schema.ts'
import { firstNameOf } from '../../../members/model/member.ts'
import { findOrderContacts } from '../../orders/queries/order-contacts.server.ts'

/** E-mails each buyer of a batch or, for a minor, the first guardian. A row of the run is one of the buyer's orders. */
export const EMAIL_BUYERS: BulkKind<Message & { sender: Sender }> = {
  name: 'storebatches.email-buyers',
  input: message.extend({ sender: z.enum(['info', 'media']) }),
  async work(ctx, tx, { sender, ...text }, { id }) {
    const [contact] = await findOrderContacts(ctx, tx, [id])
    if (!contact?.email) return { ok: false, text: `${contact?.buyer || 'A buyer'} has no e-mail address` }
    const { buyer, firstName, name, email, isMinor } = contact
    if (isMinor) return { ok: false, text: `${buyer} has no guardian with an e-mail address` }
    const greeted = (name === buyer && firstName) || firstNameOf(name)
    const from = mailAddress(ctx.club.emails[sender], ctx.club.name)
    await sendMessage(ctx, tx, { from, to: mailAddress(email, name) }, fillInName(text, greeted))
    return { ok: true, text: `Email sent to ${name}` }
  },
}
