import { eq } from 'drizzle-orm'
import { NotFound } from '../../../kernel/errors.ts'
import { isId } from '../../../kernel/ids.ts'
import { type Pence, pence } from '../../../kernel/money.ts'
import { refused } from '../../../kernel/outcome.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { closeCheckout } from '../../billing/checkout/commands/checkout-session.server.ts'
import { memberOfCustomer } from '../../billing/customers/queries/owner.server.ts'
import { leftOfInvoice } from '../../billing/invoices/model.ts'
import { invoices } from '../../billing/invoices/table.server.ts'
import type { StaffNeeds } from '../../billing/operations/model.ts'
import { hasOpenCheckout } from '../../billing/payments/queries/ledger.server.ts'
import type { payments } from '../../billing/payments/table.server.ts'
import type { ChargeSource } from '../../billing/reminder-pauses/model.ts'
import { subscriptions } from '../../billing/subscriptions/table.server.ts'
import { restOf } from '../../events/booking/model/deposit.ts'
import { eventOf } from '../../events/booking/queries/event.server.ts'
import { restPayment } from '../../events/booking/queries/rests.server.ts'
import { bookings } from '../../events/booking/table.server.ts'
import { firstNameOf } from '../../members/model/member.ts'
import { feePriceOf } from '../../registrations/children/queries/fee-price.server.ts'
import type { OpenCheckout } from '../../registrations/payment/commands/close-sessions.server.ts'
import { paidFees } from '../../registrations/payment/queries/paid.server.ts'
import { registrations } from '../../registrations/table.server.ts'

/** A payment of an invoice or a registration fee, in part or of all that is open, or of the rest of a booking. */
export type ItemToPay = {
  source: ChargeSource
  sourceId: string
  /** What was paid of it. */
  amount: Pence
  /** What the form showed as open. */
  open: Pence
}

type Recorded = Pick<typeof payments.$inferInsert, 'purpose' | 'objectId' | 'description'> &
  Partial<typeof payments.$inferInsert>

/** What is written to the ledger for an item. `open` and `whole` are before this payment. */
export type PreparedPayment = {
  item: ItemToPay
  open: Pence
  whole: Pence
  what: Recorded
  /** The first name of the child that it is for. */
  forName?: string
}

export type Unpayable =
  /** Nothing is open any more: it is paid, void or removed. */
  | { reason: 'NOT_OPEN' }
  /** Another amount is open now. */
  | { reason: 'CHANGED'; open: Pence }
  /** More was paid than is open. */
  | { reason: 'TOO_MUCH'; open: Pence }
  /** Less was paid than is open: the rest of a booking must be paid in full. */
  | { reason: 'TOO_LITTLE'; open: Pence }

type Prepared = PreparedPayment | ({ ok: false } & Unpayable) | OpenCheckout

/**
 * Locks an item and returns what to write to the ledger, why it cannot be paid, or the checkout session to close first.
 * Writes nothing. Throws NotFound for an unknown invoice, registration or booking.
 */
export function preparePayment(ctx: StaffNeeds, tx: Tx, item: ItemToPay, key: string): Promise<Prepared> {
  switch (item.source) {
    case 'invoices':
      return prepareInvoice(tx, item, key)
    case 'registrations':
      return prepareFee(ctx, tx, item)
    case 'bookings':
      return prepareRest(ctx, tx, item)
  }
}

async function prepareInvoice(tx: Tx, item: ItemToPay, key: string): Promise<Prepared> {
  const [invoice] = await tx.select().from(invoices).where(eq(invoices.id, item.sourceId)).for('update')
  if (!invoice) throw new NotFound()
  const open = leftOfInvoice(invoice)
  if (invoice.status !== 'open' || open === 0) return refused('NOT_OPEN')
  const { id: invoiceId, subscriptionId, customerId, customerName, customerEmail } = invoice
  const memberId = (await memberOfCustomer({ db: tx }, customerId)) ?? null
  return (
    whyNot(item, open) ?? {
      item,
      open,
      whole: pence(open + invoice.paidByHand),
      what: {
        purpose: subscriptionId ? 'subscription' : 'invoice',
        objectId: (await registrationOf(tx, subscriptionId)) ?? memberId ?? key,
        memberId,
        invoiceId,
        subscriptionId,
        customerId,
        payerName: customerName,
        payerEmail: customerEmail,
        description: invoice.description || 'Invoice',
      },
    }
  )
}

function whyNot({ amount, open: shown }: ItemToPay, open: Pence) {
  if (open !== shown) return refused('CHANGED', { open })
  return amount > open ? refused('TOO_MUCH', { open }) : undefined
}

async function registrationOf(tx: Tx, subscriptionId: string | null): Promise<string | undefined> {
  if (!subscriptionId) return undefined
  const [found] = await tx.select().from(subscriptions).where(eq(subscriptions.id, subscriptionId))
  return found?.registrationId ?? undefined
}

async function prepareFee(ctx: StaffNeeds, tx: Tx, item: ItemToPay): Promise<Prepared> {
  const id = item.sourceId
  if (!isId(id)) throw new NotFound()
  const [registration] = await tx.select().from(registrations).where(eq(registrations.id, id)).for('update')
  if (!registration?.submittedAt) throw new NotFound()
  const paid = await paidFees(tx, id)
  if (registration.removedAt || paid.registration) return refused('NOT_OPEN')
  if (await hasOpenCheckout(tx, id)) return { close: () => closeCheckout(ctx, id) }
  const [fee] = registration.memberships
  const open = fee && fee.value.price > 0 ? await feePriceOf(tx, id) : pence(0)
  if (open === 0) return refused('NOT_OPEN')
  return (
    whyNot(item, open) ?? {
      item,
      open,
      whole: paid.partPaid?.whole ?? open,
      forName: registration.guardianName && firstNameOf(registration.name),
      what: {
        purpose: 'registration',
        objectId: id,
        memberId: registration.memberId,
        payerName: registration.guardianName || registration.name,
        payerEmail: registration.guardianEmail || registration.email,
        description: fee?.value.label ?? 'Registration fee',
      },
    }
  )
}

async function prepareRest(ctx: StaffNeeds, tx: Tx, item: ItemToPay): Promise<Prepared> {
  const id = item.sourceId
  if (!isId(id)) throw new NotFound()
  const [booking] = await tx.select().from(bookings).where(eq(bookings.restId, id)).for('update')
  if (!booking) throw new NotFound()
  if (await hasOpenCheckout(tx, id)) return { close: () => closeCheckout(ctx, id) }
  const open = restOf(booking, (await restPayment(tx, booking)) !== undefined)
  if (open === 0) return refused('NOT_OPEN')
  const why = whyNot(item, open) ?? (item.amount < open ? refused('TOO_LITTLE', { open }) : undefined)
  if (why) return why
  const { name } = await eventOf(tx, booking.eventId)
  return {
    item,
    open,
    whole: open,
    what: {
      purpose: 'booking',
      objectId: id,
      memberId: booking.memberId,
      payerName: booking.name,
      payerEmail: booking.email,
      description: `${name}, rest`,
    },
  }
}
