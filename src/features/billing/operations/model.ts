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
