import { PROVIDER_SILENT } from '../../../../platform/payments/wording.ts'
import type { Tone } from '../../../billing/payments/model.ts'

/**
 * The state of a registration. new: no member yet. assigned: a member without a working login. active: a member who can
 * log in. inactive: the member is set inactive. [ADM-025, ADM-027, resolutions F17]
 */
export const STATUSES = ['new', 'assigned', 'active', 'inactive'] as const
export type Status = (typeof STATUSES)[number]

export const STATUS_WORDS: Readonly<Record<Status, string>> = {
  new: 'New',
  assigned: 'Member assigned',
  active: 'Member active',
  inactive: 'Inactive',
}

/** unpaid: the fee is due. registration: the fee is paid. subscription: both are paid. free: a volunteer. */
export const PAYMENTS = ['unpaid', 'registration', 'subscription', 'free'] as const
export type PaymentState = (typeof PAYMENTS)[number]

/** The text of each state, with a colour for exceptions. */
export const PAYMENT_WORDS: Readonly<Record<PaymentState, { text: string; tone: Tone | undefined }>> = {
  unpaid: { text: 'Unpaid', tone: 'bad' },
  registration: { text: 'Registration paid', tone: 'warn' },
  subscription: { text: 'Subscription paid', tone: undefined },
  free: { text: 'Volunteer, no fee', tone: undefined },
}

export const NO_MEMBER = 'No member assigned'

/** A registration as a row of the table. */
export type AdminRow = {
  id: string
  name: string
  email: string
  /** Under 18 by the date of birth in the registration. */
  minor: boolean
  status: Status
  payment: PaymentState
  team: string | null
  member: { id: string; name: string; active: boolean } | null
  /** The member's account: none, invited but not confirmed, or working. */
  account: 'none' | 'invited' | 'working'
  createdAt: Date
}

/** A member to choose for a registration. */
export type KnownMember = {
  id: string
  name: string
  email: string
  team: string | null
  active: boolean
}

/** The label of the button that invites a member or sends a password link. [ADM-035, ADM-036, resolutions F17] */
export function inviteWords(account: AdminRow['account']): string {
  if (account === 'none') return 'Create user'
  return account === 'invited' ? 'Invite user again' : 'Send user password link'
}

/** Its checkout session cannot be closed. */
export const CHECKOUT_STAYS_OPEN = `A payment for it is in progress and cannot be stopped right now. ${PROVIDER_SILENT}`

/** Why "Unlink member" was refused. */
export const UNASSIGN_REFUSED = { PROVIDER_DOWN: CHECKOUT_STAYS_OPEN } as const

/** Why a registration was not removed. [resolutions B24] */
export const REMOVAL_REFUSED = {
  PAID: 'It is paid. Confirm that it should be removed anyway.',
  SUBSCRIPTION_RUNNING:
    'Its subscription is running. Cancel the subscription first, or payments will continue.',
  PROVIDER_DOWN: CHECKOUT_STAYS_OPEN,
} as const
