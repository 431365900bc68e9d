import { shownAt } from '../features/announcements/model/announcement.ts'
import { withAnnouncements } from '../features/announcements/model/cancelled-sessions.ts'
import { currentAnnouncements } from '../features/announcements/queries/announcements.server.ts'
import { sessionsBetween } from '../features/trainings/sessions/queries/sessions.server.ts'
import { addDays, clubDay, clubInstant, clubTime } from '../kernel/dates.ts'
import type { PageContext } from './context.ts'

type Wanted = {
  /** The number of days: calendar days including today, or with `isRolling` as many from now on. */
  days: number
  isRolling?: true
  teamIds?: readonly string[]
}

/**
 * Lists the sessions of the next days for a public page. Sessions that an announcement cancels are marked as cancelled.
 */
export async function nextSessions(
  { ctx, share }: Pick<PageContext, 'ctx' | 'share'>,
  { days, isRolling, teamIds }: Wanted,
) {
  const now = ctx.clock.now()
  const today = clubDay(now)
  const [sessions, announcements] = await Promise.all([
    sessionsBetween(ctx, {
      ...(teamIds && { teamIds }),
      from: now,
      to: clubInstant(addDays(today, days), isRolling ? clubTime(now) : '00:00'),
    }),
    share('announcements', currentAnnouncements),
  ])
  return { today, sessions: withAnnouncements(sessions, shownAt(announcements, now)) }
}
