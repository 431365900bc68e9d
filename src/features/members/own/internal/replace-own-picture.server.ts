import { eq } from 'drizzle-orm'
import { updateEntry } from '../../../../platform/content/write.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { transact } from '../../../../platform/database/transact.ts'
import { deleteUnusedFile } from '../../../../platform/files/unused.ts'
import { memberContentType, OWN_PICTURE } from '../../content-type.ts'
import { members } from '../../table.server.ts'

/** Sets or removes a member's picture, and deletes the previous file when nothing else uses it. */
export async function replaceOwnPicture(ctx: Ctx, id: string, imageId: string | null): Promise<void> {
  const [before] = await ctx.db.select({ imageId: members.imageId }).from(members).where(eq(members.id, id))
  await updateEntry(ctx, memberContentType, id, { [OWN_PICTURE]: imageId }, { granted: [OWN_PICTURE] })
  const old = before?.imageId
  if (old) await transact(ctx, (tx) => deleteUnusedFile(tx, old))
}
