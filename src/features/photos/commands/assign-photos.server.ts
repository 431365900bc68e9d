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
import { seenWith } from '../queries/visibility.server.ts'
import type { TagInput } from '../schema.ts'
import { albums, photos, photoTags, photoWithdrawals } from '../table.server.ts'

/** An evening of tagging, and no more: whoever tags everybody everywhere is no member who helps. */
export const TAG_LIMIT: Limit = { name: 'photo-tags', points: 120, seconds: 3600 }

export type AssignPhotos = Outcome<
  {
    name: string
    added: number
    /** The member took their name off these, and it stays off. [resolutions C04] */
    withdrawn: number
  },
  | { reason: 'NO_MEMBER' }
  /** A photograph is gone, or the reader may not see it. */
  | { reason: 'NO_PHOTO' }
  | { reason: 'TOO_MANY'; retryAfterSeconds: number }
>

type Needs = Pick<Ctx, 'db' | 'actor' | 'clock' | 'pages'>

/**
 * Says that a member is in photographs. Said twice it is there once; who said it first is kept. Children are tagged
 * by the administrator alone, and a name that its bearer took off stays off, whoever tags. Throws Forbidden to who is
 * no member. [PHO-008, API-048, resolutions C04]
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
    const member = await taggable(ctx, tx, memberId)
    if (!member) return refused('NO_MEMBER')
    const seen = await photosSeen(ctx, tx, ids)
    if (seen.length < new Set(ids).size) return refused('NO_PHOTO')
    const off = await tx
      .select({ photoId: photoWithdrawals.photoId })
      .from(photoWithdrawals)
      .where(and(eq(photoWithdrawals.memberId, memberId), inArray(photoWithdrawals.photoId, ids)))
    const withdrawn = new Set(off.map(({ photoId }) => photoId))
    const wanted = seen.filter(({ id }) => !withdrawn.has(id))
    const values = wanted.map(({ id }) => ({
      photoId: id,
      memberId,
      taggedBy: actor.userId,
      taggedAt: ctx.clock.now(),
    }))
    if (values.length > 0) {
      await tx.insert(photoTags).values(values).onConflictDoNothing()
      const facts = { photos: values.length }
      await audit(tx, ctx, { action: 'photos.tag', subject: `members/${memberId}`, facts })
      await touchPhotos(tx, wanted)
      await touch(tx, 'members', `members/${memberId}`)
    }
    return done({ name: member.name, added: values.length, withdrawn: withdrawn.size })
  })
}

async function taggable(ctx: Needs, tx: Tx, memberId: string) {
  const sight = sightIn(ctx)
  const [member] = await tx
    .select({ name: shownName(sight) })
    .from(members)
    .where(
      and(
        eq(members.id, memberId),
        eq(members.active, true),
        canTagMinors(ctx.actor) ? undefined : not(isMinor(sight)),
      ),
    )
  return member
}

const photosSeen = (ctx: Needs, tx: Tx, ids: readonly string[]) =>
  tx
    .select({ id: photos.id, albumId: photos.albumId })
    .from(photos)
    .innerJoin(albums, eq(albums.id, photos.albumId))
    .where(and(inArray(photos.id, [...ids]), seenWith(sightIn(ctx))))
