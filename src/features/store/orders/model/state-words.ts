import type { Pence } from '../../../../kernel/money.ts'
import type { OrderState } from './order.ts'

type Tone = 'ok' | 'warn' | 'bad' | 'info'

const WORDS: Readonly<Record<OrderState, { tone: Tone; text: string }>> = {
  open: { tone: 'info', text: 'Cart' },
  awaiting: { tone: 'bad', text: 'Unpaid' },
  paid: { tone: 'ok', text: 'Paid' },
  club: { tone: 'info', text: 'Club order' },
  abandoned: { tone: 'info', text: 'Abandoned' },
  refunded: { tone: 'warn', text: 'Refunded' },
}

/** Label and colour of an order's payment state. */
export function orderStateLabel({ state, refunded }: { state: OrderState; refunded: Pence }): {
  tone: Tone
  text: string
} {
  return state === 'paid' && refunded > 0 ? { tone: 'warn', text: 'Partly refunded' } : WORDS[state]
}
