import { ageOn, isLocalDate, type LocalDate } from '../../../../kernel/dates.ts'
import type { FeeRule } from '../../../content/model/content.ts'
import type { Problems } from '../../form/model/answers.ts'
import { answerTo, type Given, isStudent } from '../../model/registration.ts'
import { type ChosenFees, FEE_KINDS, type Offer, type Offers } from './offers.ts'

/** What a fee may depend on: all of it said, and for the card proved, by the registration itself. */
export type Payer = Pick<Given, 'questions' | 'details' | 'studentCardId'> & {
  studentCardVerifiedAt: Date | null
}

/** Younger people go to school: the fees of children are theirs. */
const LEAST_STUDENT_AGE = 16

/**
 * Why a person cannot take a fee, in words; undefined if they can. Ages count on `today`; without a valid day of birth
 * nobody is refused by age. A card that staff have verified counts although its copy is gone. [REG-017, resolutions
 * C08, decision 0110]
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

/** What a person can choose from: a student without a card still learns of the fee for which to hand it in. */
export function fittingOffers(offers: Offers, payer: Payer, today: LocalDate): Offers {
  const withCard = { ...payer, studentCardVerifiedAt: payer.studentCardVerifiedAt ?? new Date(0) }
  // Where nothing fits, the reason beside the fee says more than an empty list.
  const fitting = (list: Offer[]) => {
    const own = list.filter(({ rule }) => whyNot(rule, withCard, today) === undefined)
    return own.length > 0 ? own : list
  }
  const { registration, subscription } = offers
  return { ...offers, registration: fitting(registration), subscription: fitting(subscription) }
}

/** The choice without the fees that are for others, and why, by the field. */
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
