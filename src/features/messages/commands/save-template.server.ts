import { and, eq, isNull, sql } from 'drizzle-orm'
import { NotFound } from '../../../kernel/errors.ts'
import { isId, newId } from '../../../kernel/ids.ts'
import { done, type Outcome, refused } from '../../../kernel/outcome.ts'
import { auditStaff } from '../../../platform/audit/audit.ts'
import { isTaken } from '../../../platform/content/conflicts.ts'
import type { Ctx } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { transact } from '../../../platform/database/transact.ts'
import { lockPictures } from '../internal/use-pictures.server.ts'
import { requireWriter } from '../policy.ts'
import type { TemplateInput } from '../schema.ts'
import { messageTemplates } from '../table.server.ts'

type Needs = Pick<Ctx, 'db' | 'actor' | 'clock' | 'pages'>
export type SaveTemplate = Outcome<{ id: string }, { reason: 'NAME_TAKEN' | 'PICTURE_GONE' | 'CHANGED' }>

/**
 * Changes a template, or adds one if `id` is undefined. Refuses a name that another template has, and a text with a
 * picture that cannot be shown, and with CHANGED if someone else has saved it since. Throws NotFound, and Forbidden
 * unless the caller is an administrator.
 */
export async function saveTemplate(
  ctx: Needs,
  id: string | undefined,
  { version, ...input }: TemplateInput,
): Promise<SaveTemplate> {
  requireWriter(ctx)
  if (id !== undefined && !isId(id)) throw new NotFound()
  try {
    return await transact(ctx, async (tx) => {
      if (!(await lockPictures(tx, input.html))) return refused('PICTURE_GONE')
      const own = id ?? newId()
      if (id === undefined) await tx.insert(messageTemplates).values({ ...input, id: own })
      else if (!(await change(ctx, tx, { id, version, input }))) return refused('CHANGED')
      await auditStaff(tx, ctx, { action: 'messages.save-template', subject: `message-templates/${own}` })
      return done({ id: own })
    })
  } catch (error) {
    if (isTaken(error, messageTemplates.name)) return refused('NAME_TAKEN')
    throw error
  }
}

const NAMES = ['name', 'kind', 'subject', 'html'] as const

type Change = { id: string; version: number | undefined; input: Omit<TemplateInput, 'version'> }

/**
 * Returns false if someone else has saved another text since. A form that is sent twice finds its own. Throws NotFound.
 */
async function change(ctx: Needs, tx: Tx, { id, version, input }: Change): Promise<boolean> {
  const isSame = eq(messageTemplates.id, id)
  const [stored] = await tx.select().from(messageTemplates).where(isSame).for('update')
  if (!stored) throw new NotFound()
  const isOther = version !== undefined && version !== stored.version
  if (isOther) return NAMES.every((name) => input[name] === stored[name])
  const next = sql`${messageTemplates.version} + 1`
  await tx
    .update(messageTemplates)
    .set({ ...input, version: next, updatedAt: ctx.clock.now() })
    .where(isSame)
  return true
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
