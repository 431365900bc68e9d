import type { Ctx } from '../../../platform/context.ts'

/** What the provider is asked to do. */
export const OPERATION_KINDS = [
  'customer.create',
  'subscription.create',
  'subscription.cancel',
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
  NOTHING_TO_REFUND: 'Nothing is left to refund.',
}

/** Why an operation failed, in words. */
export const failureText = (error: string): string => FAILURES[error] ?? error
