import { z } from 'zod'
import { pence } from '../../kernel/money.ts'
import { unreachable } from '../../kernel/outcome.ts'
import { type AskKind, type BulkResult, TryAgain } from '../../platform/jobs/bulk/kind.ts'
import { findMemberName } from '../members/queries/members-by-name.server.ts'
import { type AssignSubscription, assignSubscription } from './commands/assign-subscription.server.ts'
import { type CreateInvoice, createInvoice } from './commands/create-invoice.server.ts'

type InvoiceInput = { amount: number; description: string }
type SubscriptionInput = { priceId: string; plan: string; volunteer: boolean }

/** One invoice for each of many members. [INV-008] */
export const INVOICES: AskKind<InvoiceInput> = {
  name: 'billing.create-invoice',
  input: z.object({ amount: z.int().positive(), description: z.string() }),
  async ask(ctx, { amount, description }, { id: memberId, key }) {
    const name = await findMemberName(ctx.db, memberId)
    const made = await createInvoice(ctx, { memberId, amount: pence(amount), description, key })
    return made.ok
      ? { ok: true, text: `Invoice sent to ${name}` }
      : failed(`Could not send an invoice to ${name}`, made)
  },
}

/** One subscription for each of many members. [INV-017, INV-018] */
export const SUBSCRIPTIONS: AskKind<SubscriptionInput> = {
  name: 'billing.assign-subscription',
  input: z.object({ priceId: z.string(), plan: z.string(), volunteer: z.boolean() }),
  async ask(ctx, { priceId, plan, volunteer }, { id: memberId, key }) {
    const name = await findMemberName(ctx.db, memberId)
    const given = await assignSubscription(ctx, { memberId, priceId, volunteer, key })
    return given.ok
      ? { ok: true, text: `Assigned subscription ${plan} to ${name}!` }
      : failed(`Could not assign ${plan} to ${name}`, given)
  },
}

type Failed = Extract<CreateInvoice, { ok: false }> | Extract<AssignSubscription, { ok: false }>

function failed(what: string, refusal: Failed): BulkResult {
  if (refusal.reason === 'PROVIDER_DOWN') throw new TryAgain(`${what}: the card provider does not answer.`)
  return { ok: false, text: `${what}: ${reasonOf(refusal)}` }
}

function reasonOf(refusal: Exclude<Failed, { reason: 'PROVIDER_DOWN' }>): string {
  switch (refusal.reason) {
    case 'NO_EMAIL':
      return 'there is no e-mail address that the card provider takes. Add one in letters a–z.'
    case 'NO_PLAN':
      return 'this plan is no longer available.'
    case 'RUNNING':
      return 'the member already has it.'
    case 'GIVEN_OTHERWISE':
      return `an earlier try has given it ${refusal.volunteer ? 'with' : 'without'} the 20% discount.`
    case 'KEY_USED':
      return 'another one was sent in the same run.'
    case 'PROVIDER_REFUSED':
      return refusal.message
    default:
      return unreachable(refusal)
  }
}
