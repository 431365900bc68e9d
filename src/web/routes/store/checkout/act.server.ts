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
import { BUSY, MEMBERS_BUY } from '../../../store-words.ts'
import { tooMany } from '../../../too-many-requests.ts'

/** Why nothing was ordered, with what was typed. */
export type Refused = { failure: string | undefined; errors: Record<string, string[]>; request: string }

type NotDone = Extract<PayOrder | ClubOrder, { ok: false }>

/** Pay by card, or an order of the club. [STO-045, STO-046, STO-053, STO-054] */
export const actOnCheckout = (ctx: Ctx, submitted: FormData) =>
  keepTyped(
    ctx,
    () => order(ctx, submitted),
    () => refusedWith(submitted, BROKEN_FORM),
  )

async function order(ctx: Ctx, submitted: FormData) {
  const form = parseForm(checkoutForm, submitted)
  if (!form.ok) return data(refusedWith(submitted, wordsOf(form.errors), form.errors), 422)
  const { intent, order: orderId, total, seen, request } = form.value
  const choice = { orderId, seenTotal: total, seenLines: seen, request }
  if (intent === 'club') {
    if (!canPlaceClubOrder(ctx.actor))
      throw new Response('Only an administrator can place an order of the club', { status: 403 })
    const placed = await placeClubOrder(ctx, choice)
    return placed.ok ? redirect(summaryPath(placed.orderId), 303) : answer(submitted, placed)
  }
  const paying = await payOrder(ctx, choice)
  if (paying.ok) return new Response(null, { status: 303, headers: { location: paying.url } })
  return paying.reason === 'PLACED' ? redirect(summaryPath(paying.orderId), 303) : answer(submitted, paying)
}

const summaryPath = (id: string) => `/store/checkout?reg=success&id=${id}`

function answer(submitted: FormData, refused: Exclude<NotDone, { reason: 'PLACED' }>) {
  const say = (failure: string, init: number | ReturnType<typeof tooMany>) =>
    data(refusedWith(submitted, failure), init)
  switch (refused.reason) {
    case 'MEMBERS_ONLY':
      return say(MEMBERS_BUY, 403)
    case 'NO_ITEMS':
      return say('Your cart is empty', 409)
    case 'NOT_LIKE_THIS':
      return say('Something in your cart cannot be bought as it is. Nothing was charged.', 409)
    // It was emptied in another tab, and what is in it now is another order.
    case 'NO_ORDER':
    case 'PRICE_CHANGED':
      return say(
        'Your cart has changed since you looked at it. Nothing was charged: please check it and pay again.',
        409,
      )
    case 'BUSY':
      return say(BUSY, 409)
    case 'NOTHING_TO_PAY':
      return say('There is nothing to pay for this order. Please write to the club.', 422)
    case 'TOO_MANY':
      return say(
        'You have tried to pay many times. Please try again in an hour.',
        tooMany(refused.retryAfterSeconds),
      )
    case 'PROVIDER_DOWN':
      return say(NOTHING_CHARGED, 503)
    case 'PROVIDER_REFUSED':
      return say(`There is an error on your payment: ${refused.message}`, 422)
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

/** What is wrong with a field that nobody sees stands above the cart; the rest beside its field. */
const wordsOf = ({ order, total, intent }: Record<string, string[]>): string | undefined =>
  (order ?? total ?? intent)?.[0]
