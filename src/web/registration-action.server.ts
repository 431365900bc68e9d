import { data, redirect } from 'react-router'
import { discardDraft } from '../features/registrations/form/commands/discard-draft.server.ts'
import type { NotSaved } from '../features/registrations/form/commands/own-draft.server.ts'
import { saveChecks } from '../features/registrations/form/commands/save-checks.server.ts'
import { saveDetails } from '../features/registrations/form/commands/save-details.server.ts'
import { saveFees } from '../features/registrations/form/commands/save-fees.server.ts'
import { saveQuestions } from '../features/registrations/form/commands/save-questions.server.ts'
import { submitRegistration } from '../features/registrations/form/commands/submit-registration.server.ts'
import type { NotTaken } from '../features/registrations/form/model/not-taken.ts'
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
import { currentOffers } from '../features/registrations/payment/queries/offers.server.ts'
import type { AccessToken } from '../features/registrations/queries/access-token.server.ts'
import type { Registration } from '../features/registrations/queries/registration.server.ts'
import { BROKEN_FORM } from '../kernel/not-sent.ts'
import { refused } from '../kernel/outcome.ts'
import type { Ctx } from '../platform/context.ts'
import { keepTyped } from './keep-typed.server.ts'
import { redirectWithNotice } from './notices.server.ts'
import { accessCookie, noAccessCookie, payingCookie } from './registration-cookie.server.ts'
import { tooMany } from './too-many-requests.ts'

type SubmittedStep = {
  settings: RegistrationSettings
  accessToken: AccessToken | undefined
  form: FormData
  /** The headers of the request. */
  headers: Headers
}
type OwnedStep = SubmittedStep & { accessToken: AccessToken }

/** Handles the form of one registration step: continue, tick a box, submit, discard, or start another registration. */
export const saveStep = (ctx: Ctx, step: Step, submitted: SubmittedStep) =>
  keepTyped(
    ctx,
    () => dispatch(ctx, step, submitted),
    () =>
      isTick(submitted.form)
        ? { failure: BROKEN_FORM }
        : notTaken(step, submitted.form, { failure: BROKEN_FORM }),
  )

const isTick = (form: FormData) => form.get('intent') === 'checks'

async function dispatch(ctx: Ctx, step: Step, submitted: SubmittedStep) {
  const intent = submitted.form.get('intent')
  if (intent === 'discard' || intent === 'another') return startAgain(ctx, submitted, intent)
  if (step === 'questions') return handleQuestions(ctx, submitted)
  if (isTick(submitted.form)) return handleChecks(ctx, submitted)
  const { accessToken } = submitted
  if (!accessToken) return redirect(REGISTER, 303)
  const owned = { ...submitted, accessToken }
  switch (step) {
    case 'details':
      return handleDetails(ctx, owned)
    case 'fees':
      return handleFees(ctx, owned)
    case 'confirmation':
      return handleSubmit(ctx, owned)
  }
}

async function startAgain(ctx: Ctx, { accessToken, headers }: SubmittedStep, intent: 'discard' | 'another') {
  if (intent === 'discard' && accessToken) await discardDraft(ctx, accessToken)
  const answer = redirect(REGISTER, 303)
  answer.headers.append('set-cookie', noAccessCookie(ctx.config))
  // The previous registration can still be paid for.
  if (intent === 'another' && accessToken)
    answer.headers.append('set-cookie', payingCookie(ctx.config, headers, accessToken))
  return answer
}

async function handleQuestions(ctx: Ctx, { settings, accessToken, form }: SubmittedStep) {
  const saved = await saveQuestions(ctx, settings, accessToken, textsOf(form))
  if (!saved.ok) return refusal('questions', form, saved)
  const headers = new Headers()
  if (saved.accessToken) headers.append('set-cookie', accessCookie(ctx.config, saved.accessToken))
  if (saved.unanswered.length > 0)
    return data(notTaken('questions', form, { unanswered: saved.unanswered }), { status: 422, headers })
  return goToStep('details', headers)
}

async function handleDetails(ctx: Ctx, { settings, accessToken, form }: OwnedStep) {
  const given = form.get(STUDENT_CARD)
  const upload = given instanceof File && given.size > 0 ? given : undefined
  const saved = await saveDetails(ctx, settings, accessToken, textsOf(form), upload)
  if (!saved.ok) return refusal('details', form, saved)
  const { missing, problems } = saved
  if (missing.length + Object.keys(problems).length > 0)
    return data(notTaken('details', form, { missing, problems }), 422)
  return goToStep('fees')
}

async function handleFees(ctx: Ctx, { settings, accessToken, form }: OwnedStep) {
  const chosen = {
    registration: String(form.get('registration') ?? ''),
    subscription: String(form.get('subscription') ?? ''),
  }
  const saved = await saveFees(ctx, await currentOffers(ctx, settings), accessToken, chosen)
  if (!saved.ok) return refusal('fees', form, saved)
  const { unchosen, problems } = saved
  if (unchosen.length + Object.keys(problems).length > 0)
    return data(notTaken('fees', form, { unchosen, problems }), 422)
  return goToStep('confirmation')
}

/**
 * Saves the ticked boxes, for a script that shows the notice of the response. This request may arrive after the
 * submission, so a missing registration is not an error.
 */
async function handleChecks(ctx: Ctx, { accessToken, form }: SubmittedStep) {
  const saved = accessToken ? await saveChecks(ctx, accessToken, tickedIn(form)) : refused('NONE')
  if (!saved.ok && saved.reason === 'TOO_MANY')
    return data({ failure: REFUSALS.tooMany }, tooMany(saved.retryAfterSeconds))
  return data({ savedAt: saved.ok ? ctx.clock.now().getTime() : undefined })
}

async function handleSubmit(ctx: Ctx, { settings, accessToken, form }: OwnedStep) {
  const offers = await currentOffers(ctx, settings)
  const sent = await submitRegistration(ctx, settings, offers, accessToken, tickedIn(form))
  if (sent.ok) return redirect(afterSubmit(sent.registration), 303)
  if (sent.reason === 'INCOMPLETE') return data(notTaken('confirmation', form, sent.incomplete), 422)
  return refusal('confirmation', form, sent)
}

/**
 * Returns the page after submitting: the fees page, except for volunteers, who pay no fee. The URL never contains an
 * e-mail address. [resolutions B12]
 */
const afterSubmit = ({ id, questions }: Pick<Registration, 'id' | 'questions'>): string =>
  isVolunteer(questions) ? `${REGISTER}?reg=success&id=${id}` : `${SUBSCRIPTION}?step=process&id=${id}`

const tickedIn = (form: FormData) => new Set(CHECKS.map(({ id }) => id).filter((id) => form.has(id)))

function goToStep(step: Step, headers = new Headers()) {
  const answer = redirectWithNotice(stepPath(step), { tone: 'ok', text: WORDS.updated })
  for (const [name, value] of headers) answer.headers.append(name, value)
  return answer
}

/** Words the refusal of a draft that is missing or already submitted, or of too many requests. */
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
