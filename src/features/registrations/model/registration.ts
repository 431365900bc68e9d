import { paths } from '../../../web/paths.ts'
import type { RegistrationDetail, RegistrationQuestion } from '../../content/model/content.ts'
import type { RegistrationFees } from '../../fees/model/fees.ts'

/** One answer of a registration, with the label it was asked under. [REG-020, REG-021] */
export type Answered = { id: string; label: string; value: string }

/** A chosen fee. The registration fee comes first, then the subscription. [REG-022] */
export type MembershipChoice = {
  id: string
  label: string
  value: { label: string; price: number; period: string }
}

/** The four tabs in order. [REG-004] */
export const STEPS = ['questions', 'details', 'fees', 'confirmation'] as const
export type Step = (typeof STEPS)[number]

/** The addresses of the form and of the payment page. */
export const REGISTER = paths.registerSteps
export const SUBSCRIPTION = paths.fees

/** The address of a step of the registration form. */
export const stepPath = (step: Step): string => `${REGISTER}?step=${step}`

/** The step that an address names, by its name or its number from 1. [REG-003] */
export const stepNamed = (named: string | null): Step | undefined =>
  STEPS.find((step, index) => step === named || String(index + 1) === named)

/** The questions, details and fees of the club's configuration. [REG-013, REG-015, REG-023] */
export type RegistrationSettings = {
  questions: RegistrationQuestion[]
  registerDetails: RegistrationDetail[]
  fees: RegistrationFees
  /** The fees that cannot be chosen today: retired, for staff only, or of other dates. */
  closedFees: RegistrationFees
}

/** The answers given so far. */
export type Given = {
  questions: readonly Answered[]
  details: readonly Answered[]
  studentCardId: string | null
  guardianName: string
  guardianEmail: string
  guardianConsentAt: Date | null
}

/** The answer to a question by its id; '' if it was not answered. */
export const answerTo = (answers: readonly Answered[], id: string): string =>
  answers.find((answer) => answer.id === id)?.value ?? ''

/** Whether the person only wants to help. Volunteers owe no fee. [REG-019, resolutions B12] */
export const isVolunteer = (questions: readonly Answered[]): boolean =>
  answerTo(questions, 'applies_to_you') === 'other'

/** Whether a child is being registered. The situation answered is then the adult's, not the child's. */
export const isJunior = (questions: readonly Answered[]): boolean =>
  answerTo(questions, 'applies_to_you') === 'junior'

/** Whether the player is a student. [REG-017] */
export const isStudent = (questions: readonly Answered[]): boolean =>
  !isJunior(questions) && ['studying', 'working_studying'].includes(answerTo(questions, 'current_situation'))

/** Whether the player is under 18 by the date of birth. [resolutions C09] */
export const isMinor = (details: readonly Answered[], adultBirthday: string): boolean =>
  answerTo(details, 'dob') > adultBirthday

/** The id of the only file of a registration. */
export const STUDENT_CARD = 'studentcard'

/** The details that this person is asked for: the student card from students only. [REG-017] */
export function shownDetails(
  details: readonly RegistrationDetail[],
  questions: readonly Answered[],
): RegistrationDetail[] {
  return details.filter(({ id, type }) => type !== 'file' || (id === STUDENT_CARD && isStudent(questions)))
}

/** The details of a minor's guardian. Ids of the configuration cannot contain a dot. [resolutions C09] */
export const GUARDIAN = {
  name: { id: 'guardian.name', label: 'Guardian’s name' },
  email: { id: 'guardian.email', label: 'Guardian’s e-mail' },
  consent: { id: 'guardian.consent', label: 'Guardian’s consent' },
} as const

export type Missing = { id: string; label: string }

/** Asks for a missing detail: "Enter your postcode". */
export function missingText({ id, label }: Missing, type?: RegistrationDetail['type']): string {
  if (id === GUARDIAN.consent.id) return 'Please tick this box'
  const verb = type === 'select' ? 'Choose' : type === 'file' ? 'Upload' : 'Enter'
  const written = label.charAt(0).toLowerCase() + label.slice(1)
  const name = written === 'phone' ? 'phone number' : written
  return `${verb} ${/\byou\b/.test(label) ? 'the' : 'your'} ${name}`
}

/** The required details that are still missing. [REG-010, REG-014, REG-017, resolutions C09] */
export function missingDetails(
  { registerDetails }: Pick<RegistrationSettings, 'registerDetails'>,
  given: Given,
  adultBirthday: string,
): Missing[] {
  const isMissing = ({ id, type, required }: RegistrationDetail) =>
    type === 'file' ? given.studentCardId === null : required && answerTo(given.details, id) === ''
  const missing: Missing[] = shownDetails(registerDetails, given.questions)
    .filter(isMissing)
    .map(({ id, label }) => ({ id, label }))
  if (!isMinor(given.details, adultBirthday)) return missing
  return [
    ...missing,
    ...(given.guardianName === '' ? [GUARDIAN.name] : []),
    ...(given.guardianEmail === '' ? [GUARDIAN.email] : []),
    ...(given.guardianConsentAt === null ? [GUARDIAN.consent] : []),
  ]
}

/** The ids of unanswered questions. [REG-011] */
export const openQuestions = (
  { questions }: Pick<RegistrationSettings, 'questions'>,
  given: readonly Answered[],
): string[] =>
  questions
    .filter(({ id, options }) => !options.some(({ value }) => value === answerTo(given, id)))
    .map(({ id }) => id)

/** The open tabs. Later ones open once all questions are answered and the required details filled in. [REG-010] */
export function openSteps(
  settings: RegistrationSettings,
  given: Given | undefined,
  adultBirthday: string,
): Step[] {
  if (!given || openQuestions(settings, given.questions).length > 0) return ['questions']
  if (missingDetails(settings, given, adultBirthday).length > 0) return ['questions', 'details']
  return [...STEPS]
}
