import { eq, inArray } from 'drizzle-orm'
import type { Ctx } from '../../../platform/context.ts'
import { files } from '../../../platform/files/table.server.ts'
import { pictureAddress, pictureIdsIn } from '../model/pictures.ts'
import { requireWriter } from '../policy.ts'
import { messagePictures, withdrawnPictures } from '../table.server.ts'

/**
 * Returns who may fetch a picture of a message: everybody once an e-mail shows it, because mail programs do not log in.
 * Undefined if it is not one.
 */
export async function audienceOfMessagePicture(
  { db }: Pick<Ctx, 'db'>,
  fileId: string,
): Promise<'public' | 'administrators' | undefined> {
  const [found] = await db
    .select({ publishedAt: messagePictures.publishedAt })
    .from(messagePictures)
    .where(eq(messagePictures.fileId, fileId))
  if (!found) return undefined
  return found.publishedAt ? 'public' : 'administrators'
}

/** Whether a picture of a message was withdrawn. Its address then says so instead of that there is none. */
export const isWithdrawn = async ({ db }: Pick<Ctx, 'db'>, fileId: string): Promise<boolean> =>
  (await db.$count(withdrawnPictures, eq(withdrawnPictures.fileId, fileId))) > 0

/** Lists the pictures of a text that were uploaded for messages, in its order. Throws Forbidden. */
export async function picturesOf(ctx: Pick<Ctx, 'db' | 'actor'>, html: string) {
  requireWriter(ctx)
  const ids = pictureIdsIn(html)
  if (ids.length === 0) return []
  const found = await ctx.db
    .select({ id: files.id, alt: files.alt })
    .from(messagePictures)
    .innerJoin(files, eq(files.id, messagePictures.fileId))
    .where(inArray(messagePictures.fileId, ids))
  return found
    .map((picture) => ({ ...picture, src: pictureAddress(picture.id) }))
    .toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
}

export type ShownPicture = Awaited<ReturnType<typeof picturesOf>>[number]
