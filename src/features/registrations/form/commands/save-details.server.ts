import { adultBirthday, clubDay } from '../../../../kernel/dates.ts'
import { done, type Outcome } from '../../../../kernel/outcome.ts'
import type { Ctx } from '../../../../platform/context.ts'
import {
  type Answered,
  answerTo,
  GUARDIAN,
  isJunior,
  isMinor,
  type Missing,
  missingDetails,
  type RegistrationSettings,
  STUDENT_CARD,
  shownDetails,
} from '../../model/registration.ts'
import type { AccessToken } from '../../queries/access-token.server.ts'
import { findOwn, type Registration } from '../../queries/registration.server.ts'
import { type Problems, readDetails, readGuardian, type Texts } from '../model/answers.ts'
import { type Changes, changeDraft, type NotSaved, type SaveNeeds } from './own-draft.server.ts'
import { attachCard, dropCard, storeCard, type Upload } from './student-card.server.ts'

export type SaveDetails = Outcome<{ missing: Missing[]; problems: Problems }, NotSaved>

/**
 * Saves the second tab: all valid details, the student card if its content is valid, and the guardian of a minor.
 * Returns what is invalid and what is missing.
 */
export async function saveDetails(
  ctx: SaveNeeds & Pick<Ctx, 'files'>,
  settings: RegistrationSettings,
  accessToken: AccessToken,
  texts: Texts,
  upload: Upload | undefined,
): Promise<SaveDetails> {
  const today = clubDay(ctx.clock.now())
  const own = await findOwn(ctx, accessToken)
  const fields = shownDetails(settings.registerDetails, own?.questions ?? [])
  const takesCard = own && !own.submittedAt && fields.some(({ type }) => type === 'file')
  const card = upload && takesCard ? await storeCard(ctx, accessToken.id, upload) : undefined
  const problems: Problems = card && !card.ok ? { [STUDENT_CARD]: [card.message] } : {}

  const saved = await changeDraft(ctx, accessToken, async (draft, tx) => {
    const read = readDetails(fields, texts, draft.details, today, { isJunior: isJunior(draft.questions) })
    Object.assign(problems, read.problems)
    const guardian = guardianOf(ctx, draft, read.answers, texts, problems)
    const kept = { ...person(read.answers), ...guardian }
    if (!card?.ok) return { ...kept, details: read.answers }
    return { ...kept, ...(await attachCard(tx, draft, read.answers, card.card)) }
  })
  if (!saved.ok) {
    if (card?.ok) await dropCard(ctx, card.card)
    return saved
  }
  const missing = missingDetails(settings, saved.draft, adultBirthday(today))
  return done({ problems, missing: missing.filter(({ id }) => !(id in problems)) })
}

/** Name and e-mail are also stored in columns, because staff search for them. */
const person = (details: readonly Answered[]): Changes => ({
  name: answerTo(details, 'name'),
  email: answerTo(details, 'email'),
})

const NO_GUARDIAN: Changes = { guardianName: '', guardianEmail: '', guardianConsentAt: null }

/** The guardian of a minor; an adult's earlier guardian is removed. */
function guardianOf(
  { clock }: Pick<Ctx, 'clock'>,
  draft: Registration,
  details: readonly Answered[],
  texts: Texts,
  problems: Problems,
): Changes {
  const now = clock.now()
  if (!isMinor(details, adultBirthday(clubDay(now)))) return NO_GUARDIAN
  const given = readGuardian(texts.get(GUARDIAN.name.id) ?? '', texts.get(GUARDIAN.email.id) ?? '')
  if (given.problem) problems[GUARDIAN.email.id] = [given.problem]
  const consents = texts.get(GUARDIAN.consent.id) !== undefined
  return {
    guardianName: given.name,
    guardianEmail: given.email,
    guardianConsentAt: consents ? (draft.guardianConsentAt ?? now) : null,
  }
}
