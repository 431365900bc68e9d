import { adultBirthday, clubDay, type LocalDate } from '../../../../kernel/dates.ts'
import { done, type Outcome, refused } from '../../../../kernel/outcome.ts'
import type { Ctx } from '../../../../platform/context.ts'
import {
  isVolunteer,
  type Missing,
  missingDetails,
  openQuestions,
  type RegistrationSettings,
} from '../../model/registration.ts'
import { CHECKS } from '../../model/wording.ts'
import { judgeChoice } from '../../payment/model/fee-rule.ts'
import {
  type ChosenFees,
  chosenFees,
  membershipsOf,
  type Offers,
  unchosenFees,
} from '../../payment/model/offers.ts'
import type { AccessToken } from '../../queries/access-token.server.ts'
import type { Registration } from '../../queries/registration.server.ts'
import { sendRegistrationEmails } from './emails.server.ts'
import { followLater } from './follow-later.server.ts'
import { changeDraft, type NotSaved, type SaveNeeds } from './own-draft.server.ts'
import { checksOf } from './save-checks.server.ts'

/** What is still incomplete, by tab. */
export type Incomplete = {
  unanswered: string[]
  missing: Missing[]
  unchosen: (keyof ChosenFees)[]
  unticked: string[]
}

export type SubmitRegistration = Outcome<
  { registration: Registration },
  NotSaved | { reason: 'INCOMPLETE'; incomplete: Incomplete }
>

/**
 * Submits a registration after checking all tabs again. The person, or the guardian of a minor, is e-mailed a link to
 * pay, and the club a notice. Refuses with SENT if it has been submitted already.
 */
export async function submitRegistration(
  ctx: SaveNeeds & Pick<Ctx, 'config' | 'club'>,
  settings: RegistrationSettings,
  offers: Offers,
  accessToken: AccessToken,
  ticked: ReadonlySet<string>,
): Promise<SubmitRegistration> {
  const now = ctx.clock.now()
  const report: { incomplete?: Incomplete } = {}
  const saved = await changeDraft(ctx, accessToken, async (draft, tx) => {
    const checks = checksOf(ticked)
    const found = findIncomplete(settings, offers, draft, ticked, clubDay(now))
    if (Object.values(found).some((list) => list.length > 0)) {
      report.incomplete = found
      return { checks }
    }
    await sendRegistrationEmails(ctx, tx, draft)
    await followLater(tx, draft.id)
    return { checks, memberships: chosenToday(offers, draft), submittedAt: now }
  })
  if (!saved.ok) return saved
  if (report.incomplete) return refused('INCOMPLETE', { incomplete: report.incomplete })
  return done({ registration: saved.draft })
}

/** The chosen fees at the price of the day on which they are submitted. */
const chosenToday = (offers: Offers, { questions, memberships }: Registration) =>
  isVolunteer(questions) ? memberships : membershipsOf(offers, chosenFees(memberships))

function findIncomplete(
  settings: RegistrationSettings,
  offers: Offers,
  draft: Registration,
  ticked: ReadonlySet<string>,
  today: LocalDate,
): Incomplete {
  // Answers may have changed since a fee was chosen.
  const { chosen } = judgeChoice(offers, chosenFees(draft.memberships), draft, today)
  return {
    unanswered: openQuestions(settings, draft.questions),
    missing: missingDetails(settings, draft, adultBirthday(today)),
    unchosen: isVolunteer(draft.questions) ? [] : unchosenFees(offers, chosen),
    unticked: CHECKS.map(({ id }) => id).filter((id) => !ticked.has(id)),
  }
}
