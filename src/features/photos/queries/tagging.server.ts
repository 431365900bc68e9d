import { and, asc, eq, inArray, not, sql } from 'drizzle-orm'
import type { Ctx } from '../../../platform/context.ts'
import { latestConsent } from '../../members/consent/queries/consents.server.ts'
import { isMinor, shownName, shownNameKey, sightIn } from '../../members/queries/visibility.server.ts'
import { members } from '../../members/table.server.ts'
import { NO_ANSWER, SAID_NO, type Taggable } from '../model/photo.ts'
import { canEditAlbums, canTag, canTagMinors } from '../policy.ts'
import { photoTags } from '../table.server.ts'

type Reads = Pick<Ctx, 'db' | 'actor' | 'clock'>

/** The maximum number of members to choose from. */
const MOST = 9000

const answered = sql<boolean>`${latestConsent('website_photos')} is not null`

/** Matches active members who have not refused to be tagged. */
export const mayBeTagged = and(eq(members.active, true), sql`${latestConsent('tagging')} is not false`)

/** Lists the members that the reader may tag, by name; administrators see whose consent is missing. */
export async function taggableMembers(ctx: Reads): Promise<Taggable[]> {
  if (!canTag(ctx.actor)) return []
  const sight = sightIn(ctx)
  const found = await ctx.db
    .select({ id: members.id, name: shownName(sight), agreed: members.showsPhotos, answered })
    .from(members)
    .where(and(mayBeTagged, canTagMinors(ctx.actor) ? undefined : not(isMinor(sight))))
    .orderBy(shownNameKey(sight), asc(members.id))
    .limit(MOST)
  return found.map(({ agreed, answered, ...member }) =>
    agreed || !canEditAlbums(ctx.actor) ? member : { ...member, note: answered ? SAID_NO : NO_ANSWER },
  )
}

/** Returns which of these photos have tags. The caller must pass only photos that the reader may see. */
export async function alreadyTagged({ db }: Pick<Ctx, 'db'>, photoIds: readonly string[]): Promise<string[]> {
  if (photoIds.length === 0) return []
  const found = await db
    .selectDistinct({ id: photoTags.photoId })
    .from(photoTags)
    .where(inArray(photoTags.photoId, [...photoIds]))
  return found.map(({ id }) => id)
}
