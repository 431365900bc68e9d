import { createHash } from 'node:crypto'
import { plainLine } from '../../../kernel/text.ts'
import { pictureName } from '../../../platform/files/picture-name.ts'
import { imageRefusalWords } from '../../../platform/files/refusal-words.ts'
import { storeImage } from '../../../platform/files/store-image.ts'
import { files } from '../../../platform/files/table.server.ts'
import type { FileRefusal } from '../../../platform/strapi-source/strapi-source.ts'
import type { SourceFile } from '../model/source-values.ts'
import { FILES, importedOf, type Run, recordNew } from './run.server.ts'

const MAX_ALT = 300

const NOT_FOUND: Readonly<Record<FileRefusal['reason'], string>> = {
  MISSING: 'is missing at the site',
  ELSEWHERE: 'is not among the uploads of the site',
  TOO_LARGE: 'is too large',
}

export type TakenPicture = { id: string } | { problem: string }

/**
 * Downloads a picture for one field of an entry, then checks and re-encodes it like an upload. Only staff can see it
 * until the entry shows it. Each use gets its own file, because each use decides who may see it. Pictures that were
 * imported before are not downloaded again.
 */
export async function takePicture(run: Run, use: string, file: SourceFile): Promise<TakenPicture> {
  const sourceId = `${use}/${createHash('sha256').update(file.url).digest('hex')}`
  const known = importedOf(run, FILES).get(sourceId)
  if (known) return { id: known.entryId }
  const name = pictureName(file.name)
  const found = await run.source.file(file.url)
  if (!found.ok) return { problem: `the picture ${name} ${NOT_FOUND[found.reason]}` }
  const { ctx } = run
  const facts = { name, alt: plainLine(file.alt).slice(0, MAX_ALT), audience: 'staff' } as const
  const stored = await storeImage(ctx, found.bytes, facts, (row) =>
    ctx.db.transaction(async (tx) => {
      await tx.insert(files).values(row)
      await recordNew(tx, run, { collection: FILES, sourceId, entryId: row.id ?? '', digest: '' })
    }),
  )
  if (!stored.ok) return { problem: `the picture ${name} is ${imageRefusalWords(stored)}` }
  const { id } = stored.image
  importedOf(run, FILES).set(sourceId, { entryId: id, digest: '', erased: false })
  return { id }
}
