import { eq } from 'drizzle-orm'
import { Forbidden } from '../../../../kernel/errors.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { shownName, shownNameKey, sightIn } from '../../../members/queries/visibility.server.ts'
import { members } from '../../../members/table.server.ts'
import { canSeeDuties } from '../policy.ts'

/** Lists the active members by name, to assign one to a duty. Throws Forbidden unless the caller coaches a team. */
export async function peopleForDuties(ctx: Pick<Ctx, 'db' | 'actor' | 'clock'>) {
  if (!canSeeDuties(ctx.actor)) throw new Forbidden()
  const sight = sightIn(ctx)
  return ctx.db
    .select({ id: members.id, name: shownName(sight) })
    .from(members)
    .where(eq(members.active, true))
    .orderBy(shownNameKey(sight), members.id)
}
