import { bookFailedRefund } from './balance.ts'
import { cardOf } from './cards.ts'
import type { SandboxState } from './core/state.ts'
import type { Charge, Refund } from './types.ts'

const FAILS_AFTER_SECONDS = 60 * 60

/** Schedules the failure of a refund an hour later, for the test card whose refunds fail "some time later". */
export function scheduleFailure(state: SandboxState, refund: Refund, { payment_method: method }: Charge) {
  const { number = '' } = state.store.get('card_number', method ?? '') ?? {}
  if (cardOf(number).refundsFail) state.schedule('fail_refund', refund.id, state.now() + FAILS_AFTER_SECONDS)
}

/** Fails a refund that the bank could not pay out, and returns its amount to the balance. */
export function failRefund(state: SandboxState, id: string) {
  const refund = state.find('refund', id)
  const charge = state.find('charge', String(refund.charge))
  const failed = state.store.patch('refund', id, {
    failure_balance_transaction: bookFailedRefund(state, refund).id,
    failure_reason: 'lost_or_stolen_card',
    status: 'failed',
  })
  state.store.patch('charge', charge.id, {
    amount_refunded: charge.amount_refunded - refund.amount,
    refunded: false,
  })
  for (const type of ['refund.updated', 'charge.refund.updated'])
    state.emit(type, failed, { status: refund.status })
  state.emit('refund.failed', failed)
}
