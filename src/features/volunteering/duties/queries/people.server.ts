import { eq } from 'drizzle-orm'
import { Forbidden } from '../../../../kernel/errors.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { members } from '../../../members/table.server.ts'
import { canSeeDuties } from '../policy.ts'

/** Lists the active members by name, to assign one to a duty. Throws Forbidden unless the caller coaches a team. */
export async function peopleForDuties({ db, actor }: Pick<Ctx, 'db' | 'actor'>) {
  if (!canSeeDuties(actor)) throw new Forbidden()
  return db
    .select({ id: members.id, name: members.name })
    .from(members)
    .where(eq(members.active, true))
    .orderBy(members.nameKey, members.id)
}
