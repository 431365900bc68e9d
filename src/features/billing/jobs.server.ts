import type { TaskList } from 'graphile-worker'
import { z } from 'zod'
import type { Ports } from '../../platform/context.ts'
import { NO_PAGES } from '../../platform/page-cache/tags.ts'
import { PROVIDER_SILENT } from '../../platform/payments/wording.ts'
import { CREATE_CUSTOMER } from './customers/commands/customer-of.server.ts'
import { CREATE_CREDIT_NOTE, VOID_CREDIT_NOTE } from './invoices/commands/credit-invoice.server.ts'
import { CREATE_INVOICE } from './invoices/commands/send-invoice.server.ts'
import { SETTLE_INVOICE } from './invoices/commands/settle-invoice.server.ts'
import { type OperationResult, performWith } from './operations/commands/perform-operation.server.ts'
import { operationOf } from './operations/commands/request-operation.server.ts'
import type { BillingNeeds } from './operations/model.ts'
import { PAUSE_SUBSCRIPTION } from './pauses/commands/pause-subscription.server.ts'
import { RESUME_SUBSCRIPTION } from './pauses/commands/resume-subscription.server.ts'
import { pricePlan } from './prices/commands/price-plan.server.ts'
import { CREATE_REFUND } from './refunds/commands/create-refund.server.ts'
import { CANCEL_SUBSCRIPTION } from './subscriptions/commands/cancel-subscription.server.ts'
import { CHANGE_DISCOUNT } from './subscriptions/commands/change-discount.server.ts'
import { CHANGE_PRICE } from './subscriptions/commands/change-price.server.ts'
import { CREATE_SUBSCRIPTION } from './subscriptions/commands/create-subscription.server.ts'
import { copyFees } from './sync/commands/copy-fees.server.ts'
import { handleEvent } from './sync/commands/handle-event.server.ts'
import { reconcile } from './sync/commands/reconcile.server.ts'

/** Reconciles with the provider every ten minutes, and then copies the fees of new payments. */
export const BILLING_CRONTAB = `*/10 * * * * billing:reconcile
3,13,23,33,43,53 * * * * billing:fees`

const payload = z.object({ id: z.string() })

const HANDLERS = [
  CREATE_CUSTOMER,
  CREATE_SUBSCRIPTION,
  CANCEL_SUBSCRIPTION,
  CHANGE_DISCOUNT,
  CHANGE_PRICE,
  PAUSE_SUBSCRIPTION,
  RESUME_SUBSCRIPTION,
  CREATE_INVOICE,
  SETTLE_INVOICE,
  CREATE_CREDIT_NOTE,
  VOID_CREDIT_NOTE,
  CREATE_REFUND,
]

/**
 * Performs an operation of any kind and returns its outcome. Called by the operation's job, and by commands that wait
 * for the outcome.
 */
export async function performOperation(ctx: BillingNeeds, id: string): Promise<OperationResult> {
  const operation = await operationOf(ctx.db, id)
  const handler = HANDLERS.find(({ kind }) => kind === operation?.kind)
  if (!handler) throw new Error(`there is no handler for the operation ${id}`)
  return performWith(ctx, handler, id)
}

/** The jobs that handle provider events, perform operations, and reconcile with the provider. */
export const billingTasks = (ports: Ports): TaskList => ({
  'billing:event': (given) => handleEvent({ ...ports, pages: NO_PAGES }, payload.parse(given).id),
  async 'billing:operation'(given) {
    const performed = await performOperation({ ...ports, pages: NO_PAGES }, payload.parse(given).id)
    // graphile-worker retries the job with back-off.
    if (!performed.ok && performed.reason === 'PROVIDER_DOWN') throw new Error(PROVIDER_SILENT)
  },
  async 'billing:price'(given) {
    const priced = await pricePlan({ ...ports, pages: NO_PAGES }, payload.parse(given).id)
    if (!priced.ok && priced.reason === 'PROVIDER_DOWN') throw new Error(PROVIDER_SILENT)
  },
  async 'billing:fees'() {
    await copyFees({ ...ports, pages: NO_PAGES })
  },
  async 'billing:reconcile'() {
    const found = await reconcile({ ...ports, pages: NO_PAGES })
    if (Object.values(found).some((many) => many > 0)) ports.log.info(found, 'payments were reconciled')
  },
})
