import type { Step } from '../model.ts'

/** The words of the registration form. Those with a requirement are the specification's own. */
export const WORDS = {
  /** [REG-011] */
  selectOne: 'Please select one',
  /** [REG-012] */
  answerAll: 'Please answer all the questions before continuing',
  /** [REG-014] */
  fillDetails: 'You need to fill these details in step 2',
  /** [REG-009] */
  updated: 'Registration updated',
  /** [REG-027, decisions F10] */
  selectFee: 'Please select a fee',
  tickBox: 'Please tick this box',
  /** [decisions C07] */
  kept: 'We save as you go. A registration that you do not submit is deleted 30 days after your last change.',
  /** [REG-031] */
  cancelled: 'Payment has been cancelled',
} as const

/** What is refused, in words. Apart from those that the pages are drawn with, so that no browser loads them. */
export const REFUSALS = {
  tooMany: 'Too many registrations from your network. Please try again in an hour.',
  sent: 'This registration has been submitted already.',
  alreadyActive: 'This fee is already active',
  begunElsewhere:
    'Somebody of the club is changing something about your registration at this moment. Please try again in a few minutes.',
  noEmail: 'We have no e-mail address of yours. Please write to us.',
  tooManyPayments: 'Too many payments. Please try again in an hour.',
  silent:
    'The card provider does not answer. Nothing was charged just now, and what you have paid before counts as soon as it answers. Please try again in a moment.',
} as const

/** Followed by the provider's message. [REG-032, API-038] */
export const PAYMENT_ERROR = 'There is an error on your payment:'
/** [REG-033] */
export const EXCEPTION = 'Error!'

/** [REG-004] */
export const STEP_TITLES: Readonly<Record<Step, string>> = {
  questions: 'Questions',
  details: 'Your details',
  fees: 'Membership fees',
  confirmation: 'Confirmation',
}

/** The post that the first box agrees to: the club edits it like any other. [decisions E06] */
export const TERMS_PAGE = '/gd/membership-terms'

/**
 * All three must be ticked to submit. What is stored with a tick are these very words. [REG-018, decisions E06, F10]
 */
export const CHECKS = [
  { id: 'terms', label: 'I have read the membership terms and agree to them.' },
  {
    id: 'email',
    label: 'I agree that the club writes to me by e-mail about my membership, training and games.',
  },
  {
    id: 'volunteer',
    label: 'I understand that volunteers run the club, and that I help at a home game now and then.',
  },
] as const
export type CheckId = (typeof CHECKS)[number]['id']
