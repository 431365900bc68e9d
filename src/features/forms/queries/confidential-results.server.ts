import { and, desc, eq } from 'drizzle-orm'
import type { Ctx } from '../../../platform/context.ts'
import { users } from '../../accounts/table.server.ts'
import { isReader } from '../internal/find-readable.server.ts'
import { personIn } from '../model/people.ts'
import { formResults, forms } from '../table.server.ts'

/**
 * Lists the answers to the confidential forms that the actor reads, newest first. They are kept for twelve months at
 * most, so the list has no pages. Empty for everybody else.
 */
export async function confidentialResults({ db, actor }: Pick<Ctx, 'db' | 'actor'>) {
  if (actor.kind !== 'user' || actor.needsTwoStep) return []
  const found = await db
    .select({
      id: formResults.id,
      formId: forms.id,
      data: formResults.data,
      status: formResults.status,
      handler: users.name,
      createdAt: formResults.createdAt,
    })
    .from(formResults)
    .innerJoin(forms, eq(forms.id, formResults.formId))
    .leftJoin(users, eq(users.id, formResults.handlerId))
    .where(and(eq(forms.confidential, true), isReader(actor)))
    .orderBy(desc(formResults.createdAt), desc(formResults.id))
  return found.map(({ data, ...row }) => ({ ...row, fullName: personIn(data).fullName }))
}

export type ConfidentialRow = Awaited<ReturnType<typeof confidentialResults>>[number]
