import { and, count, desc, inArray, type SQL, sql } from 'drizzle-orm'
import { hasRole } from '../../../kernel/actor.ts'
import { Forbidden } from '../../../kernel/errors.ts'
import { isId } from '../../../kernel/ids.ts'
import type { Ctx } from '../../../platform/context.ts'
import { folded } from '../../../platform/database/folding.ts'
import { canUseLibrary } from '../../../platform/files/audience.ts'
import { files } from '../../../platform/files/table.server.ts'
import type { LibraryPicture } from '../model/studio.ts'

const PAGE = 48

const columns = {
  id: files.id,
  name: files.name,
  alt: files.alt,
  widthPx: sql<number>`${files.widthPx}`,
  heightPx: sql<number>`${files.heightPx}`,
  variantsPx: files.variantsPx,
  sizeBytes: files.sizeBytes,
}

const isPicture = sql`jsonb_array_length(${files.variantsPx}) > 0`

/**
 * Matches the pictures of the library: public ones and unused ones. Excludes photos of albums and people, because their
 * features decide who may see them.
 */
const inLibrary = (): SQL | undefined => and(inArray(files.audience, ['public', 'staff']), isPicture)

/** Lists the pictures of the library whose name or description contains a text, newest first. Throws Forbidden. */
export async function libraryPictures(
  ctx: Pick<Ctx, 'db' | 'actor'>,
  { q, start }: { q: string; start: number },
): Promise<{ pictures: LibraryPicture[]; total: number; next: number | undefined }> {
  if (!canUseLibrary(ctx.actor)) throw new Forbidden()
  const text = sql`${files.name} || ' ' || ${files.alt}`
  const where = and(
    inLibrary(),
    q ? sql`strpos(${folded(sql`(${text})`)}, ${folded(sql`${q}::text`)}) > 0` : undefined,
  )
  const [pictures, [counted]] = await Promise.all([
    ctx.db.select(columns).from(files).where(where).orderBy(desc(files.id)).limit(PAGE).offset(start),
    ctx.db.select({ total: count() }).from(files).where(where),
  ])
  const total = counted?.total ?? 0
  const seen = start + pictures.length
  return { pictures, total, next: seen < total ? seen : undefined }
}

/**
 * Finds pictures by id: those of the library, and for administrators also those of people and albums. Throws
 * Forbidden.
 */
export async function picturesById(
  ctx: Pick<Ctx, 'db' | 'actor'>,
  ids: readonly string[],
): Promise<LibraryPicture[]> {
  if (!canUseLibrary(ctx.actor)) throw new Forbidden()
  const known = ids.filter(isId)
  if (known.length === 0) return []
  return ctx.db
    .select(columns)
    .from(files)
    .where(and(inArray(files.id, known), hasRole(ctx.actor, 'administrator') ? isPicture : inLibrary()))
}
