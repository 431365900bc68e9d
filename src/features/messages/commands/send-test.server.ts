import { Forbidden } from '../../../kernel/errors.ts'
import { done, type Outcome, refused } from '../../../kernel/outcome.ts'
import { auditStaff } from '../../../platform/audit/audit.ts'
import type { Ctx } from '../../../platform/context.ts'
import { transact } from '../../../platform/database/transact.ts'
import { mailAddress } from '../../../platform/email/email.ts'
import { sendMessage } from '../../emails/commands/send-message.server.ts'
import { fillInFields } from '../../emails/model.ts'
import type { MessageInput } from '../../emails/schema.ts'
import { publishPictures } from '../internal/use-pictures.server.ts'
import { requireWriter } from '../policy.ts'
import { type MergeValues, mergeValuesFor } from '../queries/merge-values.server.ts'

type Needs = Pick<Ctx, 'db' | 'actor' | 'clock' | 'pages' | 'config' | 'club'>

export type SendTest = Outcome<{ sentTo: string }, { reason: 'PICTURE_GONE' }>

/**
 * Sends a message to its author, with the values of one reader, or else the author's own. Returns the address.
 * Refuses with PICTURE_GONE if a picture in the text cannot be shown. Throws Forbidden unless the caller is an
 * administrator.
 */
export async function sendTest(
  ctx: Needs,
  { sender, ...message }: MessageInput,
  values: MergeValues | undefined,
): Promise<SendTest> {
  requireWriter(ctx)
  const { actor } = ctx
  if (actor.kind !== 'user') throw new Forbidden()
  return transact(ctx, async (tx) => {
    if (!(await publishPictures(tx, message.html, ctx.clock.now()))) return refused('PICTURE_GONE')
    const author = { name: actor.name, memberIds: actor.memberId ? [actor.memberId] : [] }
    const shown = values ?? (await mergeValuesFor(ctx, tx, [author]))(author)
    const filled = fillInFields(message, shown)
    const envelope = {
      from: mailAddress(ctx.club.emails[sender], ctx.club.name),
      to: mailAddress(actor.email, actor.name),
    }
    await sendMessage(ctx, tx, envelope, { ...filled, subject: `Test: ${filled.subject}` })
    await auditStaff(tx, ctx, { action: 'messages.test', subject: 'messages' })
    return done({ sentTo: actor.email })
  })
}
