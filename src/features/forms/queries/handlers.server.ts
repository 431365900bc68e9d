import { and, eq } from 'drizzle-orm'
import type { Db, Tx } from '../../../platform/database/database.ts'
import { userRoles, users } from '../../accounts/table.server.ts'
import { formReaders } from '../table.server.ts'

export type Handler = { id: string; name: string }

/** Lists the people who may deal with the answers to a form: those who may read them. */
export async function handlersFor(
  { db }: { db: Db | Tx },
  form: { id: string; confidential: boolean },
): Promise<Handler[]> {
  const columns = { id: users.id, name: users.name }
  if (form.confidential)
    return db
      .select(columns)
      .from(formReaders)
      .innerJoin(users, eq(users.id, formReaders.userId))
      .where(eq(formReaders.formId, form.id))
      .orderBy(users.name)
  return db
    .selectDistinct(columns)
    .from(userRoles)
    .innerJoin(users, eq(users.id, userRoles.userId))
    .where(and(eq(userRoles.role, 'administrator'), eq(users.emailVerified, true)))
    .orderBy(users.name)
}
