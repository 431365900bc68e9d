import { data, redirect } from 'react-router'
import {
  type ClubOrder,
  type PayOrder,
  payOrder,
  placeClubOrder,
} from '../../../../features/store/orders/commands/place-order.server.ts'
import { canPlaceClubOrder } from '../../../../features/store/orders/policy.ts'
import { checkoutForm } from '../../../../features/store/orders/schema.ts'
import { BROKEN_FORM } from '../../../../kernel/not-sent.ts'
import { unreachable } from '../../../../kernel/outcome.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { NOTHING_CHARGED } from '../../../../platform/payments/wording.ts'
import { keepTyped } from '../../../keep-typed.server.ts'
import { parseForm, refuseForm } from '../../../parse-form.ts'
import { paths } from '../../../paths.ts'
import { BUSY, MEMBERS_BUY } from '../../../store-words.ts'
import { tooMany } from '../../../too-many-requests.ts'

/** Why nothing was ordered, with what was typed. */
export type Refused = { failure: string | undefined; errors: Record<string, string[]>; request: string }

type NotDone = Extract<PayOrder | ClubOrder, { ok: false }>

/** Handles the checkout form: opens the checkout session, or places a club order. */
export const handleCheckoutForm = (ctx: Ctx, submitted: FormData) =>
  keepTyped(
    ctx,
    () => placeOrPay(ctx, submitted),
    () => refusedWith(submitted, BROKEN_FORM),
  )

async function placeOrPay(ctx: Ctx, submitted: FormData) {
  const form = parseForm(checkoutForm, submitted)
  if (!form.ok) return data(refusedWith(submitted, wordsOf(form.errors), form.errors), 422)
  const { intent, order: orderId, total, seen, request } = form.value
  const choice = { orderId, seenTotal: total, seenLines: seen, request }
  if (intent === 'club') {
    if (!canPlaceClubOrder(ctx.actor))
      throw new Response('Only an administrator can place a club order', { status: 403 })
    const placed = await placeClubOrder(ctx, choice)
    return placed.ok ? redirect(summaryPath(placed.orderId), 303) : answer(submitted, placed)
  }
  const paying = await payOrder(ctx, choice)
  if (paying.ok) return new Response(null, { status: 303, headers: { location: paying.url } })
  return paying.reason === 'PLACED' ? redirect(summaryPath(paying.orderId), 303) : answer(submitted, paying)
}

const summaryPath = (id: string) => `${paths.checkout}?reg=success&id=${id}`

function answer(submitted: FormData, refused: Exclude<NotDone, { reason: 'PLACED' }>) {
  const say = (failure: string, init: number | ReturnType<typeof tooMany>) =>
    data(refusedWith(submitted, failure), init)
  switch (refused.reason) {
    case 'MEMBERS_ONLY':
      return say(MEMBERS_BUY, 403)
    case 'NO_ITEMS':
      return say('Your cart is empty', 409)
    case 'NOT_LIKE_THIS':
      return say('Some items in your cart cannot be bought as they are. Nothing was charged.', 409)
    // The cart was emptied in another tab and now belongs to another order.
    case 'NO_ORDER':
    case 'PRICE_CHANGED':
      return say(
        'Your cart has changed since you opened it. Nothing was charged. Check it and pay again.',
        409,
      )
    case 'BUSY':
      return say(BUSY, 409)
    case 'NOTHING_TO_PAY':
      return say('There is nothing to pay for this order. E-mail the club.', 422)
    case 'TOO_MANY':
      return say(
        'You have tried to pay too many times. Try again in an hour.',
        tooMany(refused.retryAfterSeconds),
      )
    case 'PROVIDER_DOWN':
      return say(NOTHING_CHARGED, 503)
    case 'PROVIDER_REFUSED':
      return say(`Your payment did not go through: ${refused.message}`, 422)
    default:
      return unreachable(refused)
  }
}

function refusedWith(
  submitted: FormData,
  failure: string | undefined,
  errors: Record<string, string[]> = {},
): Refused {
  return { failure, errors, request: refuseForm(submitted, {}).values.request ?? '' }
}

/** Words errors of hidden fields, which are shown above the cart. */
const wordsOf = ({ order, total, intent }: Record<string, string[]>): string | undefined =>
  (order ?? total ?? intent)?.[0]
