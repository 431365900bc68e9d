import { inArray } from 'drizzle-orm'
import type { Ctx } from '../../../platform/context.ts'
import { users } from '../../accounts/table.server.ts'

/** The names of users by id. */
export async function findUserNames(
  { db }: Pick<Ctx, 'db'>,
  ids: readonly (string | null)[],
): Promise<Map<string, string>> {
  const known = [...new Set(ids.filter((id) => id !== null))]
  if (known.length === 0) return new Map()
  const found = await db
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(inArray(users.id, known))
  return new Map(found.map(({ id, name }) => [id, name]))
}
