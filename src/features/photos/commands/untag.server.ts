import { and, eq } from 'drizzle-orm'
import { Forbidden } from '../../../kernel/errors.ts'
import { isId } from '../../../kernel/ids.ts'
import { audit } from '../../../platform/audit/audit.ts'
import type { Ctx } from '../../../platform/context.ts'
import { touchEntry, transact } from '../../../platform/database/transact.ts'
import { canEditAlbums } from '../policy.ts'
import { photoTags } from '../table.server.ts'

/**
 * Takes a wrong name off a photograph: it was never this person. Unlike a member's own untagging it leaves nothing
 * behind that still counts for who sees the picture. Done twice it is done once. For administrators. [resolutions C04]
 */
export async function untag(
  ctx: Pick<Ctx, 'db' | 'actor' | 'clock' | 'pages'>,
  photoId: string,
  memberId: string,
): Promise<void> {
  if (!canEditAlbums(ctx.actor)) throw new Forbidden()
  if (!isId(photoId) || !isId(memberId)) return
  await transact(ctx, async (tx) => {
    const gone = await tx
      .delete(photoTags)
      .where(and(eq(photoTags.photoId, photoId), eq(photoTags.memberId, memberId)))
      .returning({ photoId: photoTags.photoId })
    if (gone.length === 0) return
    await audit(tx, ctx, { action: 'photos.untag', subject: `photos/${photoId}`, facts: { members: 1 } })
    await touchEntry(tx, 'photos', photoId)
    await touchEntry(tx, 'members', memberId)
  })
}
