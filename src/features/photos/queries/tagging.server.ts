import { and, asc, eq, inArray, not } from 'drizzle-orm'
import type { Ctx } from '../../../platform/context.ts'
import { isMinor, shownName, shownNameKey, sightIn } from '../../members/queries/visibility.server.ts'
import { members } from '../../members/table.server.ts'
import type { Taggable } from '../model/photo.ts'
import { canTag, canTagMinors } from '../policy.ts'
import { photoTags } from '../table.server.ts'

type Reads = Pick<Ctx, 'db' | 'actor' | 'clock'>

/** The maximum number of members to choose from. */
const MOST = 9000

/** Lists the active members that the reader may tag, by name, with id and name only. */
export async function taggableMembers(ctx: Reads): Promise<Taggable[]> {
  if (!canTag(ctx.actor)) return []
  const sight = sightIn(ctx)
  return ctx.db
    .select({ id: members.id, name: shownName(sight) })
    .from(members)
    .where(and(eq(members.active, true), canTagMinors(ctx.actor) ? undefined : not(isMinor(sight))))
    .orderBy(shownNameKey(sight), asc(members.id))
    .limit(MOST)
}

/** The ids of those photos that have tags. The caller passes only photos that the reader may see. */
export async function alreadyTagged({ db }: Pick<Ctx, 'db'>, photoIds: readonly string[]): Promise<string[]> {
  if (photoIds.length === 0) return []
  const found = await db
    .selectDistinct({ id: photoTags.photoId })
    .from(photoTags)
    .where(inArray(photoTags.photoId, [...photoIds]))
  return found.map(({ id }) => id)
}
