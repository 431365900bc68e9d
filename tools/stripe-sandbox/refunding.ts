import { bookFailedRefund } from './balance.ts'
import { cardOf } from './cards.ts'
import type { World } from './core/world.ts'
import type { Charge, Refund } from './types.ts'

const FAILS_AFTER_SECONDS = 60 * 60

/** Has the refunds of some cards fail an hour later, as Stripe's test card does "some time later". */
export function scheduleFailure(world: World, refund: Refund, { payment_method: method }: Charge) {
  const { number = '' } = world.store.get('card_number', method ?? '') ?? {}
  if (cardOf(number).refundsFail) world.schedule('fail_refund', refund.id, world.now() + FAILS_AFTER_SECONDS)
}

/** The bank could not give the money to the card's owner: it is on the balance again. */
export function failRefund(world: World, id: string) {
  const refund = world.find('refund', id)
  const charge = world.find('charge', String(refund.charge))
  const failed = world.store.patch('refund', id, {
    failure_balance_transaction: bookFailedRefund(world, refund).id,
    failure_reason: 'lost_or_stolen_card',
    status: 'failed',
  })
  world.store.patch('charge', charge.id, {
    amount_refunded: charge.amount_refunded - refund.amount,
    refunded: false,
  })
  for (const type of ['refund.updated', 'charge.refund.updated'])
    world.emit(type, failed, { status: refund.status })
  world.emit('refund.failed', failed)
}
