import { eq } from 'drizzle-orm'
import { NotFound } from '../../../kernel/errors.ts'
import { isId } from '../../../kernel/ids.ts'
import type { Ctx } from '../../../platform/context.ts'
import { requireWriter } from '../policy.ts'
import { messageAudiences, messageTemplates } from '../table.server.ts'

type Reads = Pick<Ctx, 'db' | 'actor'>

/** Lists the templates by name. Throws Forbidden unless the caller is an administrator. */
export async function listTemplates(ctx: Reads) {
  requireWriter(ctx)
  const { id, name, subject } = messageTemplates
  return ctx.db.select({ id, name, subject }).from(messageTemplates).orderBy(name)
}

/** Finds a template. Throws NotFound, and Forbidden. */
export async function findTemplate(ctx: Reads, id: string) {
  requireWriter(ctx)
  const [found] = isId(id)
    ? await ctx.db.select().from(messageTemplates).where(eq(messageTemplates.id, id))
    : []
  if (!found) throw new NotFound()
  return found
}

/** Lists the saved audiences by name. Throws Forbidden. */
export async function listAudiences(ctx: Reads) {
  requireWriter(ctx)
  return ctx.db.select().from(messageAudiences).orderBy(messageAudiences.name)
}
