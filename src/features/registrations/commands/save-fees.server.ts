import { done, type Outcome } from '../../../kernel/outcome.ts'
import type { Claim } from '../capability.server.ts'
import { type ChosenFees, membershipsOf, type Offer, type Offers, unchosenFees } from '../model/offers.ts'
import { isVolunteer } from '../model.ts'
import { changeDraft, type NotSaved, type SaveNeeds } from './own-draft.server.ts'

export type SaveFees = Outcome<{ unchosen: (keyof ChosenFees)[] }, NotSaved>

/**
 * The third tab: which fees somebody would like to pay. Labels and amounts are the server's, whatever the browser
 * shows. A volunteer owes none. [REG-007, REG-019, REG-022, decisions B03, B12]
 */
export async function saveFees(
  ctx: SaveNeeds,
  offers: Offers,
  claim: Claim,
  chosen: ChosenFees,
): Promise<SaveFees> {
  const saved = await changeDraft(ctx, claim, ({ questions }) => ({
    memberships: isVolunteer(questions)
      ? []
      : membershipsOf(
          of(offers.registration, chosen.registration),
          of(offers.subscriptions, chosen.subscription),
        ),
  }))
  if (!saved.ok) return saved
  return done({ unchosen: isVolunteer(saved.draft.questions) ? [] : unchosenFees(offers, chosen) })
}

const of = (offers: readonly Offer[], feeId: string) => offers.find((offer) => offer.feeId === feeId)
