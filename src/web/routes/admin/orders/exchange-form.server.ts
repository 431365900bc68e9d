import {
  type ExchangeSize,
  exchangeSize,
} from '../../../../features/store/hand-out/commands/exchange-size.server.ts'
import { exchangeInput } from '../../../../features/store/hand-out/schema.ts'
import { newId } from '../../../../kernel/ids.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { parseForm, type Refused, refuseForm } from '../../../parse-form.ts'
import { SIZE_REFUSALS } from './size-refusals.ts'

type Refusal = Extract<ExchangeSize, { ok: false }>

/** Handles the form that exchanges items of an order for another size. */
export async function handleExchange(
  ctx: Ctx,
  id: string,
  submitted: FormData,
): Promise<{ ok: true; text: string } | (Refused & { intent: string })> {
  const form = parseForm(exchangeInput, submitted)
  if (!form.ok) return { ...form, intent: 'exchange' }
  const { exchange, oldBack: restock, pieces, key } = form.value
  const exchanged = await exchangeSize(ctx, id, { ...exchange, pieces, restock, key })
  if (exchanged.ok) return { ok: true, text: `${exchanged.title}: exchanged for ${exchanged.size}` }
  const field = exchanged.reason === 'TOO_MANY' ? 'pieces' : 'exchange'
  const refusal = refuseForm(submitted, { [field]: [notExchanged(exchanged)] })
  refusal.values.key = newId()
  return { ...refusal, intent: 'exchange' }
}

function notExchanged(refused: Refusal): string {
  switch (refused.reason) {
    case 'NOT_DELIVERED':
      return 'This has not been delivered yet, so there is nothing to exchange'
    case 'PERSONALISED':
      return 'This is personalised, so there is none to exchange it for'
    case 'TOO_MANY':
      return refused.left === 1 ? 'Only 1 is left to exchange' : `Only ${refused.left} are left to exchange`
    default:
      return SIZE_REFUSALS[refused.reason]
  }
}
