import { formatPence, pence } from '../../../kernel/money.ts'
import type { Ctx } from '../../../platform/context.ts'

/** What the provider is asked to do. */
export const OPERATION_KINDS = [
  'customer.create',
  'subscription.create',
  'subscription.cancel',
  'subscription.discount',
  'invoice.create',
  'refund.create',
] as const
export type OperationKind = (typeof OPERATION_KINDS)[number]

/** pending: the provider has not answered yet. done: it did what was asked. failed: it refused. */
export const OPERATION_STATUSES = ['pending', 'done', 'failed'] as const

/** What billing works with. */
export type BillingNeeds = Pick<Ctx, 'db' | 'payments' | 'config' | 'club' | 'clock' | 'pages' | 'log'>
/** What staff change of others' money is authorised and noted. */
export type StaffNeeds = BillingNeeds & Pick<Ctx, 'actor'>

/** What the product itself found out while it performed an operation. Any other error is the provider's own message. */
const FAILURES: Readonly<Record<string, string>> = {
  PROVIDER_KNOWS_NONE: 'The card provider does not have it any more. Reload the list.',
  UNKNOWN: 'The card provider does not have it any more. Reload the list.',
  NOT_RUNNING: 'The member no longer has a running subscription.',
  NOTHING_TO_REFUND: 'Nothing is left to refund.',
}

/** Why an operation failed, in words. */
export const failureText = (error: string): string => FAILURES[error] ?? error

/** What staff read of an operation that the provider has left unanswered: asking again would do it twice. */
export const pendingText = (kind: OperationKind): string =>
  `The card provider has not answered yet. ${WHAT_NEXT[kind]}`

const WHAT_NEXT: Record<OperationKind, string> = {
  'customer.create': 'The member can be billed as soon as it does.',
  'subscription.create': 'The subscription will be assigned as soon as it does. Do not assign it again.',
  'subscription.cancel': 'The subscription will be cancelled as soon as it does.',
  'subscription.discount': 'The discount will be changed as soon as it does.',
  'invoice.create': 'The invoice will be sent as soon as it does. Do not send it again.',
  'refund.create': 'The refund will be made as soon as it does. Do not refund it again.',
}

type Ended = { kind: OperationKind; status: 'done' | 'failed'; request: unknown; error: string | null }
type Facts = { plan?: string; amount?: number; season?: string | null }

/** "League teams subscription of Ana Owes": a registration without a member has no name, an old request no plan. */
export const subscriptionName = (plan: string, person: string): string =>
  `${plan} subscription`.trimStart() + (person && ` of ${person}`)

/** The outcome of an operation for staff. `name` is the member's. */
export function outcomeText({ kind, status, request, error }: Ended, name: string): string {
  const { plan = '', amount = 0, season } = request as Facts // as its command wrote it
  const [done, failed] = {
    'customer.create': [`${name} can be billed`, `Could not make a customer of ${name}`],
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
      `Could not change the discount of ${name}`,
    ],
    'invoice.create': [`Invoice sent to ${name}`, `Could not send an invoice to ${name}`],
    'refund.create': [`${formatPence(pence(amount))} refunded`, 'The card provider refused'],
  }[kind] as [string, string] // two each
  if (status === 'done') return done
  return `${failed}: ${error === 'RUNNING' ? 'the member already has it.' : failureText(error ?? '')}`
}
