import { adultBirthday, isLocalDate, type LocalDate } from '../../../../kernel/dates.ts'
import { folded } from '../../../../kernel/text.ts'
import type { RegistrationDetail, RegistrationQuestion } from '../../../content/model/content.ts'
import { type Problems, readDetails, readQuestions, type Texts } from '../../form/model/answers.ts'
import {
  type Answered,
  answerTo,
  isMinor,
  missingDetails,
  openQuestions,
  type RegistrationSettings,
} from '../../model/registration.ts'
import { WORDS } from '../../model/wording.ts'
import { judgeChoice } from '../../payment/model/fee-rule.ts'
import { type ChosenFees, FEE_KINDS, type Offers, unchosenFees } from '../../payment/model/offers.ts'
import { childField } from './child-field.ts'
import { forGuardian } from './guardian-words.ts'

/** Asked once for all children. */
const SHARED = ['phone', 'address', 'postcode']
/** A child has no address of its own to write to, and is no student with a card. */
const NOT_ASKED = ['email', 'studentcard']
/** Answered by registering a child. */
const KIND = { id: 'applies_to_you', value: 'junior' }
const NOT_ASKED_QUESTIONS = [KIND.id, 'current_situation']

/** What the form asks: once for the family, and of each child. */
export function askedOf({
  registerDetails,
  questions,
}: Pick<RegistrationSettings, 'registerDetails' | 'questions'>) {
  const details = registerDetails.filter(({ id, type }) => type !== 'file' && !NOT_ASKED.includes(id))
  return {
    shared: details.filter(({ id }) => SHARED.includes(id)),
    child: details.filter(({ id }) => !SHARED.includes(id)),
    questions: questions.filter(({ id }) => !NOT_ASKED_QUESTIONS.includes(id)),
  }
}

/** The fees that a person under 18 can have: not those for adults, nor those that need a student card. */
export function offersForChildren(offers: Offers): Offers {
  const forChildren = (list: Offers['registration']) =>
    list.filter(({ rule }) => !rule.students && (rule.minAge ?? 0) < 18)
  return {
    ...offers,
    registration: forChildren(offers.registration),
    subscription: forChildren(offers.subscription),
  }
}

/** One child as it was entered; the problems are under the names of the form. */
export type ReadChild = {
  name: string
  born: string
  questions: Answered[]
  details: Answered[]
  chosen: ChosenFees
  problems: Problems
}

type Asked = { settings: RegistrationSettings; offers: Offers; today: LocalDate }

/** Reads the children of the form, with everything that is missing or invalid of each. */
export function readChildren(context: Asked, texts: Texts, count: number): ReadChild[] {
  const children = Array.from({ length: count }, (_, at) => readChild(context, texts, at))
  for (const [at, child] of children.entries()) {
    const isTwice = children.slice(0, at).some((other) => isSameChild(other, child))
    if (child.name && isTwice) child.problems[childField(at, 'name')] = ['You have entered this child twice']
  }
  return children
}

type Child = Pick<ReadChild, 'name' | 'born'>
/** The same name and birthday. */
export const isSameChild = (one: Child, other: Child): boolean =>
  folded(one.name) === folded(other.name) && one.born === other.born

function readChild({ settings, offers, today }: Asked, texts: Texts, at: number): ReadChild {
  const asks = askedOf(settings)
  const own = textsOfChild(texts, at)
  const read = readDetails(asks.child, own, [], today)
  const shared = readDetails(asks.shared, texts, [], today).answers
  const questions = [...kindOf(settings.questions), ...readQuestions(asks.questions, own)]
  const details = inOrder(settings.registerDetails, [...read.answers, ...shared])
  const picked = chosenIn(offers, own)
  const payer = { questions, details, studentCardId: null, studentCardVerifiedAt: null }
  const { chosen, problems: unfit } = judgeChoice(offers, picked, payer, today)
  const problems: Problems = { ...read.problems }
  const born = answerTo(details, 'dob')
  if (born && isLocalDate(born) && !isMinor(details, adultBirthday(today)))
    problems.dob = ['Adults register themselves: enter the birthday of a child under 18']
  for (const id of openQuestions({ questions: asks.questions }, questions)) problems[id] = [WORDS.selectOne]
  for (const kind of unchosenFees(offers, picked)) problems[kind] = [WORDS.selectFee]
  const given = { questions, details, studentCardId: null, ...NO_GUARDIAN }
  const missing = missingDetails({ registerDetails: asks.child }, given, NEVER)
  for (const one of missing) problems[one.id] ??= [missingWords(one, asks.child)]
  return {
    name: answerTo(details, 'name'),
    born,
    questions,
    details,
    chosen,
    problems: prefixed(at, { ...problems, ...unfit }),
  }
}

const NO_GUARDIAN = { guardianName: '', guardianEmail: '', guardianConsentAt: null }
/** The guardian is asked once, for all children. */
const NEVER = '9999-12-31'

const prefixed = (at: number, problems: Problems): Problems =>
  Object.fromEntries(Object.entries(problems).map(([id, messages]) => [childField(at, id), messages]))

function textsOfChild(texts: Texts, at: number): Texts {
  const prefix = childField(at, '')
  return new Map(
    [...texts].flatMap(([name, value]) =>
      name.startsWith(prefix) ? [[name.slice(prefix.length), value] as const] : [],
    ),
  )
}

/** What is not offered cannot be chosen; a fee without an alternative need not be. */
function chosenIn(offers: Offers, own: Texts): ChosenFees {
  const [registration = '', subscription = ''] = FEE_KINDS.map((kind) => {
    const [only, ...others] = offers[kind]
    return only && others.length === 0 ? only.feeId : (own.get(kind) ?? '')
  })
  return { registration, subscription }
}

const kindOf = (questions: readonly RegistrationQuestion[]): Answered[] =>
  readQuestions(
    questions.filter(({ id }) => id === KIND.id),
    new Map([[KIND.id, KIND.value]]),
  )

const inOrder = (fields: readonly RegistrationDetail[], answers: Answered[]): Answered[] =>
  fields.flatMap(({ id }) => answers.find((answer) => answer.id === id) ?? [])

/** "Enter the postcode", "Choose the nationality". */
export function missingWords(
  { id, label }: { id: string; label: string },
  fields: readonly RegistrationDetail[],
): string {
  const verb = fields.find((field) => field.id === id)?.type === 'select' ? 'Choose' : 'Enter'
  const words = forGuardian(label)
  return `${verb} the ${words.charAt(0).toLowerCase()}${words.slice(1)}`
}

/** What was typed, without one child: those after it move up. */
export function withoutChild(
  typed: Readonly<Record<string, string>>,
  removed: number,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(typed).flatMap(([name, value]) => {
      const [, place, id = ''] = /^child-(\d+)-(.+)$/.exec(name) ?? []
      if (place === undefined || Number(place) < removed) return [[name, value]]
      return Number(place) === removed ? [] : [[childField(Number(place) - 1, id), value]]
    }),
  )
}
