import { adultBirthday, clubDay, isLocalDate, longDate } from '../../../../kernel/dates.ts'
import type { Ctx } from '../../../../platform/context.ts'
import {
  type Answered,
  answerTo,
  GUARDIAN,
  isVolunteer,
  openSteps,
  type RegistrationSettings,
  type Step,
  shownDetails,
} from '../../model/registration.ts'
import { fittingOffers } from '../../payment/model/fee-rule.ts'
import { chosenFees } from '../../payment/model/offers.ts'
import { currentOffers } from '../../payment/queries/offers.server.ts'
import type { Registration } from '../../queries/registration.server.ts'

type Reads = Pick<Ctx, 'payments' | 'clock' | 'log'>

/** The open tabs, and the next one to fill in. [REG-010] */
export function progressOf(
  { clock }: Pick<Ctx, 'clock'>,
  settings: RegistrationSettings,
  registration: Registration | undefined,
): { open: Step[]; next: Step } {
  const open = openSteps(settings, registration, adultBirthday(clubDay(clock.now())))
  const furthest = open.at(-1) ?? 'questions'
  if (!registration || furthest !== 'confirmation') return { open, next: furthest }
  const isChosen = isVolunteer(registration.questions) || registration.memberships.length > 0
  return { open, next: isChosen ? 'confirmation' : 'fees' }
}

/** The data for one tab of the registration, and nothing else. */
export async function viewOf(
  ctx: Reads,
  settings: RegistrationSettings,
  registration: Registration | undefined,
  step: Step,
) {
  const questions = registration?.questions ?? []
  return {
    soFar: soFar(settings, questions),
    begun: registration !== undefined,
    tab: await tabOf(ctx, settings, registration, step),
  }
}

async function tabOf(
  ctx: Reads,
  settings: RegistrationSettings,
  registration: Registration | undefined,
  step: Step,
) {
  if (!registration || step === 'questions')
    return {
      step: 'questions' as const,
      questions: settings.questions,
      given: registration?.questions ?? [],
    }
  const volunteer = isVolunteer(registration.questions)
  switch (step) {
    case 'details':
      return { step, ...detailsTab(ctx, settings, registration) }
    case 'fees':
      return {
        step,
        offers: volunteer
          ? undefined
          : fittingOffers(await currentOffers(ctx, settings), registration, clubDay(ctx.clock.now())),
        chosen: chosenFees(registration.memberships),
      }
    case 'confirmation':
      return {
        step,
        volunteer,
        details: inWords(settings, registration),
        memberships: registration.memberships,
        checks: registration.checks,
      }
  }
}

function detailsTab({ clock }: Reads, settings: RegistrationSettings, registration: Registration) {
  const today = clubDay(clock.now())
  return {
    details: shownDetails(settings.registerDetails, registration.questions),
    given: registration.details,
    guardian: {
      name: registration.guardianName,
      email: registration.guardianEmail,
      consents: registration.guardianConsentAt !== null,
    },
    today: String(today),
    adultBirthday: String(adultBirthday(today)),
  }
}

/** The answered questions with the labels of the answers. */
function soFar({ questions }: RegistrationSettings, given: readonly Answered[]): Answered[] {
  return questions.flatMap(({ id, label, options }) => {
    const chosen = options.find(({ value }) => value === answerTo(given, id))
    return chosen ? [{ id, label, value: chosen.label }] : []
  })
}

/** The details in readable form, with dates in words. A value that is not a date stays as it was typed. [SYS-037] */
export function inWords(
  { registerDetails }: Pick<RegistrationSettings, 'registerDetails'>,
  registration: Pick<Registration, 'details' | 'guardianName' | 'guardianEmail'>,
): Answered[] {
  const { details, guardianName, guardianEmail } = registration
  const isDay = (id: string) => registerDetails.some((detail) => detail.id === id && detail.type === 'date')
  const readable = details.map((one) =>
    isDay(one.id) && isLocalDate(one.value) ? { ...one, value: longDate(one.value) } : one,
  )
  if (guardianName === '') return readable
  return [...readable, { ...GUARDIAN.name, value: guardianName }, { ...GUARDIAN.email, value: guardianEmail }]
}

/** The answers to questions with the labels of the options. */
export const questionsInWords = (
  { questions }: Pick<RegistrationSettings, 'questions'>,
  registration: Pick<Registration, 'questions'>,
): Answered[] =>
  registration.questions.map((answer) => {
    const question = questions.find(({ id }) => id === answer.id)
    const chosen = question?.options.find(({ value }) => value === answer.value)
    return { ...answer, value: chosen?.label ?? answer.value }
  })
