import { redirect } from 'react-router'
import { type CartChange, cartAddress } from '../../../features/store/cart/model/cart.ts'
import { cartCookie } from '../../../features/store/cart/queries/cart-cookie.server.ts'
import { cartForm } from '../../../features/store/cart/schema.ts'
import {
  choiceLoginPath,
  choicePath,
  parseChoice,
} from '../../../features/store/catalog/model/item-choice.ts'
import { MAX_PIECES } from '../../../features/store/catalog/model/personalisation.ts'
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
import { SILENT } from '../../../platform/payments/wording.ts'
import { ctxOf } from '../../context.ts'
import { answerBugs } from '../../keep-typed.server.ts'
import { redirectWithNotice } from '../../notices.server.ts'
import { parseForm, submittedForm } from '../../parse-form.ts'
import { paths } from '../../paths.ts'
import { BUSY, MEMBERS_BUY } from '../../store-words.ts'
import type { Route } from './+types/cart'

const CHECKOUT = paths.checkout

/** The cart is shown by the checkout. */
export const loader = () => redirect(CHECKOUT)

/** Changes the cart and redirects. The checkout's buttons name their line in the URL. */
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
  const response = redirectWithNotice(change.kind === 'add' ? paths.product(change.line.id) : CHECKOUT, {
    tone: 'ok',
    text: [noticeOf(ctx, change, outcome), ...outcome.repriced.map(newPrice)].join('. '),
    ...(change.kind === 'add' && { link: { href: CHECKOUT, text: 'View cart' } }),
    focus: focusAfter(change),
  })
  response.headers.append('set-cookie', cartCookie(ctx.config, outcome.cart))
  return response
}

/** Names the button that keeps the focus. If it is gone, the page focuses its heading. */
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

/** Says how many pieces were added; a line is limited to 50. */
function addedWords(title: string, pieces: number, isFull: boolean): string {
  if (pieces === 0) return `Your cart already has ${MAX_PIECES} x ${title}, the most you can order`
  const added = `${pieces} x ${title} added to the cart`
  return isFull ? `${added}. You can order ${MAX_PIECES} of one kind at most` : added
}

const newPrice = ({ title, was, now }: Repriced): string =>
  `The price of one ${title} has changed from ${formatPence(was)} to ${formatPence(now)}`

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
      return refuse(path, 'Your cart is full. Order what is in it first.')
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
        `You have started to pay, and we cannot cancel that now. ${SILENT}, or your payment is being processed. Try again later.`,
      )
    default:
      return unreachable(refused)
  }
}

const refuse = (path: string, text: string) => redirectWithNotice(path, { tone: 'bad', text })

/** Returns the page after a refused change: the item with the choice, without what is not available. */
function returnPath(submitted: FormData, problem?: Problem): string {
  const id = submitted.get('id')
  if (submitted.get('intent') !== 'add' || typeof id !== 'string' || !id) return CHECKOUT
  const choice = parseChoice(submitted)
  if (problem?.kind === 'TAKEN')
    return choicePath(id, { ...choice, personalisation: { ...choice.personalisation, shirtNumber: null } })
  return choicePath(id, problem?.kind === 'SOLD_OUT' ? { ...choice, size: '' } : choice)
}

const firstOf = (errors: Record<string, string[]>) =>
  Object.values(errors).flat()[0] ?? 'Use the buttons of the store'
