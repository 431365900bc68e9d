import { Forbidden, NotFound } from '../../../../kernel/errors.ts'
import { done, type Outcome, refused } from '../../../../kernel/outcome.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { type ImageRefusal, storeImage } from '../../../../platform/files/store-image.ts'
import { type Limit, spend } from '../../../../platform/limits/limits.ts'
import { ownMemberId } from '../../policy.ts'
import { replaceOwnPicture } from '../internal/replace-own-picture.server.ts'
import { findOwnDetails } from '../queries/me.server.ts'

const UPLOADS: Limit = { name: 'own-picture', points: 20, seconds: 3600 }
const MAX_FILE_NAME_LENGTH = 200

export type SetOwnPicture = Outcome<
  object,
  ImageRefusal | { reason: 'GUARDIAN_DECIDES' } | { reason: 'TOO_MANY'; retryAfterSeconds: number }
>

/**
 * Stores a picture of the caller and deletes the previous one. Its audience is derived from the member's age and
 * choices on every request; a minor's picture is refused until the guardian has agreed. Throws Forbidden for a caller
 * without a member record.
 */
export async function setOwnPicture(
  ctx: Ctx,
  file: { name: string; bytes: Uint8Array },
): Promise<SetOwnPicture> {
  const id = ownMemberId(ctx.actor)
  if (!id) throw new Forbidden()
  const stored = await findOwnDetails(ctx)
  if (!stored) throw new NotFound()
  if (stored.minor && !stored.showsPhotos) return refused('GUARDIAN_DECIDES')
  const upload = await spend(ctx.db, UPLOADS, id)
  if (!upload.allowed) return refused('TOO_MANY', { retryAfterSeconds: upload.retryAfterSeconds })
  const name = file.name.slice(0, MAX_FILE_NAME_LENGTH)
  const saved = await storeImage(ctx, file.bytes, { name, alt: '', audience: 'derived' })
  if (!saved.ok) return saved
  await replaceOwnPicture(ctx, id, saved.image.id)
  return done({})
}
