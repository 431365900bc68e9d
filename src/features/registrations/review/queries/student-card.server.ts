import { and, eq } from 'drizzle-orm'
import { isId } from '../../../../kernel/ids.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { files } from '../../../../platform/files/table.server.ts'
import { canManageRegistrations } from '../../policy.ts'
import { registrations } from '../../table.server.ts'
import { isSubmitted } from './registration-facts.server.ts'

export type StudentCard = { name: string; mediaType: string; bytes: Uint8Array }

/** Reads the student card of a registration; undefined without one and unless the actor is an administrator. */
export async function readStudentCard(
  ctx: Pick<Ctx, 'db' | 'files' | 'actor'>,
  id: string,
): Promise<StudentCard | undefined> {
  if (!canManageRegistrations(ctx.actor) || !isId(id)) return undefined
  const [card] = await ctx.db
    .select({ id: files.id, name: files.name, mediaType: files.mediaType })
    .from(registrations)
    .innerJoin(files, eq(files.id, registrations.studentCardId))
    .where(and(eq(registrations.id, id), isSubmitted))
  const bytes = card && (await ctx.files.get(`${card.id}/original`))
  return bytes && { name: card.name, mediaType: card.mediaType, bytes }
}
