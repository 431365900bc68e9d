import { and, asc, count, eq, sql } from 'drizzle-orm'
import { Forbidden, NotFound } from '../../../kernel/errors.ts'
import { isId } from '../../../kernel/ids.ts'
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

const isStored = and(eq(forms.confidential, true), eq(forms.saveDb, true))

/** Lists the confidential forms that store their answers, with the names of their readers. Throws Forbidden. */
export async function confidentialForms(ctx: Reads) {
  if (!canNameReaders(ctx.actor)) throw new Forbidden()
  const readers = sql<string[]>`coalesce((
    select array_agg(${users.name} order by ${users.name}) from ${formReaders}
    join ${users} on ${users.id} = ${formReaders.userId} where ${formReaders.formId} = ${forms.id}
  ), '{}')`
  return ctx.db
    .select({ id: forms.id, title: forms.title, published: forms.published, readers })
    .from(forms)
    .where(isStored)
    .orderBy(forms.title)
}

/** Finds a confidential form with its readers, to change them. Throws NotFound, and Forbidden. */
export async function findReaders(ctx: Reads, formId: string) {
  if (!canNameReaders(ctx.actor)) throw new Forbidden()
  const [form] = isId(formId)
    ? await ctx.db
        .select({ id: forms.id, title: forms.title, readBy: forms.readBy })
        .from(forms)
        .where(and(eq(forms.id, formId), isStored))
    : []
  if (!form) throw new NotFound()
  return { ...form, readers: await readersOf(ctx.db, formId) }
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
