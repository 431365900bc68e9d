import { eq } from 'drizzle-orm'
import { Forbidden } from '../../../../kernel/errors.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { members } from '../../../members/table.server.ts'
import { canSeeDuties } from '../policy.ts'

/** The active members, by name, for assigning a duty. Throws Forbidden. */
export async function peopleForDuties({ db, actor }: Pick<Ctx, 'db' | 'actor'>) {
  if (!canSeeDuties(actor)) throw new Forbidden()
  return db
    .select({ id: members.id, name: members.name })
    .from(members)
    .where(eq(members.active, true))
    .orderBy(members.nameKey, members.id)
}
