import { and, eq, gt, inArray, isNull, lte } from 'drizzle-orm'
import { NotFound } from '../../../kernel/errors.ts'
import { isId } from '../../../kernel/ids.ts'
import { done, type Outcome, refused } from '../../../kernel/outcome.ts'
import { auditStaff } from '../../../platform/audit/audit.ts'
import type { Ctx } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { Rollback, rollingBack } from '../../../platform/database/rollback.ts'
import { transact } from '../../../platform/database/transact.ts'
import { publishPictures } from '../internal/use-pictures.server.ts'
import { wakeMessage } from '../internal/wake-message.server.ts'
import { canEdit, PLANNED, type PlannedMessage } from '../model/message.ts'
import { requireWriter } from '../policy.ts'
import { readersOf } from '../queries/audience.server.ts'
import { messages } from '../table.server.ts'

/** `version` is that of the message when it was opened. */
type EditedMessage = PlannedMessage & { version: number }
type Needs = Pick<Ctx, 'db' | 'actor' | 'clock' | 'pages' | 'club'>

export type EditMessage = Outcome<
  { id: string },
  | { reason: 'NOBODY' | 'PICTURE_GONE' | 'TOO_LATE' | 'EDITED' }
  /** More or fewer people get it than the page has shown. */
  | { reason: 'CHANGED'; people: number }
>

/**
 * Changes a message before its sending starts: text, recipients and time. A paused one stays paused. Refuses like
 * `createMessage`; with TOO_LATE once sending has started, and with EDITED if someone else has changed it since it was
 * opened. Saving the same again, as by a form that is sent twice, succeeds. Throws NotFound, and Forbidden unless the
 * caller is an administrator.
 */
export async function editMessage(ctx: Needs, id: string, edited: EditedMessage): Promise<EditMessage> {
  requireWriter(ctx)
  if (!isId(id)) throw new NotFound()
  const saved = await save(ctx, id, edited)
  return saved.ok || !(await isSaved(ctx, id, edited)) ? saved : done({ id })
}

const save = (
  ctx: Needs,
  id: string,
  { audience, message, sendAt, people, version }: EditedMessage,
): Promise<EditMessage> =>
  rollingBack<EditMessage>(() =>
    transact(ctx, async (tx) => {
      const { recipients } = await readersOf(ctx, tx, audience, message.kind)
      if (recipients.length === 0) return refused('NOBODY')
      if (recipients.length !== people) return refused('CHANGED', { people: recipients.length })
      // Before the message, as everywhere, so that two transactions cannot wait for each other.
      if (!(await publishPictures(tx, message.html, ctx.clock.now()))) return refused('PICTURE_GONE')
      const isOpened = and(eq(messages.id, id), eq(messages.version, version))
      // The start of sending locks the row, so this update waits for it and then matches nothing.
      const isPlanned = and(inArray(messages.status, PLANNED), isNull(messages.startedAt))
      const [edited] = await tx
        .update(messages)
        .set({ ...message, audience, sendAt, version: version + 1 })
        .where(and(isOpened, isPlanned))
        .returning({ status: messages.status })
      if (!edited) throw new Rollback(refused(await whyNot(tx, id)))
      if (edited.status === 'scheduled') await wakeMessage(tx, id, sendAt)
      await auditStaff(tx, ctx, {
        action: 'messages.edit',
        subject: `messages/${id}`,
        facts: { people, kind: message.kind },
      })
      return done({ id })
    }),
  )

/** Whether the message has been saved since it was opened and is what this edit would make of it. */
async function isSaved(
  { db, clock }: Needs,
  id: string,
  { audience, message, sendAt, version }: EditedMessage,
): Promise<boolean> {
  const now = clock.now()
  const same = (Object.keys(message) as (keyof typeof message)[]).map((field) =>
    eq(messages[field], message[field]),
  )
  // A message for now gets another time with each submission.
  const isSameTime = sendAt > now ? eq(messages.sendAt, sendAt) : lte(messages.sendAt, now)
  const isSame = and(...same, eq(messages.audience, audience), isSameTime)
  return (await db.$count(messages, and(eq(messages.id, id), gt(messages.version, version), isSame))) > 0
}

async function whyNot(tx: Tx, id: string): Promise<'TOO_LATE' | 'EDITED'> {
  const [found] = await tx
    .select({ status: messages.status, startedAt: messages.startedAt })
    .from(messages)
    .where(eq(messages.id, id))
  if (!found) throw new NotFound()
  return canEdit(found) ? 'EDITED' : 'TOO_LATE'
}
