import { and, asc, eq } from 'drizzle-orm'
import type { Ctx } from '../../../../platform/context.ts'
import { holdsWords } from '../../../../platform/database/folding.ts'
import { MIN_SEARCH_LETTERS } from '../../../members/model/member.ts'
import { contactEmail } from '../../../members/queries/contact.server.ts'
import { members } from '../../../members/table.server.ts'
import { requireFinance } from '../../policy.ts'

const MOST = 20

/** Finds active members whose name contains all of the words. Throws Forbidden unless the caller is finance staff. */
export async function payersNamed(ctx: Pick<Ctx, 'db' | 'actor' | 'clock'>, text: string) {
  requireFinance(ctx)
  if (text.trim().length < MIN_SEARCH_LETTERS) return []
  return ctx.db
    .select({ id: members.id, name: members.name, email: contactEmail(ctx) })
    .from(members)
    .where(and(eq(members.active, true), holdsWords(text, members.nameKey)))
    .orderBy(asc(members.nameKey), asc(members.id))
    .limit(MOST)
}
