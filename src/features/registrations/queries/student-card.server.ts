import { and, eq } from 'drizzle-orm'
import { NotFound } from '../../../kernel/errors.ts'
import { isId } from '../../../kernel/ids.ts'
import type { Ctx } from '../../../platform/context.ts'
import { files } from '../../../platform/files/table.server.ts'
import { canManageRegistrations } from '../policy.ts'
import { registrations } from '../table.server.ts'
import { handedIn } from './desk-facts.server.ts'

export type StudentCard = { name: string; mediaType: string; bytes: Uint8Array }

/** The student card of a registration, for administrators; to all others it does not exist. [REG-017, decisions A16, C08] */
export async function readStudentCard(
  ctx: Pick<Ctx, 'db' | 'files' | 'actor'>,
  id: string,
): Promise<StudentCard> {
  if (!canManageRegistrations(ctx.actor) || !isId(id)) throw new NotFound()
  const [card] = await ctx.db
    .select({ id: files.id, name: files.name, mediaType: files.mediaType })
    .from(registrations)
    .innerJoin(files, eq(files.id, registrations.studentCardId))
    .where(and(eq(registrations.id, id), handedIn))
  const bytes = card && (await ctx.files.get(`${card.id}/original`))
  if (!bytes) throw new NotFound()
  return { name: card.name, mediaType: card.mediaType, bytes }
}
