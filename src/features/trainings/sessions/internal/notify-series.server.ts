import type { Ctx } from '../../../../platform/context.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import { mailAddress } from '../../../../platform/email/email.ts'
import { paths } from '../../../../web/paths.ts'
import { sendEmail } from '../../../emails/commands/send-email.server.ts'
import { notify } from '../../../notifications/commands/notify.server.ts'
import { movedEmail, seriesChangedEmail } from '../model/messages.ts'
import type { TrainingSession } from '../model/session.ts'
import { membersOfSession, trialistsOfSession } from '../queries/concerned.server.ts'
import { sessionIn } from '../queries/sessions.server.ts'

type Needs = Pick<Ctx, 'clock' | 'config' | 'club' | 'secret'>
type Change = { before: TrainingSession; after: TrainingSession }

/**
 * Notifies the members of a series of its new time or place, once per key and in one message for all sessions, and the
 * trialists who have booked one of them. Returns the number of addresses notified.
 */
export async function notifySeries(
  ctx: Needs,
  tx: Tx,
  { key, sessionsBefore }: { key: string; sessionsBefore: readonly TrainingSession[] },
): Promise<number> {
  const changes: Change[] = []
  for (const before of sessionsBefore) {
    const after = await sessionIn(tx, before.id)
    if (after && hasMoved(before, after)) changes.push({ before, after })
  }
  const [first] = changes
  if (!first) return 0
  const path = paths.session(first.after.id)
  const notified = await notify(ctx, tx, {
    kind: 'training',
    key,
    path,
    memberIds: await membersOfSession(tx, first.after.id),
    isImportant: true,
    compose: ({ people }) =>
      seriesChangedEmail(first, { people, url: new URL(path, ctx.config.publicUrl).href }),
  })
  return notified + (await notifyTrialists(ctx, tx, changes))
}

const placeOf = ({ venue }: TrainingSession) => venue && (venue.id ?? venue.name)

const hasMoved = (before: TrainingSession, after: TrainingSession): boolean =>
  before.startsAt.getTime() !== after.startsAt.getTime() ||
  before.endsAt.getTime() !== after.endsAt.getTime() ||
  placeOf(before) !== placeOf(after)

async function notifyTrialists(ctx: Needs, tx: Tx, changes: readonly Change[]): Promise<number> {
  const url = new URL(paths.freeSession, ctx.config.publicUrl).href
  let notified = 0
  for (const { before, after } of changes) {
    for (const { name, email } of await trialistsOfSession(tx, after.id)) {
      await sendEmail(
        ctx,
        tx,
        { to: mailAddress(email, name) },
        movedEmail(after, before, { people: [], url }),
      )
      notified += 1
    }
  }
  return notified
}
