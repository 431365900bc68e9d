import { Forbidden, NotFound } from '../../../../kernel/errors.ts'
import { done, type Outcome, refused } from '../../../../kernel/outcome.ts'
import { updateEntry } from '../../../../platform/content/write.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { memberContentType, OWN_CHOICES } from '../../content-type.ts'
import { ownMemberId, PRIVACY_CHOICES } from '../../policy.ts'
import type { PrivacyInput } from '../../schema.ts'
import { findOwnDetails } from '../queries/me.server.ts'

export type ChoosePrivacy = Outcome<object, { reason: 'GUARDIAN_DECIDES' }>

/**
 * Saves the caller's privacy choices. They apply at once to pages, API answers and picture files. A minor may withdraw
 * a choice, but only the guardian can agree to one, through the club. Throws Forbidden for a caller without a member
 * record.
 */
export async function choosePrivacy(ctx: Ctx, choices: PrivacyInput): Promise<ChoosePrivacy> {
  const id = ownMemberId(ctx.actor)
  if (!id) throw new Forbidden()
  const stored = await findOwnDetails(ctx)
  if (!stored) throw new NotFound()
  if (stored.minor && PRIVACY_CHOICES.some((choice) => choices[choice] && !stored[choice]))
    return refused('GUARDIAN_DECIDES')
  const input = Object.fromEntries(PRIVACY_CHOICES.map((choice) => [OWN_CHOICES[choice], choices[choice]]))
  await updateEntry(ctx, memberContentType, id, input, { granted: Object.values(OWN_CHOICES) })
  return done({})
}
