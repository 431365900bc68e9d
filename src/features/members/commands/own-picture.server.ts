import { eq } from 'drizzle-orm'
import { Forbidden, NotFound } from '../../../kernel/errors.ts'
import { done, type Outcome, refused } from '../../../kernel/outcome.ts'
import { updateEntry } from '../../../platform/content/write.ts'
import type { Ctx } from '../../../platform/context.ts'
import { transact } from '../../../platform/database/transact.ts'
import { type ImageRefusal, storeImage } from '../../../platform/files/store-image.ts'
import { deleteUnusedFile } from '../../../platform/files/unused.ts'
import { type Limit, spend } from '../../../platform/limits/limits.ts'
import { memberContentType, OWN_PICTURE } from '../content-type.ts'
import { ownMemberId } from '../policy.ts'
import { ownDetails } from '../queries/me.server.ts'
import { members } from '../table.server.ts'

const UPLOADS: Limit = { name: 'own-picture', points: 20, seconds: 3600 }
/** Longer names are cut: nobody reads them. */
const MOST_NAME_CHARACTERS = 200

export type SetOwnPicture = Outcome<
  object,
  ImageRefusal | { reason: 'GUARDIAN_DECIDES' } | { reason: 'TOO_MANY'; retryAfterSeconds: number }
>

/**
 * Stores a picture of the person who asks, in the place of the one before, whose bytes go. Who may fetch it follows
 * from age and choices whenever it is asked for; of a minor none is kept until the guardian has agreed. Throws
 * Forbidden to whoever has no member record. [resolutions A16, C02]
 */
export async function setOwnPicture(
  ctx: Ctx,
  file: { name: string; bytes: Uint8Array },
): Promise<SetOwnPicture> {
  const id = memberOf(ctx)
  const stored = await ownDetails(ctx)
  if (!stored) throw new NotFound()
  if (stored.minor && !stored.showsPhotos) return refused('GUARDIAN_DECIDES')
  const upload = await spend(ctx.db, UPLOADS, id)
  if (!upload.allowed) return refused('TOO_MANY', { retryAfterSeconds: upload.retryAfterSeconds })
  const name = file.name.slice(0, MOST_NAME_CHARACTERS)
  const kept = await storeImage(ctx, file.bytes, { name, alt: '', audience: 'derived' })
  if (!kept.ok) return kept
  await replacePicture(ctx, id, kept.image.id)
  return done({})
}

/** Takes the picture of the person who asks away, bytes and all. Fine when there is none. Throws Forbidden as above. */
export async function removeOwnPicture(ctx: Ctx): Promise<void> {
  await replacePicture(ctx, memberOf(ctx), null)
}

async function replacePicture(ctx: Ctx, id: string, imageId: string | null): Promise<void> {
  const [before] = await ctx.db.select({ imageId: members.imageId }).from(members).where(eq(members.id, id))
  await updateEntry(ctx, memberContentType, id, { [OWN_PICTURE]: imageId }, { granted: [OWN_PICTURE] })
  const old = before?.imageId
  if (old) await transact(ctx, (tx) => deleteUnusedFile(tx, old))
}

function memberOf(ctx: Pick<Ctx, 'actor'>): string {
  const id = ownMemberId(ctx.actor)
  if (!id) throw new Forbidden()
  return id
}
