import { Forbidden, Invalid } from '../../../kernel/errors.ts'
import { done, type Outcome, refused } from '../../../kernel/outcome.ts'
import { updateEntry } from '../../../platform/content/write.ts'
import type { Ctx } from '../../../platform/context.ts'
import { memberContentType } from '../content-type.ts'
import { canManageMembers } from '../policy.ts'

export type SetMemberFlag = Outcome<object, { reason: 'NOT_VALID'; problems: Record<string, string[]> }>

/**
 * Writes a yes-or-no field of a member. Returns the problems of an invalid write. Throws Forbidden unless the caller is
 * an administrator, NotFound for an unknown member.
 */
export async function setMemberFlag(
  ctx: Ctx,
  id: string,
  flag: Record<string, boolean>,
): Promise<SetMemberFlag> {
  if (!canManageMembers(ctx.actor)) throw new Forbidden()
  try {
    await updateEntry(ctx, memberContentType, id, flag)
    return done({})
  } catch (error) {
    if (error instanceof Invalid) return refused('NOT_VALID', { problems: error.fields })
    throw error
  }
}
