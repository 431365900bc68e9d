import { bookPayout, schedulePayout } from './balance.ts'
import { newId } from './core/ids.ts'
import type { SandboxState } from './core/state.ts'
import type { Payout } from './types.ts'

const ARRIVES_AFTER_SECONDS = 24 * 60 * 60

/** Pays out everything that is available in a currency. Nothing is paid out as long as that is not positive. */
export function payOut(state: SandboxState, currency: string) {
  const { store } = state
  const waiting = store
    .all('balance_transaction')
    .filter((row) => row.currency === currency && row.type !== 'payout' && !store.get('paid_out', row.id))
  const available = waiting.filter((row) => row.available_on <= state.now())
  const amount = available.reduce((sum, { net }) => sum + net, 0)
  if (amount > 0) createPayout(state, { amount, currency, items: available.map(({ id }) => id) })
  const later = waiting.filter((row) => row.available_on > state.now())
  if (later.length > 0) schedulePayout(state, currency, Math.min(...later.map(({ available_on: on }) => on)))
}

function createPayout(
  state: SandboxState,
  { amount, currency, items }: { amount: number; currency: string; items: string[] },
) {
  const id = newId('po')
  const booked = bookPayout(state, { id, amount, currency }, false)
  for (const item of [...items, booked.id]) state.store.put('paid_out', { id: item, payout: id })
  const payout = state.store.put('payout', {
    id,
    object: 'payout',
    amount,
    application_fee: null,
    application_fee_amount: null,
    arrival_date: state.now() + ARRIVES_AFTER_SECONDS,
    automatic: true,
    balance_transaction: booked.id,
    created: state.now(),
    currency,
    description: 'STRIPE PAYOUT',
    destination: 'ba_sandbox',
    failure_balance_transaction: null,
    failure_code: null,
    failure_message: null,
    livemode: false,
    metadata: {},
    method: 'standard',
    original_payout: null,
    payout_method: null,
    reconciliation_status: 'completed',
    reversed_by: null,
    source_type: 'card',
    statement_descriptor: null,
    status: 'in_transit',
    trace_id: { status: 'pending', value: null },
    type: 'bank_account',
  })
  state.emit('payout.created', payout)
  state.emit('payout.reconciliation_completed', payout)
  state.schedule('payout_arrives', id, payout.arrival_date)
}

/** Marks a payout as paid when its money reaches the bank. */
export function arrive(state: SandboxState, id: string) {
  const { status } = state.find('payout', id)
  if (status !== 'in_transit') return
  const paid = state.store.patch('payout', id, {
    status: 'paid',
    trace_id: { status: 'supported', value: id },
  })
  state.emit('payout.paid', paid, { status })
}

/** Fails a payout that the bank has refused, even one that had arrived. Its money returns to the balance. */
export function failPayout(state: SandboxState, id: string): Payout {
  const payout = state.find('payout', id)
  if (payout.status === 'failed') return payout
  const failed = state.store.patch('payout', id, {
    failure_balance_transaction: bookPayout(state, payout, true).id,
    failure_code: 'account_closed',
    failure_message: 'The bank account has been closed.',
    status: 'failed',
  })
  state.emit('payout.failed', failed, { status: payout.status })
  return failed
}
