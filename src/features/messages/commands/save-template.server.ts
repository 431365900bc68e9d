import { and, eq, isNull } from 'drizzle-orm'
import { NotFound } from '../../../kernel/errors.ts'
import { isId, newId } from '../../../kernel/ids.ts'
import { done, type Outcome, refused } from '../../../kernel/outcome.ts'
import { auditStaff } from '../../../platform/audit/audit.ts'
import { isTaken } from '../../../platform/content/conflicts.ts'
import type { Ctx } from '../../../platform/context.ts'
import { transact } from '../../../platform/database/transact.ts'
import { lockPictures } from '../internal/use-pictures.server.ts'
import { requireWriter } from '../policy.ts'
import type { TemplateInput } from '../schema.ts'
import { messageTemplates } from '../table.server.ts'

type Needs = Pick<Ctx, 'db' | 'actor' | 'clock' | 'pages'>
export type SaveTemplate = Outcome<{ id: string }, { reason: 'NAME_TAKEN' | 'PICTURE_GONE' }>

/**
 * Changes a template, or adds one if `id` is undefined. Refuses a name that another template has, and a text with a
 * picture that cannot be shown. Throws NotFound, and Forbidden unless the caller is an administrator.
 */
export async function saveTemplate(
  ctx: Needs,
  id: string | undefined,
  input: TemplateInput,
): Promise<SaveTemplate> {
  requireWriter(ctx)
  if (id !== undefined && !isId(id)) throw new NotFound()
  try {
    return await transact(ctx, async (tx) => {
      if (!(await lockPictures(tx, input.html))) return refused('PICTURE_GONE')
      const own = id ?? newId()
      const saved = id
        ? await tx
            .update(messageTemplates)
            .set({ ...input, updatedAt: ctx.clock.now() })
            .where(eq(messageTemplates.id, id))
            .returning({ id: messageTemplates.id })
        : await tx
            .insert(messageTemplates)
            .values({ ...input, id: own })
            .returning({ id: messageTemplates.id })
      if (saved.length === 0) throw new NotFound()
      await auditStaff(tx, ctx, { action: 'messages.save-template', subject: `message-templates/${own}` })
      return done({ id: own })
    })
  } catch (error) {
    if (isTaken(error, messageTemplates.name)) return refused('NAME_TAKEN')
    throw error
  }
}

/** Removes a template that the club has added. Throws NotFound for others, and Forbidden. */
export async function removeTemplate(ctx: Needs, id: string): Promise<void> {
  requireWriter(ctx)
  if (!isId(id)) throw new NotFound()
  await transact(ctx, async (tx) => {
    const isOwn = and(eq(messageTemplates.id, id), isNull(messageTemplates.usual))
    const { rowCount } = await tx.delete(messageTemplates).where(isOwn)
    if (!rowCount) throw new NotFound()
    await auditStaff(tx, ctx, { action: 'messages.remove-template', subject: `message-templates/${id}` })
  })
}
