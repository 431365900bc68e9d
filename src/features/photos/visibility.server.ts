import { eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Actor } from '../../kernel/actor.ts'
import type { Ctx } from '../../platform/context.ts'
import { mostPrivate } from '../../platform/files/audience.ts'
import { members } from '../members/table.server.ts'
import { isMinor, type Sight, sightIn } from '../members/visibility.server.ts'
import { audiencesFor, type PhotoAudience } from './policy.ts'
import { albums, photos, photoTags } from './table.server.ts'

/** Who sees a photograph; stands on `photos` joined with `albums`. The table is in policy.ts. */
export const photoAudience = (sight: Sight): SQL<PhotoAudience> => sql<PhotoAudience>`case
  when not (${photos.visible} and ${albums.visible}) then 'staff'
  when ${albums.membersOnly} then 'members'
  when exists (select 1 from ${photoTags} join ${members} on ${members.id} = ${photoTags.memberId}
    where ${photoTags.photoId} = ${photos.id} and (${isMinor(sight)} or not ${members.showsPhotos})) then 'members'
  else 'public' end`

/** The photographs that somebody meets on a page. */
export const seenBy = (actor: Actor, sight: Sight): SQL =>
  inArray(photoAudience(sight), [...audiencesFor(actor)])

/**
 * Who may fetch a file of audience 'derived', when it is a photograph: undefined when it is none of ours. One file in
 * several photographs counts as the most private of them.
 */
export async function audienceOfPhotoFile(
  ctx: Pick<Ctx, 'db' | 'actor' | 'clock'>,
  fileId: string,
): Promise<PhotoAudience | undefined> {
  const found = await ctx.db
    .select({ audience: photoAudience(sightIn(ctx)) })
    .from(photos)
    .innerJoin(albums, eq(albums.id, photos.albumId))
    .where(eq(photos.fileId, fileId))
  return mostPrivate(found.map((photo) => photo.audience))
}
