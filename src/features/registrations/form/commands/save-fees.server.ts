import { clubDay } from '../../../../kernel/dates.ts'
import { done, type Outcome } from '../../../../kernel/outcome.ts'
import { isVolunteer } from '../../model/registration.ts'
import { judgeChoice } from '../../payment/model/fee-rule.ts'
import { type ChosenFees, membershipsOf, type Offers, unchosenFees } from '../../payment/model/offers.ts'
import type { AccessToken } from '../../queries/access-token.server.ts'
import type { Problems } from '../model/answers.ts'
import { changeDraft, type NotSaved, type SaveNeeds } from './own-draft.server.ts'

export type SaveFees = Outcome<{ unchosen: (keyof ChosenFees)[]; problems: Problems }, NotSaved>

/**
 * Saves the third tab: the chosen fees. Labels and amounts come from the server. A fee that the person is not
 * entitled to is not saved, and `problems` says why. Volunteers have no fees.
 */
export async function saveFees(
  ctx: SaveNeeds,
  offers: Offers,
  accessToken: AccessToken,
  chosen: ChosenFees,
): Promise<SaveFees> {
  const today = clubDay(ctx.clock.now())
  const saved = await changeDraft(ctx, accessToken, (draft) => {
    if (isVolunteer(draft.questions)) return { memberships: [] }
    return { memberships: membershipsOf(offers, judgeChoice(offers, chosen, draft, today).chosen) }
  })
  if (!saved.ok) return saved
  if (isVolunteer(saved.draft.questions)) return done({ unchosen: [], problems: {} })
  const { problems } = judgeChoice(offers, chosen, saved.draft, today)
  return done({ unchosen: unchosenFees(offers, chosen), problems })
}
