import { and, eq, type SQL, sql } from 'drizzle-orm'
import { Forbidden, NotFound } from '../../../kernel/errors.ts'
import { isId } from '../../../kernel/ids.ts'
import type { Ctx } from '../../../platform/context.ts'
import type { Db, Tx } from '../../../platform/database/database.ts'
import { canReadAnswersTo, canReadResults } from '../policy.ts'
import { formReaders, formResults, forms } from '../table.server.ts'

/** Whether the actor is named as a reader of the form in the query. */
export function isReader(actor: Ctx['actor']): SQL<boolean> {
  if (actor.kind !== 'user') return sql<boolean>`false`
  const isOwn = and(eq(formReaders.formId, forms.id), eq(formReaders.userId, actor.userId))
  return sql<boolean>`exists (select 1 from ${formReaders} where ${isOwn})`
}

/**
 * Finds an answer that the actor may read, with its form. Throws Forbidden if the actor may not read it, and NotFound
 * if it does not exist, which only administrators learn.
 */
export async function findReadable({ actor }: Pick<Ctx, 'actor'>, db: Db | Tx, id: string) {
  const [found] = isId(id)
    ? await db
        .select({
          result: formResults,
          form: { id: forms.id, title: forms.title, confidential: forms.confidential },
          isReader: isReader(actor),
        })
        .from(formResults)
        .innerJoin(forms, eq(forms.id, formResults.formId))
        .where(eq(formResults.id, id))
    : []
  if (!found && canReadResults(actor)) throw new NotFound()
  if (!found) throw new Forbidden()
  const { result, form } = found
  if (!canReadAnswersTo(actor, { confidential: form.confidential, isReader: found.isReader }))
    throw new Forbidden()
  return { ...result, form }
}

/** Finds an answer like `findReadable` and locks it. */
export async function lockReadable(ctx: Pick<Ctx, 'actor'>, tx: Tx, id: string) {
  if (isId(id)) await tx.select().from(formResults).where(eq(formResults.id, id)).for('update')
  return findReadable(ctx, tx, id)
}
