import { clubDay } from '../../../../kernel/dates.ts'
import type { Ctx } from '../../../../platform/context.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import { mailAddress } from '../../../../platform/email/email.ts'
import { paths } from '../../../../web/paths.ts'
import { sendEmail } from '../../../emails/commands/send-email.server.ts'
import type { EmailText } from '../../../emails/model.ts'
import { notify } from '../../../notifications/commands/notify.server.ts'
import type { TrainingSession } from '../model/session.ts'
import { currentMembers, trialistsOfSession } from '../queries/concerned.server.ts'

type Needs = Pick<Ctx, 'clock' | 'config' | 'club' | 'secret'>
type Person = { firstName: string; isSelf: boolean }
type Context = { today: ReturnType<typeof clubDay>; people: readonly Person[]; url: string }
type Compose = (sessions: readonly TrainingSession[], context: Context) => EmailText

/**
 * Notifies the members of several sessions, once per key: each recipient gets one message about their own sessions. The
 * trialists of a session get an e-mail about that session. Returns the number of addresses notified.
 */
export async function notifySessions(
  ctx: Needs,
  tx: Tx,
  sessions: readonly TrainingSession[],
  { key, compose }: { key: string; compose: Compose },
): Promise<number> {
  const today = clubDay(ctx.clock.now())
  const ids = sessions.map(({ id }) => id)
  const concerned = await currentMembers(tx, ids)
  const membersOf = Map.groupBy(concerned, ({ sessionId }) => sessionId)
  const isOf = (session: TrainingSession, people: readonly { memberId: string }[]) =>
    membersOf.get(session.id)?.some((one) => people.some(({ memberId }) => memberId === one.memberId))
  const notified = await notify(ctx, tx, {
    kind: 'training',
    key,
    path: paths.dashboard,
    memberIds: [...new Set(concerned.map(({ memberId }) => memberId))],
    isImportant: true,
    compose: ({ people }) => {
      const own = sessions.filter((session) => isOf(session, people))
      const path = own[0] ? paths.session(own[0].id) : paths.dashboard
      return compose(own, { today, people, url: new URL(path, ctx.config.publicUrl).href })
    },
  })
  const url = new URL(paths.freeSession, ctx.config.publicUrl).href
  const composeFor = (session: TrainingSession) => compose([session], { today, people: [], url })
  return notified + (await notifyTrialists(ctx, tx, sessions, composeFor))
}

async function notifyTrialists(
  ctx: Needs,
  tx: Tx,
  sessions: readonly TrainingSession[],
  compose: (session: TrainingSession) => EmailText,
): Promise<number> {
  let notified = 0
  for (const session of sessions) {
    for (const { name, email } of await trialistsOfSession(tx, session.id)) {
      await sendEmail(ctx, tx, { to: mailAddress(email, name) }, compose(session))
      notified += 1
    }
  }
  return notified
}
