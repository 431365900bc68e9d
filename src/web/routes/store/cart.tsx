import { redirect } from 'react-router'
import { cartCookie } from '../../../features/store/cart/internal/cookie.server.ts'
import { type CartChange, cartAddress } from '../../../features/store/cart/model/cart.ts'
import { cartForm } from '../../../features/store/cart/schema.ts'
import { productPath } from '../../../features/store/catalog/model/categories.ts'
import {
  choiceLoginPath,
  choicePath,
  parseChoice,
} from '../../../features/store/catalog/model/item-choice.ts'
import { MOST_PIECES } from '../../../features/store/catalog/model/personalisation.ts'
import {
  type ChangeCart,
  changeCart,
  type Repriced,
} from '../../../features/store/orders/commands/change-cart.server.ts'
import { type Problem, problemWords } from '../../../features/store/orders/model/lines.ts'
import { typedRequest } from '../../../features/store/orders/schema.ts'
import { formatPence } from '../../../kernel/money.ts'
import { BROKEN_FORM } from '../../../kernel/not-sent.ts'
import { unreachable } from '../../../kernel/outcome.ts'
import type { Ctx } from '../../../platform/context.ts'
import { ctxOf } from '../../context.ts'
import { answerBugs } from '../../keep-typed.server.ts'
import { redirectWithNotice } from '../../notices.server.ts'
import { parseForm, submittedForm } from '../../parse-form.ts'
import { BUSY, MEMBERS_BUY } from '../../store-words.ts'
import type { Route } from './+types/cart'

const CHECKOUT = '/store/checkout'

/** What the cart holds is seen at the checkout. */
export const loader = () => redirect(CHECKOUT)

/**
 * Add, increase, decrease and empty: a small write without a page of its own. The buttons of the checkout say in their
 * address which line they mean. [STO-032, STO-034, STO-052, STO-057]
 */
export async function action({ request, context }: Route.ActionArgs) {
  const ctx = ctxOf(context)
  const submitted = await submittedForm(request)
  for (const [name, value] of new URL(request.url).searchParams) submitted.set(name, value)
  const failed = () => refuse(returnPath(submitted), BROKEN_FORM)
  return answerBugs(ctx, () => handleCartForm(ctx, request, submitted), failed)
}

async function handleCartForm(ctx: Ctx, request: Request, submitted: FormData) {
  const form = parseForm(cartForm, submitted)
  if (!form.ok) return refuse(returnPath(submitted), firstOf(form.errors))
  const typed = parseForm(typedRequest, submitted)
  if (!typed.ok) return refuse(CHECKOUT, firstOf(typed.errors))
  const change = form.value
  const outcome = await changeCart(ctx, request.headers, change, typed.value.request)
  if (!outcome.ok) return refusal(ctx, submitted, change, outcome)
  const response = redirectWithNotice(change.kind === 'add' ? productPath(change.line.id) : CHECKOUT, {
    tone: 'ok',
    text: [noticeOf(ctx, change, outcome), ...outcome.repriced.map(newPrice)].join('. '),
    ...(change.kind === 'add' && { link: { href: CHECKOUT, text: 'View cart' } }),
    focus: focusAfter(change),
  })
  response.headers.append('set-cookie', cartCookie(ctx.config, outcome.cart))
  return response
}

/** The button that was pressed, while its line is there; the page takes its heading where it is not. */
const focusAfter = (change: CartChange): string =>
  'line' in change ? `${change.kind} ${cartAddress(change.line)}` : change.kind

function noticeOf(
  ctx: Ctx,
  change: CartChange,
  { title, pieces }: { title: string; pieces: number },
): string {
  if (change.kind === 'add') return addedWords(title, pieces, pieces < change.line.quantity)
  if (change.kind === 'empty') return 'Your cart is empty'
  if (change.kind === 'remove') return 'Removed from your cart'
  return ctx.actor.kind === 'user' ? 'Order updated' : 'Cart updated'
}

/** A line holds 50 pieces: what was asked for above that did not come to it. [STO-032, resolutions B15] */
function addedWords(title: string, pieces: number, isFull: boolean): string {
  if (pieces === 0) return `The cart has ${MOST_PIECES} x ${title} already, and holds no more of one kind`
  const added = `${pieces} x ${title} added to the cart`
  return isFull ? `${added}, which holds ${MOST_PIECES} of one kind at most` : added
}

const newPrice = ({ title, was, now }: Repriced): string =>
  `The price of ${title} has changed: one was ${formatPence(was)}, now ${formatPence(now)}`

function refusal(
  ctx: Ctx,
  submitted: FormData,
  change: CartChange,
  refused: Extract<ChangeCart, { ok: false }>,
): Response {
  const path = returnPath(submitted)
  switch (refused.reason) {
    case 'MEMBERS_ONLY': {
      if (ctx.actor.kind !== 'visitor' || change.kind !== 'add') return refuse(path, MEMBERS_BUY)
      return refuse(choiceLoginPath(change.line.id, parseChoice(submitted)), MEMBERS_BUY)
    }
    case 'FULL':
      return refuse(path, 'Your cart is full. Please order what is in it first.')
    case 'NOT_LIKE_THIS':
      return refuse(
        returnPath(submitted, refused.problem),
        problemWords(refused.problem, 'line' in change ? change.line : { size: '' }),
      )
    case 'BUSY':
      return refuse(path, BUSY)
    case 'PROVIDER_DOWN':
      return refuse(
        path,
        'You were about to pay for it, and that cannot be called off now: the card provider does not answer, or your payment is on its way. Please try again later.',
      )
    default:
      return unreachable(refused)
  }
}

const refuse = (path: string, text: string) => redirectWithNotice(path, { tone: 'bad', text })

/** Where a refused change leads: to the item with what was chosen of it, without what cannot be had. */
function returnPath(submitted: FormData, problem?: Problem): string {
  const id = submitted.get('id')
  if (submitted.get('intent') !== 'add' || typeof id !== 'string' || !id) return CHECKOUT
  const choice = parseChoice(submitted)
  if (problem?.kind === 'TAKEN')
    return choicePath(id, { ...choice, personalisation: { ...choice.personalisation, shirtNumber: null } })
  return choicePath(id, problem?.kind === 'SOLD_OUT' ? { ...choice, size: '' } : choice)
}

const firstOf = (errors: Record<string, string[]>) =>
  Object.values(errors).flat()[0] ?? 'Please use the buttons of the store'
