import { ageOn, isLocalDate, type LocalDate } from '../../../../kernel/dates.ts'
import { isEmail, respelledEmail } from '../../../../kernel/email.ts'
import { EMAIL_MESSAGE } from '../../../../kernel/email-message.ts'
import { isPhone, PHONE_MESSAGE } from '../../../../kernel/phone.ts'
import { plainLine, plainText } from '../../../../kernel/text.ts'
import type { RegistrationDetail, RegistrationQuestion } from '../../../content/model/content.ts'
import type { Answered } from '../../model/registration.ts'

/** The submitted texts by field name. */
export type Texts = ReadonlyMap<string, string>
/** Messages by field name. */
export type Problems = Record<string, string[]>

const LONGEST_LINE = 200
const LONGEST_TEXT = 2000
const FIRST_YEAR = '1900-01-01'

/** Reads the answers that the questions offer; other values are ignored. [REG-011, REG-013] */
export function readQuestions(questions: readonly RegistrationQuestion[], texts: Texts): Answered[] {
  return questions.flatMap(({ id, label, options }) => {
    const chosen = options.find(({ value }) => value === texts.get(id))
    return chosen ? [{ id, label, value: chosen.value }] : []
  })
}

type ReadDetails = { answers: Answered[]; problems: Problems }

/**
 * Reads the typed details and validates them by type. An invalid value is reported as a problem and the value in
 * `before` is kept; empty values are left out. Files are handled separately. [REG-015, REG-016]
 */
export function readDetails(
  fields: readonly RegistrationDetail[],
  texts: Texts,
  before: readonly Answered[],
  today: LocalDate,
  { isJunior = false }: { isJunior?: boolean } = {},
): ReadDetails {
  const answers: Answered[] = []
  const problems: Problems = {}
  for (const field of fields) {
    const kept = before.find(({ id }) => id === field.id)
    if (field.type === 'file') {
      if (kept) answers.push(kept)
      continue
    }
    const value = typed(field, texts)
    const problem = value && (problemOf(field, value, today) ?? ageProblem(field, value, today, isJunior))
    if (problem) {
      problems[field.id] = [problem]
      if (kept) answers.push(kept)
    } else if (value) answers.push({ id: field.id, label: field.label, value })
  }
  return { answers, problems }
}

function typed({ id, type }: RegistrationDetail, texts: Texts): string {
  const text = (type === 'textarea' ? plainText : plainLine)(texts.get(id) ?? '')
  return type === 'email' ? respelledEmail(text) : text
}

function problemOf(field: RegistrationDetail, value: string, today: LocalDate): string | undefined {
  const rule = field.type === 'select' ? undefined : BY_ID[field.id]
  if (rule && !rule.fits(value)) return rule.message
  const longest = field.type === 'textarea' ? LONGEST_TEXT : LONGEST_LINE
  if (value.length > longest) return `Please use ${longest} characters at most`
  switch (field.type) {
    case 'email':
      return isEmail(value) ? undefined : EMAIL_MESSAGE
    case 'number':
      return /^\d{1,4}(?:[.,]\d{1,2})?$/.test(value) ? undefined : 'Please enter a number'
    case 'date':
      return isPastDay(value, today) ? undefined : 'Please enter a date in the past'
    case 'select':
      return field.options?.includes(value) ? undefined : 'Please choose from the list'
    default:
      return undefined
  }
}

/** Whether a number, with a point or comma, is within limits. */
const between = (least: number, most: number) => (value: string) => {
  const number = Number(value.replace(',', '.'))
  return number >= least && number <= most
}

/** Further rules for details that become fields of the member, besides their type. [ADM-032] */
const BY_ID: Readonly<Record<string, { fits: (value: string) => boolean; message: string }>> = {
  phone: { fits: isPhone, message: PHONE_MESSAGE },
  height: { fits: between(100, 240), message: 'Enter the height in centimetres, like 182' },
  weight: { fits: between(20, 250), message: 'Enter the weight in kilograms, like 74' },
}

/** A child is registered as a junior below this age. */
const JUNIOR_UNTIL = 16

function ageProblem(
  { id }: RegistrationDetail,
  value: string,
  today: LocalDate,
  isJunior: boolean,
): string | undefined {
  if (id !== 'dob' || !isJunior || !isLocalDate(value) || ageOn(value, today) < JUNIOR_UNTIL) return undefined
  return `You are registering a child under ${JUNIOR_UNTIL}: enter the child’s date of birth, or change your answer in Questions`
}

const isPastDay = (value: string, today: LocalDate): boolean =>
  isLocalDate(value) && value >= FIRST_YEAR && value <= today

/** Reads the guardian of a minor. An invalid address is a problem; an empty one is missing. */
export function readGuardian(name: string, email: string): { name: string; email: string; problem?: string } {
  const clean = { name: plainLine(name).slice(0, LONGEST_LINE), email: respelledEmail(plainLine(email)) }
  if (clean.email === '' || isEmail(clean.email)) return clean
  return { ...clean, email: '', problem: EMAIL_MESSAGE }
}
