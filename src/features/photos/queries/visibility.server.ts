import { and, eq, not, type SQL, sql } from 'drizzle-orm'
import type { Ctx } from '../../../platform/context.ts'
import { preparedOn } from '../../../platform/database/prepared.ts'
import { mostPrivate } from '../../../platform/files/audience.ts'
import { isMinor, preparedSight, type Sight, sightValues } from '../../members/queries/visibility.server.ts'
import { members } from '../../members/table.server.ts'
import type { PhotoAudience } from '../policy.ts'
import { albums, photos, photoTags, photoWithdrawals } from '../table.server.ts'

// All of this stands on `photos` joined with `albums`. The table is in policy.ts.

const isSwitchedOn = and(photos.visible, albums.visible)

/** Somebody in it is a minor, or did not agree to public pictures; whoever took their name off is still in it. */
const hasSomebodyPrivate = (sight: Sight): SQL =>
  sql`(${namesSomebodyPrivate(photoTags, sight)} or ${namesSomebodyPrivate(photoWithdrawals, sight)})`

const namesSomebodyPrivate = (
  list: typeof photoTags | typeof photoWithdrawals,
  sight: Sight,
): SQL => sql`exists (
  select 1 from ${list} join ${members} on ${members.id} = ${list.memberId}
  where ${list.photoId} = ${photos.id} and (${isMinor(sight)} or not ${members.showsPhotos}))`

/** Who sees a photograph. */
export const photoAudience = (sight: Sight): SQL<PhotoAudience> => sql<PhotoAudience>`case
  when not (${isSwitchedOn}) then 'administrators'
  when ${albums.membersOnly} or ${hasSomebodyPrivate(sight)} then 'members'
  else 'public' end`

/** The photographs that somebody meets on a page: conditions side by side, so that PostgreSQL may join them away. */
export const seenWith = (sight: Sight): SQL | undefined =>
  sight.insight === 'public'
    ? and(isSwitchedOn, not(albums.membersOnly), not(hasSomebodyPrivate(sight)))
    : isSwitchedOn

/**
 * Who may fetch a file of audience 'derived', when it is a photograph: undefined when it is none of ours. One file in
 * several photographs counts as the most private of them.
 */
export async function audienceOfPhotoFile(
  ctx: Pick<Ctx, 'db' | 'actor' | 'clock'>,
  fileId: string,
): Promise<PhotoAudience | undefined> {
  const found = await audience(ctx.db).execute({ ...sightValues(ctx), fileId })
  return mostPrivate(found.map((photo) => photo.audience))
}

const audience = preparedOn((db) =>
  db
    .select({ audience: photoAudience(preparedSight('public')) })
    .from(photos)
    .innerJoin(albums, eq(albums.id, photos.albumId))
    .where(eq(photos.fileId, sql.placeholder('fileId')))
    .prepare('audience_of_photo_file'),
)
