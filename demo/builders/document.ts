import { eq } from 'drizzle-orm'
import type { Ctx } from '../../src/platform/context.ts'
import { storeDocument } from '../../src/platform/files/store-document.ts'
import { files } from '../../src/platform/files/table.server.ts'

/** Stores a public PDF from a data URL and returns its address. */
export async function aPublicDocument(
  ctx: Pick<Ctx, 'db' | 'files' | 'clock'>,
  { name, dataUrl }: { name: string; dataUrl: string },
): Promise<string> {
  const bytes = Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64')
  const stored = await storeDocument(ctx, bytes, { name })
  if (!stored.ok) throw new Error(`${name} was not stored: ${stored.reason}`)
  await ctx.db.update(files).set({ audience: 'public' }).where(eq(files.id, stored.id))
  return `/files/${stored.id}/original`
}
