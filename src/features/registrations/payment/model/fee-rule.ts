import { ageOn, isLocalDate, type LocalDate } from '../../../../kernel/dates.ts'
import type { FeeRule } from '../../../fees/model/fees.ts'
import type { Problems } from '../../form/model/answers.ts'
import { answerTo, type Given, isStudent } from '../../model/registration.ts'
import { type ChosenFees, FEE_KINDS, type Offer, type Offers } from './offers.ts'

/** The data of a registration that decide which fees apply. */
export type Payer = Pick<Given, 'questions' | 'details' | 'studentCardId'> & {
  studentCardVerifiedAt: Date | null
}

/** The minimum age for student fees. Younger people are at school and pay children's fees. */
const LEAST_STUDENT_AGE = 16

/**
 * Explains why a fee does not apply to a person; undefined if it does. Ages are those on `today`, and age limits are
 * ignored without a valid date of birth. A verified student card counts after its copy has been deleted. [REG-017,
 * resolutions C08, decision 0110]
 */
export function whyNot(rule: FeeRule, payer: Payer, today: LocalDate): string | undefined {
  const born = answerTo(payer.details, 'dob')
  const age = isLocalDate(born) ? ageOn(born, today) : undefined
  const { minAge, maxAge, students } = rule
  if (age !== undefined && minAge !== undefined && age < minAge)
    return `This fee is for people who are ${minAge} or older`
  if (age !== undefined && maxAge !== undefined && age > maxAge)
    return `This fee is for people who are ${maxAge} or younger`
  if (students && age !== undefined && age < LEAST_STUDENT_AGE)
    return `This fee is for students who are ${LEAST_STUDENT_AGE} or older`
  const hasCard = payer.studentCardId !== null || payer.studentCardVerifiedAt !== null
  if (students && !(isStudent(payer.questions) && hasCard))
    return 'This fee is for students who have handed in their student card'
  return undefined
}

/** The fees that apply to a person. Student fees are included without a card, so that students know to hand one in. */
export function fittingOffers(offers: Offers, payer: Payer, today: LocalDate): Offers {
  const withCard = { ...payer, studentCardVerifiedAt: payer.studentCardVerifiedAt ?? new Date(0) }
  // If no fee applies, shows all of them, each with its reason.
  const fitting = (list: Offer[]) => {
    const own = list.filter(({ rule }) => whyNot(rule, withCard, today) === undefined)
    return own.length > 0 ? own : list
  }
  const { registration, subscription } = offers
  return { ...offers, registration: fitting(registration), subscription: fitting(subscription) }
}

/** Removes chosen fees that do not apply, with the reason by field. */
export function judgeChoice(
  offers: Offers,
  chosen: ChosenFees,
  payer: Payer,
  today: LocalDate,
): { chosen: ChosenFees; problems: Problems } {
  const problems: Problems = {}
  const fitting = { ...chosen }
  for (const kind of FEE_KINDS) {
    const offer = offers[kind].find(({ feeId }) => feeId === chosen[kind])
    const why = offer && whyNot(offer.rule, payer, today)
    if (!why) continue
    problems[kind] = [why]
    fitting[kind] = ''
  }
  return { chosen: fitting, problems }
}
