import { formatPence, pence } from '../../../kernel/money.ts'
import type { Ctx } from '../../../platform/context.ts'

/** The kinds of request to the provider. */
export const OPERATION_KINDS = [
  'customer.create',
  'subscription.create',
  'subscription.cancel',
  'subscription.discount',
  'subscription.change-price',
  'subscription.pause',
  'subscription.resume',
  'invoice.create',
  'invoice.settle',
  'credit-note.create',
  'credit-note.void',
  'refund.create',
] as const
export type OperationKind = (typeof OPERATION_KINDS)[number]

/** pending: the provider has not answered yet. done: it carried out the request. failed: it refused. */
export const OPERATION_STATUSES = ['pending', 'done', 'failed'] as const

/** The parts of the context that billing commands use. */
export type BillingNeeds = Pick<
  Ctx,
  'db' | 'payments' | 'config' | 'club' | 'clock' | 'pages' | 'log' | 'secret'
>
/** Commands of staff also need the actor, for authorisation and the audit log. */
export type StaffNeeds = BillingNeeds & Pick<Ctx, 'actor'>

/** How the provider collects from a member without a card: it e-mails an invoice. */
export const BY_INVOICE = { collection_method: 'send_invoice', days_until_due: 14 } as const

/** Errors found by our own code while performing an operation. Any other error is the provider's message. */
const FAILURES: Readonly<Record<string, string>> = {
  PROVIDER_KNOWS_NONE: 'The card provider no longer has it.',
  UNKNOWN: 'The card provider no longer has it.',
  NOT_RUNNING: 'The member no longer has a running subscription.',
  SUBSCRIPTION_ENDED: 'The subscription has ended.',
  SUBSCRIPTION_ENDING: 'The subscription ends after its current period.',
  PAUSED_BY_CLUB: 'The club has already paused the subscription.',
  PAUSE_OVER: 'The pause would have ended by now.',
  NO_PRICE: 'The fee has no price at the card provider. Send its price again under Fees.',
  OTHER_PERIOD: 'The fee is paid in another period than the subscription.',
  NOTHING_TO_REFUND: 'There is nothing left to refund.',
}

/** Why a request that was carried out changed nothing: the subscription has ended, or ends soon. */
export type Unchanged = 'ENDED' | 'ENDING'

const UNCHANGED: Record<Unchanged, string> = {
  ENDED: 'The subscription has ended.',
  ENDING: 'The subscription ends after its current period.',
}
const unchangedText = (error: string | null): string | undefined => UNCHANGED[error as Unchanged] // undefined for others

/** Explains why an operation failed. */
export const failureText = (error: string): string => FAILURES[error] ?? error

/** What staff read while an operation is pending. It warns them not to repeat the request. */
export const pendingText = (kind: OperationKind): string =>
  `The card provider has not answered yet. ${WHAT_NEXT[kind]}`

const WHAT_NEXT: Record<OperationKind, string> = {
  'customer.create': 'The member can be billed as soon as it does.',
  'subscription.create': 'The subscription will be assigned as soon as it does. Do not assign it again.',
  'subscription.cancel': 'The subscription will be cancelled as soon as it does.',
  'subscription.discount': 'The discount will be changed as soon as it does.',
  'subscription.change-price': 'The price will be changed as soon as it does.',
  'subscription.pause': 'The payments will be paused as soon as it does.',
  'subscription.resume': 'The payments will be resumed as soon as it does.',
  'invoice.create': 'The invoice will be sent as soon as it does. Do not send it again.',
  'invoice.settle': 'The invoice can be paid by card until it does. The payment is recorded here.',
  'credit-note.create':
    'Its page asks for the whole amount until it does. The part payment is recorded here.',
  'credit-note.void': 'Its page asks for too little until it does. The payment is reversed here.',
  'refund.create': 'The refund will be made as soon as it does. Do not refund it again.',
}

type Ended = { kind: OperationKind; status: 'done' | 'failed'; request: unknown; error: string | null }
type Facts = { plan?: string; amount?: number; season?: string | null }

/**
 * "League teams subscription of Ana Owes". The person is '' for a registration without a member; the plan is '' in
 * requests made before plans were stored.
 */
export const subscriptionName = (plan: string, person: string): string =>
  `${plan} subscription`.trimStart() + (person && ` of ${person}`)

/** Describes the outcome of an operation to staff. `name` is the member's. */
export function outcomeText({ kind, status, request, error }: Ended, name: string): string {
  const { plan = '', amount = 0, season } = request as Facts // the command that requested the operation wrote this type
  const [done, failed] = {
    'customer.create': [`${name} can be billed`, `Could not create a customer for ${name}`],
    'subscription.create': [
      `Assigned subscription ${plan} to ${name}!`,
      `Could not assign ${plan} to ${name}`,
    ],
    'subscription.cancel': [
      `Cancelled the ${subscriptionName(plan, name)}`,
      'The subscription was not cancelled',
    ],
    'subscription.discount': [
      season ? `${name} gets the 20% discount` : `${name} no longer gets the 20% discount`,
      `Could not change the discount for ${name}`,
    ],
    'subscription.change-price': [
      `Changed the price of the ${subscriptionName(plan, name)}`,
      `Could not change the price of the ${subscriptionName(plan, name)}`,
    ],
    'subscription.pause': [
      `Paused the ${subscriptionName(plan, name)}`,
      `Could not pause the ${subscriptionName(plan, name)}`,
    ],
    'subscription.resume': [
      `Resumed the ${subscriptionName(plan, name)}`,
      `Could not resume the ${subscriptionName(plan, name)}`,
    ],
    'invoice.create': [`Invoice sent to ${name}`, `Could not send an invoice to ${name}`],
    'invoice.settle': ['The invoice is paid', 'The card provider does not know that the invoice is paid'],
    'credit-note.create': [
      'The invoice asks for the rest',
      'The card provider does not know that a part of the invoice is paid',
    ],
    'credit-note.void': [
      'The invoice asks for the whole amount again',
      'The card provider does not know that the payment was reversed',
    ],
    'refund.create': [`${formatPence(pence(amount))} refunded`, 'The card provider refused'],
  }[kind] as [string, string] // each entry has two texts
  if (status === 'done') {
    const unchanged = unchangedText(error)
    return unchanged ? `The price of the ${subscriptionName(plan, name)} stays. ${unchanged}` : done
  }
  return `${failed}: ${error === 'RUNNING' ? 'the member already has it.' : failureText(error ?? '')}`
}
