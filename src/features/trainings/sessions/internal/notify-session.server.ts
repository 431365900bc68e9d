import { clubDay } from '../../../../kernel/dates.ts'
import type { Ctx } from '../../../../platform/context.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import { mailAddress } from '../../../../platform/email/email.ts'
import { paths } from '../../../../web/paths.ts'
import { sendEmail } from '../../../emails/commands/send-email.server.ts'
import type { EmailText } from '../../../emails/model.ts'
import { notify } from '../../../notifications/commands/notify.server.ts'
import type { TrainingSession } from '../model/session.ts'
import { membersOfSession, trialistsOfSession } from '../queries/concerned.server.ts'

type Person = { firstName: string; isSelf: boolean }
type Context = { today: ReturnType<typeof clubDay>; people: readonly Person[]; url: string }

/**
 * Notifies the members of a session's teams, once per key, and the trialists who have booked it. Returns the number of
 * addresses notified.
 */
export async function notifySession(
  ctx: Pick<Ctx, 'clock' | 'config' | 'club' | 'secret'>,
  tx: Tx,
  session: TrainingSession,
  { key, compose }: { key: string; compose: (context: Context) => EmailText },
): Promise<number> {
  const path = paths.session(session.id)
  const url = new URL(path, ctx.config.publicUrl).href
  const today = clubDay(ctx.clock.now())
  const notified = await notify(ctx, tx, {
    kind: 'training',
    key,
    path,
    memberIds: await membersOfSession(tx, session.id),
    isImportant: true,
    compose: ({ people }) => compose({ today, people, url }),
  })
  return notified + (await notifyTrialists(ctx, tx, session.id, (url) => compose({ today, people: [], url })))
}

/** Trialists get a link to the booking form, where they can choose another session. */
async function notifyTrialists(
  ctx: Pick<Ctx, 'config' | 'club' | 'secret'>,
  tx: Tx,
  sessionId: string,
  compose: (url: string) => EmailText,
): Promise<number> {
  const trialists = await trialistsOfSession(tx, sessionId)
  const url = new URL(paths.freeSession, ctx.config.publicUrl).href
  for (const { name, email } of trialists)
    await sendEmail(ctx, tx, { to: mailAddress(email, name) }, compose(url))
  return trialists.length
}
