import { and, eq } from 'drizzle-orm'
import { Forbidden, NotFound } from '../../../kernel/errors.ts'
import { isId } from '../../../kernel/ids.ts'
import type { Ctx } from '../../../platform/context.ts'
import { files } from '../../../platform/files/table.server.ts'
import { findReadable } from '../internal/find-readable.server.ts'
import { formPapers } from '../table.server.ts'

export type Paper = { name: string; mediaType: string; bytes: Uint8Array }

/** Reads a paper uploaded with an answer. Throws NotFound if it does not exist or the actor may not read it. */
export async function readPaper(
  ctx: Pick<Ctx, 'db' | 'files' | 'actor'>,
  resultId: string,
  fileId: string,
): Promise<Paper> {
  if (!isId(fileId)) throw new NotFound()
  await findReadable(ctx, ctx.db, resultId).catch((error: unknown) => {
    throw error instanceof Forbidden ? new NotFound() : error
  })
  const [paper] = await ctx.db
    .select({ name: files.name, mediaType: files.mediaType })
    .from(formPapers)
    .innerJoin(files, eq(files.id, formPapers.fileId))
    .where(and(eq(formPapers.fileId, fileId), eq(formPapers.resultId, resultId)))
  const bytes = paper && (await ctx.files.get(`${fileId}/original`))
  if (!bytes) throw new NotFound()
  return { ...paper, bytes }
}
