import { and, asc, count, eq, sql } from 'drizzle-orm'
import { Forbidden } from '../../../kernel/errors.ts'
import type { Ctx } from '../../../platform/context.ts'
import type { Db, Tx } from '../../../platform/database/database.ts'
import { users } from '../../accounts/table.server.ts'
import { canNameReaders } from '../policy.ts'
import { formReaders, formResults, forms } from '../table.server.ts'

type Reads = Pick<Ctx, 'db' | 'actor'>

/** Lists the readers of a confidential form with their addresses. */
export const readersOf = (db: Db | Tx, formId: string) =>
  db
    .select({ id: users.id, name: users.name, email: users.email })
    .from(formReaders)
    .innerJoin(users, eq(users.id, formReaders.userId))
    .where(eq(formReaders.formId, formId))
    .orderBy(asc(users.name), asc(users.id))

/**
 * Lists the confidential forms with their readers, also those that store no answers yet, for readers are named first.
 * Throws Forbidden unless the actor is an administrator.
 */
export async function confidentialForms({ db, actor }: Reads) {
  if (!canNameReaders(actor)) throw new Forbidden()
  const [found, readers] = await Promise.all([
    db
      .select({
        id: forms.id,
        title: forms.title,
        readBy: forms.readBy,
        published: forms.published,
        saveDb: forms.saveDb,
      })
      .from(forms)
      .where(eq(forms.confidential, true))
      .orderBy(forms.title),
    db
      .select({ formId: formReaders.formId, id: users.id, name: users.name, email: users.email })
      .from(formReaders)
      .innerJoin(users, eq(users.id, formReaders.userId))
      .orderBy(asc(users.name), asc(users.id)),
  ])
  return found.map((form) => ({ ...form, readers: readers.filter(({ formId }) => formId === form.id) }))
}

/** Lists the forms that the actor reads in confidence, with how many answers are new and since when. */
export async function formsToRead({ db, actor }: Reads) {
  if (actor.kind !== 'user' || actor.needsTwoStep) return []
  return db
    .select({
      id: forms.id,
      title: forms.title,
      keepMonths: forms.keepMonths,
      fresh: sql<number>`count(*) filter (where ${formResults.status} = 'new')`.mapWith(Number),
      since: sql<string | null>`min(${formResults.createdAt}) filter (where ${formResults.status} = 'new')`,
      many: count(formResults.id),
    })
    .from(formReaders)
    .innerJoin(forms, and(eq(forms.id, formReaders.formId), eq(forms.confidential, true)))
    .leftJoin(formResults, eq(formResults.formId, forms.id))
    .where(eq(formReaders.userId, actor.userId))
    .groupBy(forms.id)
    .orderBy(forms.title)
}
