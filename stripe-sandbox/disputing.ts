import { bookDispute } from './balance.ts'
import { newId } from './core/ids.ts'
import type { SandboxState } from './core/state.ts'
import type { BalanceTransaction, Charge, Dispute } from './types.ts'

const EVIDENCE_DUE_SECONDS = 7 * 24 * 60 * 60
const NOTHING: Dispute['evidence'] = {
  access_activity_log: null,
  billing_address: null,
  cancellation_policy: null,
  cancellation_policy_disclosure: null,
  cancellation_rebuttal: null,
  customer_communication: null,
  customer_email_address: null,
  customer_name: null,
  customer_purchase_ip: null,
  customer_signature: null,
  duplicate_charge_documentation: null,
  duplicate_charge_explanation: null,
  duplicate_charge_id: null,
  enhanced_evidence: {},
  product_description: null,
  receipt: null,
  refund_policy: null,
  refund_policy_disclosure: null,
  refund_refusal_explanation: null,
  service_date: null,
  service_documentation: null,
  shipping_address: null,
  shipping_carrier: null,
  shipping_date: null,
  shipping_documentation: null,
  shipping_tracking_number: null,
  uncategorized_file: null,
  uncategorized_text: null,
}

/** Opens a dispute. The amount and the dispute fee leave the balance immediately. */
export function openDispute(state: SandboxState, charge: Charge, reason: string): Dispute {
  const id = newId('du')
  const amount = charge.amount - charge.amount_refunded
  const withdrawn = bookDispute(state, { id, amount, currency: charge.currency }, false)
  const dispute = state.store.put('dispute', {
    id,
    object: 'dispute',
    amount,
    balance_transactions: [shown(withdrawn)],
    charge: charge.id,
    created: state.now(),
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: NOTHING,
    evidence_details: {
      due_by: state.now() + EVIDENCE_DUE_SECONDS,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'not_submitted',
    },
    intended_submission_method: null,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    payment_method_details: {
      card: { brand: 'visa', case_type: 'chargeback', network: 'visa', network_reason_code: '10.4' },
      type: 'card',
    },
    reason,
    status: 'needs_response',
  })
  state.store.patch('charge', charge.id, { disputed: true })
  state.emit('charge.dispute.created', dispute)
  state.emit('charge.dispute.funds_withdrawn', dispute)
  return dispute
}

/** Closes a dispute. Winning returns the amount but not the fee. */
export function closeDispute(state: SandboxState, dispute: Dispute, status: 'won' | 'lost'): Dispute {
  const returned = status === 'won' ? [shown(bookDispute(state, dispute, true))] : []
  const closed = state.store.patch('dispute', dispute.id, {
    balance_transactions: [...dispute.balance_transactions, ...returned],
    status,
  })
  state.emit('charge.dispute.closed', closed)
  if (status === 'won') state.emit('charge.dispute.funds_reinstated', closed)
  return closed
}

const shown = (booked: BalanceTransaction): Dispute['balance_transactions'][number] => booked
