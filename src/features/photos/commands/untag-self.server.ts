import { and, eq } from 'drizzle-orm'
import { actsFor } from '../../../kernel/actor.ts'
import { Forbidden, NotFound } from '../../../kernel/errors.ts'
import { isId } from '../../../kernel/ids.ts'
import { audit } from '../../../platform/audit/audit.ts'
import type { Ctx } from '../../../platform/context.ts'
import { touchEntry, transact } from '../../../platform/database/transact.ts'
import { ownMemberId } from '../../members/policy.ts'
import { photos, photoTags, photoWithdrawals } from '../table.server.ts'

/**
 * Untags the logged-in member, or a child they look after, in a photo. The withdrawal counts like the tag when deciding
 * who may see the photo, so that untagging never makes it visible to more people. Throws Forbidden for other members,
 * NotFound if the member is not tagged.
 */
export async function untagSelf(
  ctx: Pick<Ctx, 'db' | 'actor' | 'clock' | 'pages'>,
  photoId: string,
  memberId = ownMemberId(ctx.actor),
): Promise<void> {
  if (!memberId || !(ownMemberId(ctx.actor) === memberId || actsFor(ctx.actor, memberId)))
    throw new Forbidden()
  await transact(ctx, async (tx) => {
    const untagged = isId(photoId)
      ? await tx
          .delete(photoTags)
          .where(and(eq(photoTags.photoId, photoId), eq(photoTags.memberId, memberId)))
          .returning({ photoId: photoTags.photoId })
      : []
    if (untagged.length === 0) throw new NotFound('This name is not in the photo')
    await tx
      .insert(photoWithdrawals)
      .values({ photoId, memberId, withdrawnAt: ctx.clock.now() })
      .onConflictDoNothing()
    await audit(tx, ctx, { action: 'photos.untag', subject: `photos/${photoId}`, facts: { members: 1 } })
    const [photo] = await tx.select({ albumId: photos.albumId }).from(photos).where(eq(photos.id, photoId))
    await touchEntry(tx, 'photos', photoId)
    await touchEntry(tx, 'members', memberId)
    if (photo) await touchEntry(tx, 'photoalbums', photo.albumId)
  })
}
