import { asc, eq, isNull, or, sql } from 'drizzle-orm'
import type { Ctx } from '../../../platform/context.ts'
import { fetchableAudiences } from '../../../platform/files/audience.ts'
import { files } from '../../../platform/files/table.server.ts'
import { teams } from '../../teams/table.server.ts'
import { trainings, venueImages, venues } from '../table.server.ts'
import { weeklyTimes } from './weekly-times.server.ts'

type Reads = Pick<Ctx, 'db' | 'pages'>

export type TeamTraining = Awaited<ReturnType<typeof listTrainings>>[number]
export type Venue = Awaited<ReturnType<typeof listVenues>>[number]

/** Selects the text that visitors see and that the editor starts with: the team's own, or else the standard text. */
export const shownText = sql<string>`case
  when ${trainings.showsStandard} or ${trainings.value} = '' then ${trainings.defaultValue}
  else ${trainings.value} end`

/**
 * Lists the training times of active teams in their order: the team's text or, without one, its weekly trainings. Teams
 * without an entry come last.
 */
export async function listTrainings(ctx: Reads & Pick<Ctx, 'clock'>) {
  const [written, weekly] = await Promise.all([listTexts(ctx), weeklyTimes(ctx)])
  const texts = written.map(({ teamId, html, ...text }) => ({
    ...text,
    html: html || (weekly.find((week) => week.teamId === teamId)?.html ?? ''),
  }))
  const others = weekly
    .filter((week) => !written.some(({ teamId }) => teamId === week.teamId))
    .map(({ teamId, name, slug, html }) => ({ id: teamId, label: name, html, teamSlug: slug }))
  return [...texts, ...others]
}

async function listTexts({ db, pages }: Reads) {
  pages.read('trainings', 'teams')
  return db
    .select({
      id: trainings.id,
      label: trainings.label,
      html: shownText,
      teamSlug: teams.slug,
      teamId: trainings.teamId,
    })
    .from(trainings)
    .leftJoin(teams, eq(teams.id, trainings.teamId))
    .where(or(isNull(trainings.teamId), eq(teams.active, true)))
    .orderBy(asc(trainings.position), asc(trainings.label))
}

/** Lists the halls in their order, with the pictures that the reader may fetch. */
export async function listVenues({ db, pages, actor }: Reads & Pick<Ctx, 'actor'>) {
  pages.read('venues')
  const halls = await db
    .select({
      id: venues.id,
      name: venues.name,
      address: venues.address,
      description: venues.description,
      googleUrl: venues.googleUrl,
    })
    .from(venues)
    .orderBy(asc(venues.position), asc(venues.name))
  const pictures = await db
    .select({
      venueId: venueImages.venueId,
      audience: files.audience,
      id: files.id,
      alt: files.alt,
      widthPx: sql<number>`${files.widthPx}`,
      heightPx: sql<number>`${files.heightPx}`,
      variantsPx: files.variantsPx,
    })
    .from(venueImages)
    .innerJoin(files, eq(files.id, venueImages.fileId))
    .orderBy(asc(venueImages.position))
  // A picture can be withdrawn without a write to its hall.
  pages.read(...pictures.map((picture) => `files/${picture.id}`))
  const fetchable = fetchableAudiences(actor)
  const byVenue = Map.groupBy(
    pictures.filter((picture) => fetchable.includes(picture.audience)),
    (picture) => picture.venueId,
  )
  return halls.map((hall) => ({ ...hall, images: byVenue.get(hall.id) ?? [] }))
}
