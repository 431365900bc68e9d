import { leftOfInvoice } from '../../features/billing/invoices/model.ts'
import { countUnpaidInvoices, listInvoices } from '../../features/billing/invoices/queries/invoices.server.ts'
import { canReadResults } from '../../features/forms/policy.ts'
import { canWriteMessages } from '../../features/messages/policy.ts'
import { paidAndRemoved } from '../../features/registrations/payment/queries/paid-and-removed.server.ts'
import { canManageRegistrations } from '../../features/registrations/policy.ts'
import { countUnassigned, countUnpaid } from '../../features/registrations/review/queries/attention.server.ts'
import {
  approvalsToUndo,
  registrationsToApprove,
  unpaidRegistrations,
} from '../../features/registrations/review/queries/waiting.server.ts'
import { canManageBatches } from '../../features/store/batches/policy.ts'
import { canEditTrainings } from '../../features/trainings/policy.ts'
import { canSeeDuties } from '../../features/volunteering/duties/policy.ts'
import { dutiesToFill } from '../../features/volunteering/duties/queries/duties.server.ts'
import { peopleForDuties } from '../../features/volunteering/duties/queries/people.server.ts'
import { hasRole } from '../../kernel/actor.ts'
import { longDay } from '../../kernel/dates.ts'
import { newId } from '../../kernel/ids.ts'
import { formatPence } from '../../kernel/money.ts'
import type { Ctx } from '../../platform/context.ts'
import { adminPaths } from '../admin-paths.ts'
import { MAX_ITEMS, type QueueGroup } from './queue.ts'
import {
  attendanceToTake,
  batchesBelowMinimum,
  batchesToOrder,
  lowStock,
  ordersToBatch,
  toContact,
  toPayBack,
  toReverse,
} from './queue-links.server.ts'
import {
  confidentialToRead,
  failingEmails,
  formsWithoutReader,
  messagesToAnswer,
} from './queue-messages.server.ts'

const MOST = { limit: MAX_ITEMS }
const FORTNIGHT_MS = 14 * 86_400_000

/**
 * What waits for this user, in groups that the role may act on: the group whose first item has waited longest comes
 * first. `open` names the item whose form is shown.
 */
export async function workQueue(ctx: Ctx, open: string | null): Promise<QueueGroup[]> {
  const found = await Promise.all([
    ...(canManageRegistrations(ctx.actor) ? [toUndo(ctx), toApprove(ctx), toPay(ctx)] : []),
    ...(hasRole(ctx.actor, 'finance')
      ? [toContact(ctx), invoices(ctx), refunds(ctx, open), toReverse(ctx), toPayBack(ctx)]
      : []),
    confidentialToRead(ctx),
    ...(canReadResults(ctx.actor) ? [messagesToAnswer(ctx, open), formsWithoutReader(ctx)] : []),
    ...(canWriteMessages(ctx.actor) ? [failingEmails(ctx)] : []),
    ...(canSeeDuties(ctx.actor) ? [openDuties(ctx, open)] : []),
    ...(canEditTrainings(ctx.actor) ? [attendanceToTake(ctx)] : []),
    ...(canManageBatches(ctx.actor)
      ? [ordersToBatch(ctx), batchesToOrder(ctx), batchesBelowMinimum(ctx), lowStock(ctx)]
      : []),
  ])
  return found.filter(({ items }) => items.length > 0).toSorted((a, b) => waitsSince(a) - waitsSince(b))
}

/** What can still be undone comes first, and what has a deadline after everything that waits. */
const waitsSince = ({ items: [first] }: QueueGroup): number =>
  first?.action.kind === 'press' && first.action.intent === 'undo'
    ? 0
    : (first?.since?.getTime() ?? first?.by?.getTime() ?? 0)

async function toUndo(ctx: Ctx): Promise<QueueGroup> {
  const approved = await approvalsToUndo(ctx)
  return {
    title: 'Approved just now',
    total: approved.length,
    all: adminPaths.registrations,
    items: approved.map(({ id, name, sendAt }) => ({
      id: `registration/${id}`,
      title: name,
      detail: 'The e-mails have not been sent yet.',
      by: sendAt,
      to: adminPaths.registration(id),
      action: { kind: 'press', intent: 'undo', label: 'Undo' },
    })),
  }
}

async function toApprove(ctx: Ctx): Promise<QueueGroup> {
  const [found, total] = await Promise.all([registrationsToApprove(ctx, MOST), countUnassigned(ctx.db)])
  return {
    title: 'Registrations to approve',
    total,
    all: `${adminPaths.registrations}?status=new`,
    items: found.map(({ id, name, since, known }) => ({
      id: `registration/${id}`,
      title: name,
      since,
      to: adminPaths.registration(id),
      action: { kind: 'approve', known },
    })),
  }
}

async function toPay(ctx: Ctx): Promise<QueueGroup> {
  const [found, total] = await Promise.all([unpaidRegistrations(ctx, MOST), countUnpaid(ctx.db)])
  return {
    title: 'Registration fees to pay',
    total,
    all: `${adminPaths.registrations}?payment=unpaid`,
    items: found.map(({ id, name, since, remindedAt }) => ({
      id: `fee/${id}`,
      title: name,
      ...(remindedAt && { detail: `Last e-mail on ${longDay(remindedAt)}` }),
      ...(since && { since }),
      to: adminPaths.registration(id),
      action: { kind: 'press', intent: 'remind-fee', label: 'E-mail a payment link', formKey: newId() },
    })),
  }
}

async function invoices(ctx: Ctx): Promise<QueueGroup> {
  const oldest = { q: '', show: 'unpaid', sort: { by: 'Created', down: false }, start: 0 } as const
  const [{ rows }, total] = await Promise.all([listInvoices(ctx, oldest), countUnpaidInvoices(ctx)])
  return {
    title: 'Unpaid invoices',
    total,
    all: adminPaths.invoices,
    items: rows.slice(0, MAX_ITEMS).map((invoice) => ({
      id: `invoice/${invoice.id}`,
      title: `${invoice.customerName || invoice.customerEmail}, ${formatPence(leftOfInvoice(invoice))}`,
      detail: invoice.remindedAt
        ? `${invoice.description}. Reminded on ${longDay(invoice.remindedAt)}`
        : invoice.description,
      since: invoice.createdAt,
      to: `${adminPaths.invoices}/${invoice.id}/remind`,
      action: { kind: 'press', intent: 'remind-invoice', label: 'Send a reminder' },
    })),
  }
}

async function refunds(ctx: Ctx, open: string | null): Promise<QueueGroup> {
  const { rows, total } = await paidAndRemoved(ctx, MOST)
  return {
    title: 'Paid, but the registration was removed',
    total,
    all: `${adminPaths.payments}?purpose=registration`,
    items: rows.map(({ id, payer, left, since, description }) => {
      const amount = formatPence(left)
      const item = `payment/${id}`
      return {
        id: item,
        title: `${payer}, ${amount}`,
        detail: description,
        since,
        to: `${adminPaths.payments}/${id}/refund`,
        action:
          open === item
            ? {
                kind: 'confirm',
                intent: 'refund',
                text: `${payer} gets ${amount} back on the card. This cannot be undone.`,
                label: `Refund ${amount}`,
                formKey: newId(),
              }
            : { kind: 'open', label: 'Refund' },
      }
    }),
  }
}

async function openDuties(ctx: Ctx, open: string | null): Promise<QueueGroup> {
  const until = ctx.clock.now().getTime() + FORTNIGHT_MS
  const found = (await dutiesToFill(ctx)).filter(
    ({ startsAt, places, helpers }) => startsAt.getTime() < until && helpers.length < places,
  )
  const shown = found.slice(0, MAX_ITEMS)
  const isOpen = shown.some(({ id }) => open === `duty/${id}`)
  const people = isOpen ? await peopleForDuties(ctx) : []
  return {
    title: 'Duties without a helper',
    total: found.length,
    all: adminPaths.duties,
    items: shown.map(({ id, position, team, startsAt, places, helpers }) => ({
      id: `duty/${id}`,
      title: team ? `${position}, ${team}` : position,
      detail: `${helpers.length} of ${places} places taken`,
      by: startsAt,
      to: adminPaths.duties,
      action: open === `duty/${id}` ? { kind: 'assign', people } : { kind: 'open', label: 'Assign someone' },
    })),
  }
}
