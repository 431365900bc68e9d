import { METHOD_PHRASES } from '../../features/billing/payments/model.ts'
import { openPayBacks } from '../../features/billing/refunds/queries/pay-backs.server.ts'
import { sentWords } from '../../features/money/chasing/model/steps.ts'
import { chargesForTreasurer } from '../../features/money/chasing/queries/chasing.server.ts'
import { paidTwice } from '../../features/money/queries/paid-twice.server.ts'
import {
  countLateBatches,
  countOrdersWithoutBatch,
  lateBatches,
  ordersWithoutBatch,
} from '../../features/store/batches/queries/attention.server.ts'
import { shortBatches } from '../../features/store/batches/queries/minimums.server.ts'
import { lowItems } from '../../features/store/stock/queries/stock-list.server.ts'
import { unmarkedSessions } from '../../features/trainings/attendance/queries/unmarked-sessions.server.ts'
import { clubInstant, localDate } from '../../kernel/dates.ts'
import { formatPence } from '../../kernel/money.ts'
import type { Ctx } from '../../platform/context.ts'
import { adminPaths } from '../admin-paths.ts'
import { MAX_ITEMS, type QueueGroup } from './queue.ts'

const MOST = { limit: MAX_ITEMS }

/** Sessions whose attendance nobody has taken, for their coaches. The list for the hall opens on its own page. */
export async function attendanceToTake(ctx: Ctx): Promise<QueueGroup> {
  const found = await unmarkedSessions(ctx)
  return {
    title: 'Attendance to take',
    total: found.length,
    all: adminPaths.attendanceHome,
    items: found.slice(0, MAX_ITEMS).map(({ id, teams, endsAt }) => ({
      id: `session/${id}`,
      title: teams,
      since: endsAt,
      to: adminPaths.trainingSession(id),
      action: { kind: 'link', label: 'Take attendance', to: adminPaths.attendance(id) },
    })),
  }
}

/** Payments by hand of invoices that were paid by card too: the payer gets the money back. */
export async function toReverse(ctx: Ctx): Promise<QueueGroup> {
  const found = await paidTwice(ctx)
  return {
    title: 'Paid twice',
    total: found.length,
    all: adminPaths.payments,
    items: found
      .slice(0, MAX_ITEMS)
      .map(({ id, amount, method, payerName, payerEmail, description, paidAt }) => ({
        id: `twice/${id}`,
        title: `${payerName || payerEmail}, ${formatPence(amount)}`,
        detail: `${description}: paid by card and ${METHOD_PHRASES[method]}. Pay ${formatPence(amount)} back, then reverse it here.`,
        ...(paidAt && { since: paidAt }),
        to: adminPaths.reversePayment(id),
        action: { kind: 'link', label: 'Reverse', to: adminPaths.reversePayment(id) },
      })),
  }
}

/** What the club owes for cancelled bookings that were paid by hand. */
export async function toPayBack(ctx: Ctx): Promise<QueueGroup> {
  const found = await openPayBacks(ctx)
  return {
    title: 'To pay back',
    total: found.length,
    all: adminPaths.money,
    items: found
      .slice(0, MAX_ITEMS)
      .map(({ id, amount, method, payerName, payerEmail, description, since }) => ({
        id: `pay-back/${id}`,
        title: `${payerName || payerEmail}, ${formatPence(amount)}`,
        detail: `${description}: cancelled after it was paid ${METHOD_PHRASES[method]}.`,
        since,
        to: adminPaths.payBack(id),
        action: { kind: 'link', label: 'Record as paid back', to: adminPaths.payBack(id) },
      })),
  }
}

/** Paid orders that reach no supplier, because no batch is open. */
export async function ordersToBatch(ctx: Ctx): Promise<QueueGroup> {
  const [found, total] = await Promise.all([ordersWithoutBatch(ctx, MOST), countOrdersWithoutBatch(ctx)])
  return {
    title: 'Paid orders without a batch',
    total,
    all: `${adminPaths.orders}?show=unbatched`,
    items: found.map(({ id, number, placedAt }) => ({
      id: `order/${id}`,
      title: `Order ${number}`,
      ...(placedAt && { since: placedAt }),
      to: adminPaths.order(id),
      action: { kind: 'link', label: 'Open a batch', to: `${adminPaths.orders}/new` },
    })),
  }
}

/** Open batches whose expected delivery has passed. */
export async function batchesToOrder(ctx: Ctx): Promise<QueueGroup> {
  const [found, total] = await Promise.all([lateBatches(ctx, MOST), countLateBatches(ctx)])
  return {
    title: 'Open batches past their expected date',
    total,
    all: adminPaths.orders,
    items: found.map(({ id, title, expectedOn }) => ({
      id: `batch/${id}`,
      title,
      since: clubInstant(localDate(expectedOn), '00:00'),
      to: adminPaths.orders,
      action: { kind: 'link', label: 'Change the status', to: `${adminPaths.orders}/${id}/status` },
    })),
  }
}

/** Items of which a size has no more pieces than its threshold. */
export async function lowStock(ctx: Ctx): Promise<QueueGroup> {
  const found = await lowItems(ctx)
  return {
    title: 'Low stock',
    total: found.length,
    all: `${adminPaths.stock}?show=low`,
    items: found.slice(0, MAX_ITEMS).map(({ id, title, since, sizes }) => ({
      id: `stock/${id}`,
      title,
      detail: sizes.map(({ size, stock }) => `${size}: ${stock} left`).join(', '),
      ...(since && { since }),
      to: adminPaths.stockOf(id),
      action: { kind: 'link', label: 'See the stock', to: adminPaths.stockOf(id) },
    })),
  }
}

/** Open batches with items below the supplier's minimum, three weeks before their delivery. */
export async function batchesBelowMinimum(ctx: Ctx): Promise<QueueGroup> {
  const found = await shortBatches(ctx)
  return {
    title: 'Batches below a supplier’s minimum',
    total: found.length,
    all: adminPaths.orders,
    items: found.slice(0, MAX_ITEMS).map(({ id, title, expectedOn, short }) => ({
      id: `minimum/${id}`,
      title,
      detail: short.map((item) => `${item.missing} more ${item.title}`).join(', '),
      by: clubInstant(expectedOn, '00:00'),
      to: `${adminPaths.orders}?open=${id}`,
      action: { kind: 'link', label: 'See the batch', to: `${adminPaths.orders}?open=${id}` },
    })),
  }
}

/** Late payments whose last reminder was sent, and those without an address. The treasurer gets in touch. */
export async function toContact(ctx: Ctx): Promise<QueueGroup> {
  const found = await chargesForTreasurer(ctx)
  return {
    title: 'Late payments without an answer',
    total: found.length,
    all: adminPaths.chasing,
    items: found.slice(0, MAX_ITEMS).map(({ source, sourceId, person, open, dueOn, memberId, sent }) => {
      const last = sent.at(-1)
      const to = memberId ? adminPaths.statement(memberId) : adminPaths.chasing
      return {
        id: `late/${source}/${sourceId}`,
        title: `${person}, ${formatPence(open)}`,
        detail: last
          ? `Last reminder on ${sentWords(last, dueOn)}. Please get in touch.`
          : 'We have no e-mail address of an adult. Please get in touch.',
        since: clubInstant(dueOn, '00:00'),
        to,
        action: { kind: 'link', label: 'Pause or record', to },
      }
    }),
  }
}
