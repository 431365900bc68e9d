import { done, type Outcome } from '../../../kernel/outcome.ts'
import { auditStaff } from '../../../platform/audit/audit.ts'
import type { Ctx } from '../../../platform/context.ts'
import { transact } from '../../../platform/database/transact.ts'
import { parseAlt } from '../../../platform/files/alternative-text.ts'
import { pictureName } from '../../../platform/files/picture-name.ts'
import { type ImageRefusal, storeImage } from '../../../platform/files/store-image.ts'
import { files } from '../../../platform/files/table.server.ts'
import { STORED_PX, type TextPicture, textPicture } from '../model/pictures.ts'
import { requireWriter } from '../policy.ts'
import { messagePictures } from '../table.server.ts'

/**
 * Stores a picture for the text of a message. Only administrators can fetch it until an e-mail shows it. Refuses a file
 * whose content is not a picture. Throws Invalid without a description, and Forbidden unless the caller is an
 * administrator.
 */
export async function addPicture(
  ctx: Pick<Ctx, 'db' | 'actor' | 'clock' | 'pages' | 'files'>,
  file: { name: string; bytes: Uint8Array; alt: string },
): Promise<Outcome<{ picture: TextPicture }, ImageRefusal>> {
  requireWriter(ctx)
  const alt = parseAlt(file.alt)
  const name = pictureName(file.name)
  const facts = { name, alt, audience: 'derived', widths: [STORED_PX], mostPx: STORED_PX } as const
  const stored = await storeImage(ctx, file.bytes, facts, (row) =>
    transact(ctx, async (tx) => {
      const [added] = await tx.insert(files).values(row).returning({ id: files.id })
      const fileId = added?.id ?? ''
      await tx.insert(messagePictures).values({ fileId, uploadedAt: ctx.clock.now() })
      await auditStaff(tx, ctx, {
        action: 'files.upload',
        subject: `files/${fileId}`,
        facts: { pictures: 1 },
      })
    }),
  )
  return stored.ok ? done({ picture: textPicture(stored.image) }) : stored
}
