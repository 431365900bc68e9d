import { Forbidden, Invalid } from '../../../kernel/errors.ts'
import { done, type Outcome, refused } from '../../../kernel/outcome.ts'
import { createEntry } from '../../../platform/content/write.ts'
import type { Ctx } from '../../../platform/context.ts'
import { memberContentType } from '../content-type.ts'
import { changedDetails, type Details, NO_DETAILS } from '../model/detail-fields.ts'
import { canManageMembers } from '../policy.ts'

export type CreateMember = Outcome<
  { id: string },
  { reason: 'NOT_VALID'; problems: Record<string, string[]> }
>

/** Creates a member from the details form. Sends no e-mail. Throws Forbidden unless the caller is an administrator. */
export async function createMember(ctx: Ctx, typed: Details): Promise<CreateMember> {
  if (!canManageMembers(ctx.actor)) throw new Forbidden()
  try {
    const { id } = await createEntry(ctx, memberContentType, changedDetails(NO_DETAILS, typed))
    return done({ id })
  } catch (error) {
    if (error instanceof Invalid) return refused('NOT_VALID', { problems: error.fields })
    throw error
  }
}
