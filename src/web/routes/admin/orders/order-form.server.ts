import { z } from 'zod'
import { ANOTHER_IS_PENDING } from '../../../../features/billing/refunds/model.ts'
import { type MoveOrder, moveOrder } from '../../../../features/store/batches/commands/move-order.server.ts'
import { type SwapSize, swapSize } from '../../../../features/store/batches/commands/swap-size.server.ts'
import { lineAndSize } from '../../../../features/store/batches/schema.ts'
import { cancelClubOrder } from '../../../../features/store/orders/commands/cancel-club-order.server.ts'
import {
  type RefundLines,
  refundLines,
} from '../../../../features/store/orders/commands/refund-lines.server.ts'
import {
  type RefundOrder,
  refundOrder,
} from '../../../../features/store/orders/commands/refund-order.server.ts'
import { piecesIn, refundForm, refundLinesForm } from '../../../../features/store/orders/schema.ts'
import { newId } from '../../../../kernel/ids.ts'
import { formatPence } from '../../../../kernel/money.ts'
import { unreachable } from '../../../../kernel/outcome.ts'
import { count } from '../../../../kernel/text.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { parseForm, type Refused, refuseForm } from '../../../parse-form.ts'
import { handleExchange } from './exchange-form.server.ts'
import { SIZE_REFUSALS } from './size-refusals.ts'

/** The result of a form in the order's modal: a notice, an operation to wait for, or errors. */
export type OrderFormResult =
  | { ok: true; text: string }
  | { ok: true; operationId: string }
  | (Refused & { intent: string })

/** Handles the forms of one order: move, change or exchange a size, refund or cancel. */
export async function handleOrderForm(ctx: Ctx, id: string, form: FormData): Promise<OrderFormResult> {
  const intent = form.get('intent')
  if (intent === 'move') return move(ctx, id, form)
  if (intent === 'swap') return swap(ctx, id, form)
  if (intent === 'exchange') return handleExchange(ctx, id, form)
  if (intent === 'refund-lines') return refundByLine(ctx, id, form)
  if (intent === 'refund') return refund(ctx, id, form)
  if (intent === 'call-off') return callOff(ctx, id, form)
  throw new Response('This request could not be read', { status: 400 })
}

const moveInput = z.object({ batchId: z.uuid('Choose a batch') })

async function move(ctx: Ctx, id: string, submitted: FormData): Promise<OrderFormResult> {
  const form = parseForm(moveInput, submitted)
  if (!form.ok) return { ...form, intent: 'move' }
  const moved = await moveOrder(ctx, id, form.value.batchId)
  if (moved.ok) return { ok: true, text: `The order is in ${moved.title} now` }
  return { ...refuseForm(submitted, { batchId: [notMoved(moved)] }), intent: 'move' }
}

function notMoved(refused: Extract<MoveOrder, { ok: false }>): string {
  switch (refused.reason) {
    case 'NOT_PLACED':
      return 'Only paid orders and club orders can be in a batch'
    case 'NOT_OPEN':
      return `This batch is now ${refused.status.toLowerCase()}, so nothing can join it`
    case 'HANDED_OUT':
      return `The batch of this order is ${refused.status.toLowerCase()}, so the order stays in it`
    default:
      return unreachable(refused)
  }
}

const swapInput = z.object({ swap: lineAndSize })

async function swap(ctx: Ctx, id: string, submitted: FormData): Promise<OrderFormResult> {
  const form = parseForm(swapInput, submitted)
  if (!form.ok) return { ...form, intent: 'swap' }
  const swapped = await swapSize(ctx, id, form.value.swap)
  if (swapped.ok) return { ok: true, text: `Size changed to ${swapped.size}` }
  return { ...refuseForm(submitted, { swap: [notSwapped(swapped)] }), intent: 'swap' }
}

function notSwapped(refused: Extract<SwapSize, { ok: false }>): string {
  if (refused.reason !== 'ORDERED') return SIZE_REFUSALS[refused.reason]
  return `The batch is ${refused.status.toLowerCase()}, so the size cannot be changed`
}

const refundInput = refundForm.extend({ sure: z.literal('yes', 'Tick to confirm the refund') })
const callOffInput = z.object({ sure: z.literal('yes', 'Tick to confirm that you cancel the order') })

async function refund(ctx: Ctx, id: string, submitted: FormData): Promise<OrderFormResult> {
  const form = parseForm(refundInput, submitted)
  if (!form.ok) return { ...form, intent: 'refund' }
  const given = await refundOrder(ctx, id, form.value)
  if (given.ok) return given
  const refusal = refuseForm(submitted, { amount: [notRefunded(given)] })
  refusal.values.key = newId()
  return { ...refusal, intent: 'refund' }
}

const refundLinesInput = refundLinesForm.extend({ confirm: z.literal('yes', 'Tick the box to confirm') })

async function refundByLine(ctx: Ctx, id: string, submitted: FormData): Promise<OrderFormResult> {
  const form = parseForm(refundLinesInput, submitted)
  if (!form.ok) return { ...form, intent: 'refund-lines' }
  const { putBack: restock, reason, key } = form.value
  const given = await refundLines(ctx, id, { pieces: piecesIn(submitted), reason, restock, key })
  if (given.ok && 'takenBack' in given)
    return { ok: true, text: `${count(given.takenBack, 'item')} taken back` }
  if (given.ok) return given
  const refusal = refuseForm(submitted, { '': [lineNotRefunded(given)] })
  refusal.values.key = newId()
  return { ...refusal, intent: 'refund-lines' }
}

function lineNotRefunded(refused: Extract<RefundLines, { ok: false }>): string {
  if (refused.reason === 'NO_PIECES') return 'Choose what comes back'
  if (refused.reason === 'NOT_THERE') return 'Some of this has already come back. Check what is left.'
  return notRefunded(refused)
}

function notRefunded(refused: Extract<RefundOrder, { ok: false }>): string {
  switch (refused.reason) {
    case 'NOT_PAID':
    case 'NOTHING_TO_REFUND':
      return 'Nothing of this order is left to refund'
    case 'TOO_MUCH':
      return `${formatPence(refused.left)} is the most you can refund`
    case 'REFUND_PENDING':
      return ANOTHER_IS_PENDING
    default:
      return unreachable(refused)
  }
}

async function callOff(ctx: Ctx, id: string, submitted: FormData): Promise<OrderFormResult> {
  const form = parseForm(callOffInput, submitted)
  if (!form.ok) return { ...form, intent: 'call-off' }
  const called = await cancelClubOrder(ctx, id, { restock: submitted.get('restock') === 'on' })
  if (called.ok) return { ok: true, text: 'Club order cancelled' }
  return { ...refuseForm(submitted, { '': ['This is no longer a club order'] }), intent: 'call-off' }
}
