import { and, asc, eq } from 'drizzle-orm'
import { Forbidden } from '../../../kernel/errors.ts'
import type { Ctx } from '../../../platform/context.ts'
import { holdsWords } from '../../../platform/database/folding.ts'
import { MIN_SEARCH_LETTERS } from '../../members/model/member.ts'
import { contactEmail } from '../../members/queries/contact.server.ts'
import { members } from '../../members/table.server.ts'
import { canBill } from '../policy.ts'

const MOST = 20

export type PossiblePayer = { id: string; name: string; email: string }

/**
 * Active members whose name holds every one of the words, for who bills them. Throws Forbidden to all but finance
 * staff.
 */
export async function payersNamed(
  ctx: Pick<Ctx, 'db' | 'actor' | 'clock'>,
  text: string,
): Promise<PossiblePayer[]> {
  const { db, actor } = ctx
  if (!canBill(actor)) throw new Forbidden()
  if (text.trim().length < MIN_SEARCH_LETTERS) return []
  return db
    .select({ id: members.id, name: members.name, email: contactEmail(ctx) })
    .from(members)
    .where(and(eq(members.active, true), holdsWords(text, members.nameKey)))
    .orderBy(asc(members.nameKey), asc(members.id))
    .limit(MOST)
}
