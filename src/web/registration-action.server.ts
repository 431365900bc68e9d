import { data, redirect } from 'react-router'
import { discardDraft } from '../features/registrations/commands/discard-draft.server.ts'
import type { NotSaved } from '../features/registrations/commands/own-draft.server.ts'
import { saveChecks } from '../features/registrations/commands/save-checks.server.ts'
import { saveDetails } from '../features/registrations/commands/save-details.server.ts'
import { saveFees } from '../features/registrations/commands/save-fees.server.ts'
import { saveQuestions } from '../features/registrations/commands/save-questions.server.ts'
import { submitRegistration } from '../features/registrations/commands/submit-registration.server.ts'
import type { AccessToken } from '../features/registrations/internal/access-token.server.ts'
import type { NotTaken } from '../features/registrations/model/not-taken.ts'
import {
  isVolunteer,
  REGISTER,
  type RegistrationSettings,
  STUDENT_CARD,
  type Step,
  SUBSCRIPTION,
  stepPath,
} from '../features/registrations/model/registration.ts'
import { CHECKS, REFUSALS, WORDS } from '../features/registrations/model/wording.ts'
import { currentOffers } from '../features/registrations/queries/offers.server.ts'
import type { Registration } from '../features/registrations/queries/registration.server.ts'
import { BROKEN_FORM } from '../kernel/not-sent.ts'
import { refused } from '../kernel/outcome.ts'
import type { Ctx } from '../platform/context.ts'
import { keepTyped } from './keep-typed.server.ts'
import { redirectWithNotice } from './notices.server.ts'
import { accessCookie, noAccessCookie, payingCookie } from './registration-cookie.server.ts'
import { tooMany } from './too-many-requests.ts'

type Filled = {
  settings: RegistrationSettings
  accessToken: AccessToken | undefined
  form: FormData
  /** Of the request. */
  headers: Headers
}
type Filed = Filled & { accessToken: AccessToken }

/** Takes what one tab sends: Continue, a ticked box, the submit, and the ways out. */
export const takeStep = (ctx: Ctx, step: Step, filled: Filled) =>
  keepTyped(
    ctx,
    () => take(ctx, step, filled),
    () => notTaken(step, filled.form, { failure: BROKEN_FORM }),
  )

async function take(ctx: Ctx, step: Step, filled: Filled) {
  const intent = filled.form.get('intent')
  if (intent === 'discard' || intent === 'another') return startAgain(ctx, filled, intent)
  if (step === 'questions') return takeQuestions(ctx, filled)
  if (intent === 'checks') return takeChecks(ctx, filled)
  const { accessToken } = filled
  if (!accessToken) return redirect(REGISTER, 303)
  const filed = { ...filled, accessToken }
  switch (step) {
    case 'details':
      return takeDetails(ctx, filed)
    case 'fees':
      return takeFees(ctx, filed)
    case 'confirmation':
      return takeSubmit(ctx, filed)
  }
}

async function startAgain(ctx: Ctx, { accessToken, headers }: Filled, intent: 'discard' | 'another') {
  if (intent === 'discard' && accessToken) await discardDraft(ctx, accessToken)
  const answer = redirect(REGISTER, 303)
  answer.headers.append('set-cookie', noAccessCookie(ctx.config))
  // The one before can still be paid for.
  if (intent === 'another' && accessToken)
    answer.headers.append('set-cookie', payingCookie(ctx.config, headers, accessToken))
  return answer
}

async function takeQuestions(ctx: Ctx, { settings, accessToken, form }: Filled) {
  const saved = await saveQuestions(ctx, settings, accessToken, textsOf(form))
  if (!saved.ok) return refusal('questions', form, saved)
  const headers = new Headers()
  if (saved.accessToken) headers.append('set-cookie', accessCookie(ctx.config, saved.accessToken))
  if (saved.unanswered.length > 0)
    return data(notTaken('questions', form, { unanswered: saved.unanswered }), { status: 422, headers })
  return goOn('details', headers)
}

async function takeDetails(ctx: Ctx, { settings, accessToken, form }: Filed) {
  const given = form.get(STUDENT_CARD)
  const upload = given instanceof File && given.size > 0 ? given : undefined
  const saved = await saveDetails(ctx, settings, accessToken, textsOf(form), upload)
  if (!saved.ok) return refusal('details', form, saved)
  const { missing, problems } = saved
  if (missing.length + Object.keys(problems).length > 0)
    return data(notTaken('details', form, { missing, problems }), 422)
  return goOn('fees')
}

async function takeFees(ctx: Ctx, { settings, accessToken, form }: Filed) {
  const chosen = {
    registration: String(form.get('registration') ?? ''),
    subscription: String(form.get('subscription') ?? ''),
  }
  const saved = await saveFees(ctx, await currentOffers(ctx, settings), accessToken, chosen)
  if (!saved.ok) return refusal('fees', form, saved)
  const { unchosen, problems } = saved
  if (unchosen.length + Object.keys(problems).length > 0)
    return data(notTaken('fees', form, { unchosen, problems }), 422)
  return goOn('confirmation')
}

/** Its answer may come after that of the submit, and leads nowhere: what is there no more, the submit says. */
async function takeChecks(ctx: Ctx, { accessToken, form }: Filled) {
  const saved = accessToken ? await saveChecks(ctx, accessToken, tickedIn(form)) : refused('NONE')
  if (!saved.ok && saved.reason === 'TOO_MANY') return refusal('confirmation', form, saved)
  return data({ savedAt: saved.ok ? ctx.clock.now().getTime() : undefined })
}

async function takeSubmit(ctx: Ctx, { settings, accessToken, form }: Filed) {
  const offers = await currentOffers(ctx, settings)
  const sent = await submitRegistration(ctx, settings, offers, accessToken, tickedIn(form))
  if (sent.ok) return redirect(afterSubmit(sent.registration), 303)
  if (sent.reason === 'INCOMPLETE') return data(notTaken('confirmation', form, sent.incomplete), 422)
  return refusal('confirmation', form, sent)
}

/** On to paying; a volunteer owes nothing. The e-mail address is never part of it. [REG-005, resolutions B12, C06] */
const afterSubmit = ({ id, questions }: Pick<Registration, 'id' | 'questions'>): string =>
  isVolunteer(questions) ? `${REGISTER}?reg=success&id=${id}` : `${SUBSCRIPTION}?step=process&id=${id}`

const tickedIn = (form: FormData) => new Set(CHECKS.map(({ id }) => id).filter((id) => form.has(id)))

function goOn(step: Step, headers = new Headers()) {
  const answer = redirectWithNotice(stepPath(step), { tone: 'ok', text: WORDS.updated })
  for (const [name, value] of headers) answer.headers.append(name, value)
  return answer
}

/** The registration is not there any more, is submitted, or too much was sent. */
function refusal(step: Step, form: FormData, refused: NotSaved) {
  switch (refused.reason) {
    case 'NONE':
      return redirect(REGISTER, 303)
    case 'SENT':
      return redirectWithNotice(afterSubmit(refused.registration), { tone: 'bad', text: REFUSALS.sent })
    case 'TOO_MANY':
      return data(notTaken(step, form, { failure: REFUSALS.tooMany }), tooMany(refused.retryAfterSeconds))
  }
}

const notTaken = (step: Step, form: FormData, why: Partial<NotTaken>): NotTaken => ({
  step,
  typed: Object.fromEntries(textsOf(form)),
  ...why,
})

function textsOf(form: FormData): Map<string, string> {
  const texts = new Map<string, string>()
  for (const [name, value] of form) if (typeof value === 'string') texts.set(name, value)
  return texts
}
