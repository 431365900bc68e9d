import { asc, desc, eq, gt, sql } from 'drizzle-orm'
import { Forbidden } from '../../../kernel/errors.ts'
import type { Ctx } from '../../../platform/context.ts'
import { preparedOn } from '../../../platform/database/prepared.ts'
import { trainings, venues } from '../../trainings/table.server.ts'
import type { Announcement } from '../model/announcement.ts'
import { canEditAnnouncement, canEditAnnouncements } from '../policy.ts'
import { announcements } from '../table.server.ts'

const facts = {
  id: announcements.id,
  text: announcements.text,
  link: announcements.link,
  startsAt: announcements.startsAt,
  endsAt: announcements.endsAt,
  trainingId: announcements.trainingId,
  venueId: announcements.venueId,
}

/**
 * Lists the announcements that have not ended, including those that have not started. `shownAt` selects the current
 * ones.
 */
export async function currentAnnouncements({
  db,
  pages,
  clock,
}: Pick<Ctx, 'db' | 'pages' | 'clock'>): Promise<(Announcement & { teamId: string | null })[]> {
  pages.read('announcements')
  return current(db).execute({ now: clock.now().toISOString() })
}

const current = preparedOn((db) =>
  db
    .select({ ...facts, teamId: trainings.teamId })
    .from(announcements)
    .leftJoin(trainings, eq(trainings.id, announcements.trainingId))
    .where(gt(announcements.endsAt, sql`${sql.placeholder('now')}::timestamptz`))
    .orderBy(asc(announcements.startsAt), asc(announcements.id))
    .limit(50)
    .prepare('current_announcements'),
)

export type EditableAnnouncement = Announcement & { version: number; about: string | null }

/** Lists the announcements that the caller may edit, latest first. Throws Forbidden unless they may edit any. */
export async function listEditableAnnouncements({
  db,
  actor,
}: Pick<Ctx, 'db' | 'actor'>): Promise<EditableAnnouncement[]> {
  if (!canEditAnnouncements(actor)) throw new Forbidden()
  const found = await db
    .select({
      ...facts,
      version: announcements.version,
      training: trainings.label,
      teamId: trainings.teamId,
      venue: venues.name,
    })
    .from(announcements)
    .leftJoin(trainings, eq(trainings.id, announcements.trainingId))
    .leftJoin(venues, eq(venues.id, announcements.venueId))
    .orderBy(desc(announcements.endsAt), asc(announcements.id))
    .limit(200)
  return found
    .filter(({ trainingId, teamId }) => canEditAnnouncement(actor, trainingId === null ? null : { teamId }))
    .map(({ training, teamId: _, venue, ...announcement }) => ({ ...announcement, about: training ?? venue }))
}
