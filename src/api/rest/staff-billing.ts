import type { Context } from 'hono'
import { z } from 'zod'
import { customerData } from '../../features/billing/customers/queries/customer-data.server.ts'
import { memberOfCustomer } from '../../features/billing/customers/queries/owner.server.ts'
import {
  type CreateInvoice,
  createInvoice,
} from '../../features/billing/invoices/commands/create-invoice.server.ts'
import { performOperation } from '../../features/billing/jobs.server.ts'
import type { OperationResult } from '../../features/billing/operations/commands/perform-operation.server.ts'
import { pendingText } from '../../features/billing/operations/model.ts'
import { listPrices } from '../../features/billing/prices/queries/prices.server.ts'
import { addInvoiceCall, assignSubscriptionCall, customerByEmailCall } from '../../features/billing/schema.ts'
import {
  type AssignSubscription,
  assignSubscription,
} from '../../features/billing/subscriptions/commands/assign-subscription.server.ts'
import { NotFound } from '../../kernel/errors.ts'
import { newId } from '../../kernel/ids.ts'
import { penceOf, providerCurrency } from '../../kernel/money.ts'
import { refused, unreachable } from '../../kernel/outcome.ts'
import type { HttpEnv } from '../../platform/http/env.ts'
import { PROVIDER_SILENT } from '../../platform/payments/wording.ts'
import { call } from '../call.ts'
import { invalid, noEntry, problem } from '../problem.ts'

const plan = z.object({
  id: z.string(),
  nickname: z.string(),
  name: z.string(),
  amount: z.int(),
  currency: z.string(),
  interval: z.string().nullable(),
  interval_count: z.int(),
})

/** Calls for finance staff: members' subscriptions, invoices and customers. */
export const STAFF_BILLING_CALLS = [
  call({
    route: 'GET /gdutils/strapi_plans',
    who: ['finance'],
    says: 'The plans on offer',
    answer: z.object({ data: z.array(plan) }),
    handle: async (c) => {
      const list = await listPrices(c.var.ctx)
      if (!list) return problem(c, 503, PROVIDER_SILENT)
      const data = list.subscriptions.map(({ id, feeId, label, amount, interval, intervalCount }) => ({
        id,
        nickname: label,
        name: feeId,
        amount,
        currency: providerCurrency(),
        interval,
        interval_count: intervalCount,
      }))
      return { data }
    },
  }),
  call({
    route: 'POST /gdutils/payment/stripe_customer_by_email',
    who: ['finance'],
    says: 'The card provider’s data on the only customer with an e-mail address',
    body: customerByEmailCall,
    answer: z.object({ data: z.looseObject({}).nullable(), updated: z.string() }),
    handle: async (c, { email }) => {
      const found = await customerData(c.var.ctx, email)
      return found.ok ? c.json(found.value) : problem(c, 503, PROVIDER_SILENT, { reason: found.reason })
    },
  }),
  call({
    route: 'POST /gdutils/payment/assign_subscription',
    who: ['finance'],
    says: 'Assign a subscription to a member',
    body: assignSubscriptionCall,
    answer: z.object({ id: z.string() }),
    handle: assign,
  }),
  call({
    route: 'POST /stripe/add_invoice',
    who: ['finance'],
    says: 'Send an invoice to several members',
    body: addInvoiceCall,
    answer: z.object({
      results: z.array(z.object({ id: z.string(), status: z.boolean(), msg: z.string() })),
    }),
    handle: addInvoice,
  }),
]

/** The client's idempotency key, with which it can repeat a call whose response was lost. */
const keyOf = (c: Context<HttpEnv>): string => c.req.header('idempotency-key')?.slice(0, 100) || newId()

async function assign(c: Context<HttpEnv>, input: z.output<typeof assignSubscriptionCall>) {
  const { ctx } = c.var
  const { id, member, subscription: priceId, volunteer } = input
  const memberId = id ? await memberOfCustomer(ctx, id) : member
  if (!memberId) return noEntry(c)
  const outcome = await assignSubscription(ctx, { memberId, priceId, volunteer, key: `call:${keyOf(c)}` })
  if (!outcome.ok) return refusal(c, outcome)
  const performed = await performOperation(ctx, outcome.operationId)
  if (performed.ok) return { id: performed.resultId }
  const { reason } = performed
  if (reason === 'PROVIDER_DOWN') return problem(c, 503, pendingText('subscription.create'), { reason })
  return refusal(c, performed)
}

type NotAssigned = Extract<AssignSubscription | OperationResult, { ok: false }>

function refusal(c: Context<HttpEnv>, refused: NotAssigned): Response {
  switch (refused.reason) {
    case 'NO_PLAN':
      return invalid(c, { subscription: ['Choose a plan that is on offer'] })
    case 'NO_EMAIL':
      return invalid(c, { member: ['This member has no e-mail address that the card provider takes'] })
    case 'RUNNING':
      return problem(c, 409, RUNS, { reason: refused.reason })
    case 'PENDING_WITH_OTHER_DISCOUNT':
      return problem(c, 409, 'An earlier request assigned it with another discount', {
        reason: 'GIVEN_OTHERWISE',
      })
    case 'PROVIDER_DOWN':
      return problem(c, 503, PROVIDER_SILENT, { reason: refused.reason })
    case 'PROVIDER_REFUSED':
      return refused.message === 'RUNNING'
        ? problem(c, 409, RUNS, { reason: 'RUNNING' })
        : problem(c, 422, refused.message, { reason: refused.reason })
    default:
      return unreachable(refused)
  }
}

const RUNS = 'This member already has this subscription'

/** Sends the invoices one by one and returns the result for each id. */
async function addInvoice(c: Context<HttpEnv>, input: z.output<typeof addInvoiceCall>) {
  const { ids, amount, description } = input
  const key = `call:${keyOf(c)}`
  const results = []
  for (const memberId of ids) {
    const invoice = { memberId, amount: penceOf(amount), description, key: `${key}:${memberId}` }
    const outcome = await createInvoice(c.var.ctx, invoice).catch(noMember)
    const made = outcome.ok ? await performOperation(c.var.ctx, outcome.operationId) : outcome
    const msg = made.ok ? 'Invoice sent' : wordsOf(made)
    results.push({ id: memberId, status: made.ok, msg })
  }
  return { results }
}

/** Reports an unknown member as that member's result, so that the others are still processed. */
function noMember(error: unknown) {
  if (error instanceof NotFound) return refused('NO_MEMBER')
  throw error
}

type NotInvoiced = Extract<CreateInvoice | OperationResult, { ok: false }> | ReturnType<typeof noMember>

function wordsOf(refusal: NotInvoiced): string {
  switch (refusal.reason) {
    case 'NO_MEMBER':
      return 'There is no such member'
    case 'NO_EMAIL':
      return 'This member has no e-mail address that the card provider takes'
    case 'KEY_USED':
      return 'This Idempotency-Key has made another invoice'
    case 'PROVIDER_DOWN':
      return pendingText('invoice.create')
    case 'PROVIDER_REFUSED':
      return refusal.message
    default:
      return unreachable(refusal)
  }
}
