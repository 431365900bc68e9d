import { Forbidden, NotFound } from '../../../kernel/errors.ts'
import { done, type Outcome, refused } from '../../../kernel/outcome.ts'
import { updateEntry } from '../../../platform/content/write.ts'
import type { Ctx } from '../../../platform/context.ts'
import { memberContentType, OWN_CHOICES } from '../content-type.ts'
import { ownMemberId, PRIVACY_CHOICES } from '../policy.ts'
import { findOwnDetails } from '../queries/me.server.ts'
import type { PrivacyInput } from '../schema.ts'

export type ChoosePrivacy = Outcome<object, { reason: 'GUARDIAN_DECIDES' }>

/**
 * Takes what somebody agrees to have shown, at once and everywhere: pages, answers and picture files are decided when
 * they are asked for. A minor may withdraw; agreeing is for the guardian, through the club. Throws Forbidden to whoever
 * has no member record. [resolutions C01, C02, C03]
 */
export async function choosePrivacy(ctx: Ctx, wanted: PrivacyInput): Promise<ChoosePrivacy> {
  const id = ownMemberId(ctx.actor)
  if (!id) throw new Forbidden()
  const stored = await findOwnDetails(ctx)
  if (!stored) throw new NotFound()
  if (stored.minor && PRIVACY_CHOICES.some((choice) => wanted[choice] && !stored[choice]))
    return refused('GUARDIAN_DECIDES')
  const input = Object.fromEntries(PRIVACY_CHOICES.map((choice) => [OWN_CHOICES[choice], wanted[choice]]))
  await updateEntry(ctx, memberContentType, id, input, { granted: Object.values(OWN_CHOICES) })
  return done({})
}
