/**
 * open: a saved cart. awaiting: prices are fixed, stock is reserved, and the checkout session is open. paid: payment
 * received. club: placed by the administrator for the club, without payment. abandoned: emptied, expired or cancelled,
 * with its stock returned. refunded: refunded in full.
 */
export const ORDER_STATES = ['open', 'awaiting', 'paid', 'club', 'abandoned', 'refunded'] as const
export type OrderState = (typeof ORDER_STATES)[number]

/** Allowed state changes. */
export const NEXT_STATES: Readonly<Record<OrderState, readonly OrderState[]>> = {
  // Paid: a checkout session that could not be closed was paid after all, for the same lines.
  open: ['awaiting', 'club', 'paid', 'abandoned'],
  awaiting: ['paid', 'abandoned', 'open'],
  paid: ['refunded'],
  club: ['abandoned'],
  // A cart that was not paid in time can be used again. A late payment counts while the items are still in stock.
  abandoned: ['open', 'paid'],
  refunded: [],
}

/** Placed orders: their stock is sold, and they join a batch. */
export const PLACED_STATES: readonly OrderState[] = ['paid', 'club']
/** Orders that were placed, including those refunded since. */
export const EVER_PLACED_STATES: readonly OrderState[] = [...PLACED_STATES, 'refunded']
/** Saved carts that are not paid. */
export const UNPAID_STATES: readonly OrderState[] = ['open', 'awaiting']
export const isPlaced = (state: OrderState): boolean => PLACED_STATES.includes(state)

/** Minutes for which stock is reserved and the checkout session is open. Stripe accepts 30 minutes or more. */
export const HOLD_MINUTES = 31

/** The most characters of a special request. */
export const MAX_REQUEST = 500

/** Unpaid orders are deleted after this many days. */
export const DELETE_UNPAID_AFTER_DAYS = 30
