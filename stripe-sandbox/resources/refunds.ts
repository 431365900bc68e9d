import { z } from 'zod'
import { bookRefund } from '../balance.ts'
import { type Call, call } from '../core/call.ts'
import { invalidRequest } from '../core/errors.ts'
import { newId } from '../core/ids.ts'
import { matching, page, within } from '../core/listing.ts'
import { amount, mergedMetadata, metadata, paging, range, text } from '../core/params.ts'
import type { SandboxState } from '../core/state.ts'
import { inWords } from '../money.ts'
import { scheduleFailure } from '../refunding.ts'
import type { Charge, Refund } from '../types.ts'

const created = {
  amount: amount.optional(),
  charge: text().optional(),
  metadata: metadata.optional(),
  payment_intent: text().optional(),
  reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
}
type Given = z.infer<z.ZodObject<typeof created>>

/** Refunds all or part of what is left of a payment. Refuses more than was paid. */
function createRefund(state: SandboxState, given: Given): Refund {
  const charge = chargeOf(state, given)
  const left = charge.amount - charge.amount_refunded
  const wanted = given.amount ?? left
  checkRefundable(charge, wanted, left)
  const id = newId('re')
  const refund = state.store.put('refund', {
    id,
    object: 'refund',
    amount: wanted,
    balance_transaction: bookRefund(state, { id, amount: wanted, currency: charge.currency }).id,
    charge: charge.id,
    created: state.now(),
    currency: charge.currency,
    customer: charge.customer,
    customer_account: null,
    destination_details: {
      card: { reference_status: 'pending', reference_type: 'acquirer_reference_number', type: 'refund' },
      type: 'card',
    },
    metadata: mergedMetadata({}, given.metadata),
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason: given.reason ?? null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  })
  const refunded = charge.amount_refunded + wanted
  const after = state.store.patch('charge', charge.id, {
    amount_refunded: refunded,
    refunded: refunded === charge.amount,
  })
  scheduleFailure(state, refund, charge)
  state.emit('refund.created', refund)
  state.emit('charge.refunded', after, { amount_refunded: charge.amount_refunded, refunded: charge.refunded })
  return refund
}

function chargeOf(state: SandboxState, { charge, payment_intent: intent }: Given): Charge {
  if (charge) return state.find('charge', charge, 'charge')
  if (!intent)
    throw invalidRequest(
      'One of the following params should be provided for this request: payment_intent or charge.',
    )
  const { latest_charge: latest, status } = state.find('payment_intent', intent, 'payment_intent')
  if (!latest || status !== 'succeeded')
    throw invalidRequest(`This PaymentIntent (${intent}) does not have a successful charge to refund.`, {
      param: 'payment_intent',
    })
  return state.find('charge', latest)
}

function checkRefundable(charge: Charge, wanted: number, left: number) {
  if (!charge.paid)
    throw invalidRequest(`Charge ${charge.id} has not been paid.`, { code: 'charge_not_captured' })
  if (charge.disputed)
    throw invalidRequest(`Charge ${charge.id} has been charged back; cannot issue a refund.`, {
      code: 'charge_disputed',
    })
  if (left === 0)
    throw invalidRequest(`Charge ${charge.id} has already been refunded.`, {
      code: 'charge_already_refunded',
    })
  if (wanted < 1)
    throw invalidRequest('Invalid positive integer', { code: 'parameter_invalid_integer', param: 'amount' })
  if (wanted > left)
    throw invalidRequest(
      `Refund amount (${inWords(wanted, charge.currency)}) is greater than unrefunded amount on charge (${inWords(left, charge.currency)})`,
      { param: 'amount' },
    )
}

const listed = {
  ...paging,
  charge: text().optional(),
  created: range.optional(),
  payment_intent: text().optional(),
}

export const refundCalls: Call[] = [
  call('POST', 'refunds', created, (state, { params }) => createRefund(state, params)),
  call('GET', 'refunds', listed, (state, { params, url }) => {
    const { charge, payment_intent } = params
    const rows = matching(state.store.all('refund'), { charge, payment_intent })
    return page(
      rows.filter((row) => within(row.created, params.created)),
      params,
      url,
      'refund',
    )
  }),
  call('GET', 'refunds/:id', {}, (state, { id }) => state.find('refund', id)),
]
