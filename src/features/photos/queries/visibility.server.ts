import { and, eq, not, type SQL, sql } from 'drizzle-orm'
import type { Ctx } from '../../../platform/context.ts'
import { preparedOn } from '../../../platform/database/prepared.ts'
import { mostPrivate } from '../../../platform/files/audience.ts'
import {
  hidesPhotos,
  isMinor,
  preparedSight,
  type Sight,
  sightValues,
} from '../../members/queries/visibility.server.ts'
import { members } from '../../members/table.server.ts'
import type { PhotoAudience } from '../policy.ts'
import { albums, photos, photoTags, photoWithdrawals } from '../table.server.ts'

// These conditions need `photos` joined with `albums`. They implement the table in policy.ts.

const isSwitchedOn = and(photos.visible, albums.visible)

/** True if a minor or someone who has not agreed is tagged, or has untagged themselves. */
const hasPrivatePerson = (sight: Sight): SQL =>
  showsAnyone(sql`(${isMinor(sight)} or not ${members.showsPhotos})`)

/** True if a person that members may not see in photos is tagged or has untagged themselves. */
const hasHiddenPerson = (sight: Sight): SQL => showsAnyone(hidesPhotos(sight))

/** True if a tagged member, or one who has untagged themselves, matches a condition. */
const showsAnyone = (condition: SQL): SQL =>
  sql`(${lists(photoTags, condition)} or ${lists(photoWithdrawals, condition)})`

const lists = (list: typeof photoTags | typeof photoWithdrawals, condition: SQL): SQL => sql`exists (
  select 1 from ${list} join ${members} on ${members.id} = ${list.memberId}
  where ${list.photoId} = ${photos.id} and ${condition})`

/** Who can see a photo. */
export const photoAudience = (sight: Sight): SQL<PhotoAudience> => sql<PhotoAudience>`case
  when not (${isSwitchedOn}) or ${hasHiddenPerson(sight)} then 'administrators'
  when ${albums.membersOnly} or ${hasPrivatePerson(sight)} then 'members'
  else 'public' end`

/** Limits photos to those the reader may see. Uses plain conditions, so that PostgreSQL can optimise the joins. */
export const seenWith = (sight: Sight): SQL | undefined =>
  sight.insight === 'public'
    ? and(isSwitchedOn, not(albums.membersOnly), not(hasPrivatePerson(sight)))
    : and(isSwitchedOn, not(hasHiddenPerson(sight)))

/**
 * Returns who may fetch a file of audience 'derived'; undefined if it is not a photo. If several photos use a file, the
 * most private one decides.
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
