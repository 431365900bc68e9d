import { and, eq, gt, lt, min, sql } from 'drizzle-orm'
import type { Ports } from '../../../../platform/context.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import { transact } from '../../../../platform/database/transact.ts'
import { NO_PAGES } from '../../../../platform/page-cache/tags.ts'
import { paths } from '../../../../web/paths.ts'
import { notify } from '../../../notifications/commands/notify.server.ts'
import { sentNotifications } from '../../../notifications/table.server.ts'
import { trainingSeries } from '../../series/table.server.ts'
import type { TrainingSession } from '../../sessions/model/session.ts'
import { membersOfSession } from '../../sessions/queries/concerned.server.ts'
import { sessionIn } from '../../sessions/queries/sessions.server.ts'
import { sessionAnswers, trainingSessions } from '../../sessions/table.server.ts'
import { isOpen } from '../model/answer.ts'
import { askEmail } from '../model/ask-email.ts'

type Needs = Pick<Ports, 'db' | 'clock' | 'config' | 'club' | 'secret'>

/** The defaults for sessions without a series. */
const ASK_DAYS = 5
const REMIND_HOURS = 24
/** No reminder is sent within this time of the first question. */
const PATIENCE_HOURS = 12

const HOUR_MS = 3_600_000

/**
 * Asks the members of upcoming sessions whether they are coming, and reminds those who have not answered. Each address
 * is asked and reminded once per session, so repeated runs are safe and reach members who joined since. Returns the
 * number of e-mails.
 */
export async function askMembers(ctx: Needs): Promise<number> {
  let sent = 0
  for (const { id, isAsked, isReminded } of await dueSessions(ctx)) {
    sent += await transact({ db: ctx.db, pages: NO_PAGES }, async (tx) => {
      const session = await sessionIn(tx, id)
      if (!session) return 0
      const silent = await silentMembers(tx, id)
      const asked = isAsked ? await ask(ctx, tx, session, silent) : 0
      if (asked > 0 || !isReminded) return asked
      return remind(ctx, tx, session, silent)
    })
  }
  return sent
}

/**
 * Asks the members of a session that was added at short notice: immediately, in the quiet hours too, and whatever their
 * preferences, because it changes their plans. Later runs skip the addresses that were asked. Returns the number of
 * addresses notified.
 */
export async function askAboutAdded(ctx: Needs, sessionId: string): Promise<number> {
  return transact({ db: ctx.db, pages: NO_PAGES }, async (tx) => {
    const session = await sessionIn(tx, sessionId)
    if (!session || !isOpen(session, ctx.clock.now())) return 0
    return ask(ctx, tx, session, await silentMembers(tx, sessionId), { isImportant: true })
  })
}

async function dueSessions({ db, clock }: Needs) {
  const now = clock.now()
  const days = sql<number>`coalesce(${trainingSeries.askDays}, ${ASK_DAYS}::int)`
  const hours = sql<number>`coalesce(${trainingSeries.remindHours}, ${REMIND_HOURS}::int)`
  const at = sql`${now.toISOString()}::timestamptz`
  const isAsked = sql<boolean>`${trainingSessions.startsAt} <= ${at} + ${days} * interval '1 day' and ${days} > 0`
  const isReminded = sql<boolean>`${trainingSessions.startsAt} <= ${at} + ${hours} * interval '1 hour' and ${hours} > 0`
  const found = await db
    .select({ id: trainingSessions.id, isAsked, isReminded })
    .from(trainingSessions)
    .leftJoin(trainingSeries, eq(trainingSeries.id, trainingSessions.seriesId))
    .where(
      and(
        eq(trainingSessions.status, 'scheduled'),
        gt(trainingSessions.startsAt, new Date(now.getTime() + HOUR_MS)),
        lt(trainingSessions.startsAt, new Date(now.getTime() + 28 * 24 * HOUR_MS)),
      ),
    )
    .orderBy(trainingSessions.startsAt)
  return found.filter((one) => one.isAsked || one.isReminded)
}

async function silentMembers(tx: Tx, sessionId: string): Promise<string[]> {
  const invited = await membersOfSession(tx, sessionId)
  const answered = await tx
    .select({ id: sessionAnswers.memberId })
    .from(sessionAnswers)
    .where(eq(sessionAnswers.sessionId, sessionId))
  const ids = new Set(answered.map(({ id }) => id))
  return invited.filter((id) => !ids.has(id))
}

type How = { isReminder?: boolean; isImportant?: boolean }

const ask = (
  ctx: Needs,
  tx: Tx,
  session: TrainingSession,
  memberIds: string[],
  { isReminder = false, isImportant = false }: How = {},
) =>
  notify(ctx, tx, {
    kind: 'training',
    key: `${isReminder ? 'training-reminded' : 'training-asked'}:${session.id}`,
    path: paths.session(session.id),
    memberIds,
    isImportant,
    linksUntil: session.endsAt,
    compose: (recipient) => askEmail(ctx, session, recipient, isReminder),
  })

/** Reminds members who have not answered, unless the first question was sent only recently. */
async function remind(ctx: Needs, tx: Tx, session: TrainingSession, silent: string[]): Promise<number> {
  const [first] = await tx
    .select({ at: min(sentNotifications.createdAt) })
    .from(sentNotifications)
    .where(eq(sentNotifications.key, `training-asked:${session.id}`))
  const patience = ctx.clock.now().getTime() - PATIENCE_HOURS * HOUR_MS
  if (first?.at && first.at.getTime() > patience) return 0
  return ask(ctx, tx, session, silent, { isReminder: true })
}
