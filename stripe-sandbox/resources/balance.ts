import { type Call, call } from '../core/call.ts'
import { matching, page, within } from '../core/listing.ts'
import { currency, paging, range, text } from '../core/params.ts'
import type { SandboxState } from '../core/state.ts'
import type { BalanceTransaction } from '../types.ts'

/** Pending money becomes available after a delay, without a request. */
function shown(state: SandboxState, row: BalanceTransaction): BalanceTransaction {
  return { ...row, status: row.available_on <= state.now() ? 'available' : 'pending' }
}

function balance(state: SandboxState) {
  const rows = state.store.all('balance_transaction').map((row) => shown(state, row))
  const sums = (status: string) => {
    const totals = new Map([['gbp', 0]])
    for (const row of rows.filter((each) => each.status === status))
      totals.set(row.currency, (totals.get(row.currency) ?? 0) + row.net)
    return [...totals].map(([currency, amount]) => ({ amount, currency, source_types: { card: amount } }))
  }
  return { object: 'balance', available: sums('available'), livemode: false, pending: sums('pending') }
}

const listed = {
  ...paging,
  created: range.optional(),
  currency: currency.optional(),
  payout: text().optional(),
  source: text().optional(),
  type: text().optional(),
}

export const balanceCalls: Call[] = [
  call('GET', 'balance', {}, (state) => balance(state)),
  call('GET', 'balance_transactions', listed, (state, { params, url }) => {
    const { created, payout, currency, source, type } = params
    if (payout !== undefined) state.find('payout', payout, 'payout')
    const rows = matching(state.store.all('balance_transaction'), { currency, source })
      .filter((row) => within(row.created, created) && (type === undefined || row.type === type))
      .filter(({ id }) => payout === undefined || state.store.get('paid_out', id)?.payout === payout)
    return page(
      rows.map((row) => shown(state, row)),
      params,
      url,
      'balance_transaction',
    )
  }),
  call('GET', 'balance_transactions/:id', {}, (state, { id }) =>
    shown(state, state.find('balance_transaction', id)),
  ),
]
