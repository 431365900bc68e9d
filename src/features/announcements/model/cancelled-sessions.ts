import type { TrainingSession } from '../../trainings/sessions/model/session.ts'
import type { Announcement } from './announcement.ts'

type Shown = Announcement & { teamId: string | null }

/** Marks the sessions that an announcement cancels: those of its team or in its hall while it is shown. */
export const withAnnouncements = (
  sessions: readonly TrainingSession[],
  shown: readonly Shown[],
): TrainingSession[] =>
  sessions.map((session) => {
    const announcement = shown.find((one) => cancels(one, session))
    if (!announcement || session.status === 'cancelled') return session
    return { ...session, status: 'cancelled', reason: announcement.text }
  })

const cancels = ({ teamId, venueId, startsAt, endsAt }: Shown, session: TrainingSession): boolean =>
  startsAt < session.endsAt &&
  session.startsAt < endsAt &&
  ((teamId !== null && session.teams.some(({ id }) => id === teamId)) ||
    (venueId !== null && venueId === session.venue?.id))
