import { ne } from 'drizzle-orm'
import type { Ctx } from '../../../platform/context.ts'
import { nextSession, type Session } from '../model/next-session.ts'
import { venues } from '../table.server.ts'
import { listTrainings, type TeamTraining } from './trainings.server.ts'

/** The next session of some teams. The day is undefined if the coach's text names none. */
export type OwnSession = { training: TeamTraining; session: Session | undefined }

/** Finds the next session of the teams with these slugs; undefined if none has training times. */
export async function ownSession(
  ctx: Pick<Ctx, 'db' | 'pages' | 'clock'>,
  slugs: readonly string[],
): Promise<OwnSession | undefined> {
  if (slugs.length === 0) return undefined
  const now = ctx.clock.now()
  return (await listTrainings(ctx))
    .filter(({ teamSlug, html }) => teamSlug !== null && slugs.includes(teamSlug) && html !== '')
    .map((training) => ({ training, session: nextSession(training.html, now) }))
    .toSorted((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1))[0]
}

/** Texts that name no day are sorted last. */
const orderOf = ({ session }: OwnSession): string => session?.day ?? '9999'

export type VenueMap = { name: string; googleUrl: string }

/** Lists the halls with a known map link, by name. */
export async function venueMaps({ db, pages }: Pick<Ctx, 'db' | 'pages'>): Promise<VenueMap[]> {
  pages.read('venues')
  return db
    .select({ name: venues.name, googleUrl: venues.googleUrl })
    .from(venues)
    .where(ne(venues.googleUrl, ''))
}
