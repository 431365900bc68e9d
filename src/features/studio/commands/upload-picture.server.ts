import { eq } from 'drizzle-orm'
import { Forbidden, NotFound } from '../../../kernel/errors.ts'
import { isId } from '../../../kernel/ids.ts'
import { done, type Outcome } from '../../../kernel/outcome.ts'
import { audit, auditStaff } from '../../../platform/audit/audit.ts'
import type { Ctx } from '../../../platform/context.ts'
import { touch, transact } from '../../../platform/database/transact.ts'
import { parseAlt } from '../../../platform/files/alternative-text.ts'
import { canUseLibrary } from '../../../platform/files/audience.ts'
import { pictureName } from '../../../platform/files/picture-name.ts'
import { type ImageRefusal, storeImage } from '../../../platform/files/store-image.ts'
import { files } from '../../../platform/files/table.server.ts'
import type { LibraryPicture } from '../model/studio.ts'
import { picturesById } from '../queries/pictures.server.ts'

/**
 * Adds a picture to the library. Only staff can fetch it until an entry shows it. An alternative text is required.
 * Refuses a file whose content is not a picture. Throws Forbidden and Invalid.
 */
export async function uploadPicture(
  ctx: Ctx,
  file: { name: string; bytes: Uint8Array; alt: string },
): Promise<Outcome<{ picture: LibraryPicture }, ImageRefusal>> {
  if (!canUseLibrary(ctx.actor)) throw new Forbidden()
  const alt = parseAlt(file.alt)
  const name = pictureName(file.name)
  const stored = await storeImage(ctx, file.bytes, { name, alt, audience: 'staff' })
  if (!stored.ok) return stored
  const { id } = stored.image
  await audit(ctx.db, ctx, { action: 'files.upload', subject: `files/${id}`, facts: { pictures: 1 } })
  const [picture] = await picturesById(ctx, [id])
  if (!picture) throw new NotFound()
  return done({ picture })
}

/** Changes the alternative text of a picture of the library. Throws Forbidden, NotFound and Invalid. */
export async function describePicture(ctx: Ctx, id: string, text: string): Promise<void> {
  if (!canUseLibrary(ctx.actor)) throw new Forbidden()
  const alt = parseAlt(text)
  if (!isId(id)) throw new NotFound()
  await transact(ctx, async (tx) => {
    const found = await tx
      .update(files)
      .set({ alt })
      .where(eq(files.id, id))
      .returning({ id: files.id, audience: files.audience })
    if (!found.some(({ audience }) => audience === 'public' || audience === 'staff')) throw new NotFound()
    await auditStaff(tx, ctx, {
      action: 'files.describe',
      subject: `files/${id}`,
      facts: { fields: ['alt'] },
    })
    await touch(tx, `files/${id}`)
  })
}
