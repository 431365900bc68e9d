import { shownAt } from '../features/announcements/model/announcement.ts'
import { withAnnouncements } from '../features/announcements/model/cancelled-sessions.ts'
import { currentAnnouncements } from '../features/announcements/queries/announcements.server.ts'
import { sessionsBetween } from '../features/trainings/sessions/queries/sessions.server.ts'
import { addDays, clubDay, clubInstant } from '../kernel/dates.ts'
import type { Ctx } from '../platform/context.ts'

type Wanted = {
  /** How many days from today on, today included. */
  days: number
  teamIds?: readonly string[]
}

/** The sessions of the next days for a public page; those that an announcement cancels are cancelled. */
export async function nextSessions(ctx: Ctx, { days, teamIds }: Wanted) {
  const now = ctx.clock.now()
  const today = clubDay(now)
  const [sessions, announcements] = await Promise.all([
    sessionsBetween(ctx, {
      ...(teamIds && { teamIds }),
      from: now,
      to: clubInstant(addDays(today, days), '00:00'),
    }),
    currentAnnouncements(ctx),
  ])
  return { today, sessions: withAnnouncements(sessions, shownAt(announcements, now)) }
}
