import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import { clubDay, clubInstant } from '../../../../kernel/dates.ts'
import type { Ports } from '../../../../platform/context.ts'
import { transact } from '../../../../platform/database/transact.ts'
import { mailAddress } from '../../../../platform/email/email.ts'
import { NO_PAGES } from '../../../../platform/page-cache/tags.ts'
import { paths } from '../../../../web/paths.ts'
import { sendEmail } from '../../../emails/commands/send-email.server.ts'
import { sessionIn } from '../../sessions/queries/sessions.server.ts'
import { sessionTrialists, trainingSessions } from '../../sessions/table.server.ts'
import { followUpEmail } from '../model/emails.ts'

/** After an outage of the jobs, older sessions get no follow-up. */
const LATEST_DAYS = 7

/**
 * E-mails the link to register once to each trialist whose session was before today. Skips those who were marked absent
 * or whose session was cancelled. Returns the number of e-mails.
 */
export async function followUpTrials(ctx: Pick<Ports, 'db' | 'clock' | 'config' | 'club'>): Promise<number> {
  const now = ctx.clock.now()
  const today = clubInstant(clubDay(now), '00:00')
  const url = new URL(paths.register, ctx.config.publicUrl).href
  return transact({ db: ctx.db, pages: NO_PAGES }, async (tx) => {
    const due = await tx
      .select({
        id: sessionTrialists.id,
        name: sessionTrialists.name,
        email: sessionTrialists.email,
        sessionId: trainingSessions.id,
      })
      .from(sessionTrialists)
      .innerJoin(trainingSessions, eq(trainingSessions.id, sessionTrialists.sessionId))
      .where(
        and(
          isNull(sessionTrialists.followedUpAt),
          eq(trainingSessions.status, 'scheduled'),
          lt(trainingSessions.endsAt, today),
          sql`${trainingSessions.endsAt} > ${today.toISOString()}::timestamptz - ${LATEST_DAYS} * interval '1 day'`,
          sql`${sessionTrialists.state} is distinct from 'absent'`,
        ),
      )
      .for('update', { of: sessionTrialists, skipLocked: true })
    for (const { id, name, email, sessionId } of due) {
      const session = await sessionIn(tx, sessionId)
      if (session)
        await sendEmail(ctx, tx, { to: mailAddress(email, name) }, followUpEmail({ name, session, url }))
      await tx.update(sessionTrialists).set({ followedUpAt: now }).where(eq(sessionTrialists.id, id))
    }
    return due.length
  })
}
