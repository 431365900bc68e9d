import { SILENT } from '../../../platform/payments/wording.ts'
import { paths } from '../../../web/paths.ts'
import type { Step } from './registration.ts'

/** Texts of the registration form. Those with an id are the specification's. */
export const WORDS = {
  /** [REG-011] */
  selectOne: 'Please select one',
  /** [REG-012] */
  answerAll: 'Please answer all the questions before continuing',
  /** [REG-014] */
  fillDetails: 'Fill in these details first',
  /** [REG-009, resolutions F10b] */
  updated: 'Saved',
  /** [REG-027, resolutions F10] */
  selectFee: 'Please select a fee',
  tickBox: 'Please tick this box',
  /** [resolutions C07] */
  kept: 'We save as you go. If you don’t submit your registration, we delete it 30 days after your last change.',
  /** [REG-031] */
  cancelled: 'Payment has been cancelled',
} as const

/** Messages for refusals. They are separate from the texts above, so that browsers do not load them. */
export const REFUSALS = {
  tooMany: 'Too many registrations from your network. Please try again in an hour.',
  sent: 'This registration has been submitted already.',
  alreadyActive: 'This fee is already active',
  begunElsewhere:
    'Someone at the club is changing your registration at the moment. Please try again in a few minutes.',
  familyPaying:
    'A payment for another child of your family is on its way and can change this price. Please try again once it has arrived.',
  changed: 'Something has been paid or changed in the meantime. This page shows what is left now.',
  noEmail: 'We don’t have an e-mail address for you. Please write to us.',
  tooManyPayments: 'Too many payments. Please try again in an hour.',
  silent: `${SILENT}. You have not been charged just now, and any earlier payment will be counted once it does. Please try again in a moment.`,
} as const

/** Followed by the provider's message. [REG-032, API-038] */
export const PAYMENT_ERROR = 'Your payment did not go through:'
/** [REG-033] */
export const EXCEPTION = 'Error!'

/** [REG-004] */
export const STEP_TITLES: Readonly<Record<Step, string>> = {
  questions: 'Questions',
  details: 'Your details',
  fees: 'Membership fees',
  confirmation: 'Confirmation',
}

/** The post with the membership terms, which the club edits like any other. [resolutions E06] */
export const TERMS_PAGE = paths.membershipTerms

/** The boxes that must all be ticked to submit. Their labels are stored with the ticks. [REG-018, resolutions E06] */
export const CHECKS = [
  { id: 'terms', label: 'I have read the membership terms and agree to them.' },
  {
    id: 'email',
    label: 'I agree that the club may e-mail me about my membership, training and games.',
  },
  {
    id: 'volunteer',
    label: 'I understand that volunteers run the club, and that I’ll help at a home game now and then.',
  },
] as const
export type CheckId = (typeof CHECKS)[number]['id']
