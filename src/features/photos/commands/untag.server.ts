import { and, eq } from 'drizzle-orm'
import { Forbidden } from '../../../kernel/errors.ts'
import { isId } from '../../../kernel/ids.ts'
import { audit } from '../../../platform/audit/audit.ts'
import type { Ctx } from '../../../platform/context.ts'
import { touchEntry, transact } from '../../../platform/database/transact.ts'
import { canEditAlbums } from '../policy.ts'
import { photoTags } from '../table.server.ts'

/**
 * Removes a wrong tag from a photo. Unlike a member's own untagging it leaves no withdrawal, because the person is
 * not in the photo. Does nothing if there is no such tag. Throws Forbidden unless the actor is an administrator.
 */
export async function untag(
  ctx: Pick<Ctx, 'db' | 'actor' | 'clock' | 'pages'>,
  photoId: string,
  memberId: string,
): Promise<void> {
  if (!canEditAlbums(ctx.actor)) throw new Forbidden()
  if (!isId(photoId) || !isId(memberId)) return
  await transact(ctx, async (tx) => {
    const deleted = await tx
      .delete(photoTags)
      .where(and(eq(photoTags.photoId, photoId), eq(photoTags.memberId, memberId)))
      .returning({ photoId: photoTags.photoId })
    if (deleted.length === 0) return
    await audit(tx, ctx, { action: 'photos.untag', subject: `photos/${photoId}`, facts: { members: 1 } })
    await touchEntry(tx, 'photos', photoId)
    await touchEntry(tx, 'members', memberId)
  })
}
