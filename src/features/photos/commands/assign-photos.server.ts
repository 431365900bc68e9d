import { and, eq, inArray, not } from 'drizzle-orm'
import { Forbidden } from '../../../kernel/errors.ts'
import { done, type Outcome, refused } from '../../../kernel/outcome.ts'
import { audit } from '../../../platform/audit/audit.ts'
import type { Ctx } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { touch, transact } from '../../../platform/database/transact.ts'
import { type Limit, spend } from '../../../platform/limits/limits.ts'
import { isMinor, shownName, sightIn } from '../../members/queries/visibility.server.ts'
import { members } from '../../members/table.server.ts'
import { touchPhotos } from '../internal/removal.server.ts'
import { canTag, canTagMinors } from '../policy.ts'
import { mayBeTagged } from '../queries/tagging.server.ts'
import { seenWith } from '../queries/visibility.server.ts'
import type { TagInput } from '../schema.ts'
import { albums, photos, photoTags, photoWithdrawals } from '../table.server.ts'

/** The limit of tagging requests by one user, enough for an evening of tagging. */
export const TAG_LIMIT: Limit = { name: 'photo-tags', points: 120, seconds: 3600 }

export type AssignPhotos = Outcome<
  {
    name: string
    added: number
    /** Photos that are skipped because the member has untagged themselves. */
    withdrawn: number
  },
  | { reason: 'NO_MEMBER' }
  /** A photo does not exist, or the actor may not see it. */
  | { reason: 'NO_PHOTO' }
  | { reason: 'TOO_MANY'; retryAfterSeconds: number }
>

type Needs = Pick<Ctx, 'db' | 'actor' | 'clock' | 'pages'>

/**
 * Tags a member in photos. An existing tag stays as it is. Only administrators can tag children, and nobody can
 * tag a member in a photo from which they have untagged themselves. Throws Forbidden unless the actor is a member.
 */
export async function assignPhotos(
  ctx: Needs,
  { photos: ids, member: memberId }: TagInput,
): Promise<AssignPhotos> {
  const { actor } = ctx
  if (!canTag(actor) || actor.kind !== 'user') throw new Forbidden()
  const spent = await spend(ctx.db, TAG_LIMIT, actor.userId)
  if (!spent.allowed) return refused('TOO_MANY', { retryAfterSeconds: spent.retryAfterSeconds })
  return transact(ctx, async (tx) => {
    const member = await findTaggable(ctx, tx, memberId)
    if (!member) return refused('NO_MEMBER')
    const visible = await findVisiblePhotos(ctx, tx, ids)
    if (visible.length < new Set(ids).size) return refused('NO_PHOTO')
    const withdrawals = await tx
      .select({ photoId: photoWithdrawals.photoId })
      .from(photoWithdrawals)
      .where(and(eq(photoWithdrawals.memberId, memberId), inArray(photoWithdrawals.photoId, ids)))
    const withdrawn = new Set(withdrawals.map(({ photoId }) => photoId))
    const tagged = visible.filter(({ id }) => !withdrawn.has(id))
    const values = tagged.map(({ id }) => ({
      photoId: id,
      memberId,
      taggedBy: actor.userId,
      taggedAt: ctx.clock.now(),
    }))
    if (values.length > 0) {
      await tx.insert(photoTags).values(values).onConflictDoNothing()
      const facts = { photos: values.length }
      await audit(tx, ctx, { action: 'photos.tag', subject: `members/${memberId}`, facts })
      await touchPhotos(tx, tagged)
      await touch(tx, 'members', `members/${memberId}`)
    }
    return done({ name: member.name, added: values.length, withdrawn: withdrawn.size })
  })
}

async function findTaggable(ctx: Needs, tx: Tx, memberId: string) {
  const sight = sightIn(ctx)
  const [member] = await tx
    .select({ name: shownName(sight) })
    .from(members)
    .where(
      and(eq(members.id, memberId), mayBeTagged, canTagMinors(ctx.actor) ? undefined : not(isMinor(sight))),
    )
  return member
}

const findVisiblePhotos = (ctx: Needs, tx: Tx, ids: readonly string[]) =>
  tx
    .select({ id: photos.id, albumId: photos.albumId })
    .from(photos)
    .innerJoin(albums, eq(albums.id, photos.albumId))
    .where(and(inArray(photos.id, [...ids]), seenWith(sightIn(ctx))))
