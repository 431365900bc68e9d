/**
 * open: the cart was saved as an order. awaiting: frozen, stock reserved, the card page is open. paid: the money is
 * here. club: the administrator has placed it without payment. abandoned: emptied, expired or called off, the stock
 * given back. refunded: all of the money went back.
 */
export const ORDER_STATES = ['open', 'awaiting', 'paid', 'club', 'abandoned', 'refunded'] as const
export type OrderState = (typeof ORDER_STATES)[number]

/** Which state may follow which; everything else is refused. */
export const NEXT_STATES: Readonly<Record<OrderState, readonly OrderState[]>> = {
  // Paid: a card page that could not be closed was paid after all, for the very same lines.
  open: ['awaiting', 'club', 'paid', 'abandoned'],
  awaiting: ['paid', 'abandoned', 'open'],
  paid: ['refunded'],
  club: ['abandoned'],
  // A cart that was not paid in time goes on. Money can arrive late, and be enough if the goods are still there.
  abandoned: ['open', 'paid'],
  refunded: [],
}

/** Orders that are made: they join a batch, and their stock is gone. [resolutions B08] */
export const PLACED_STATES: readonly OrderState[] = ['paid', 'club']
/** Placed, or given back since: what staff call the orders. */
export const EVER_PLACED_STATES: readonly OrderState[] = [...PLACED_STATES, 'refunded']
/** Carts that were saved and are not paid. */
export const UNPAID_STATES: readonly OrderState[] = ['open', 'awaiting']
export const isPlaced = (state: OrderState): boolean => PLACED_STATES.includes(state)

/**
 * For how long stock is reserved and the card page is open. The provider takes no less than 30 minutes from its own
 * clock.
 */
export const HOLD_MINUTES = 31

/** [STO-057, resolutions F11] */
export const MOST_REQUEST = 500

/** Unpaid orders are forgotten after so many days. [resolutions B08] */
export const DELETE_UNPAID_AFTER_DAYS = 30
