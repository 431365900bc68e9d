import fc from 'fast-check'
import { anInvoice } from '../../demo/builders/invoice.ts'
import { aPayment } from '../../demo/builders/payment.ts'
import { aRegistration } from '../../demo/builders/registration.ts'
import { paymentParts } from '../../src/features/billing/payments/table.server.ts'
import { refunds } from '../../src/features/billing/refunds/table.server.ts'
import { newId } from '../../src/kernel/ids.ts'
import { pence } from '../../src/kernel/money.ts'
import type { Ctx } from '../../src/platform/context.ts'

/** What can happen to the money of a family, written straight to the tables for property tests. */

const DAY_MS = 86_400_000

/** A member of the family. */
export type Owner = { id: string; name: string; email: string }

/** Adds a refund, some days from now. */
export const refund = (ctx: Ctx, paymentId: string, amount: number, days: number) =>
  ctx.db.insert(refunds).values({
    id: `re_${newId()}`,
    paymentId,
    amount: pence(amount),
    status: 'succeeded',
    createdAt: new Date(ctx.clock.now().getTime() + days * DAY_MS),
  })

const amount = fc.integer({ min: 1, max: 99_999 })
const daysAgo = fc.integer({ min: 0, max: 700 })
const who = fc.constantFrom(0 as const, 1 as const)
/** Generates one money event. */
export const anyMoneyEvent = fc.oneof(
  fc.record({
    kind: fc.constant('invoice' as const),
    status: fc.constantFrom('open' as const, 'void' as const, 'uncollectible' as const, 'paid' as const),
    amount,
    daysAgo,
    who,
  }),
  fc.record({
    kind: fc.constant('payment' as const),
    purpose: fc.constantFrom('event' as const, 'order' as const, 'subscription' as const),
    amount,
    /** Parts of the amount in percent that were refunded, one after the other. */
    refunds: fc.array(fc.integer({ min: 1, max: 33 }), { maxLength: 3 }),
    /** Whether the refunds have rows of their own. */
    isListed: fc.boolean(),
    daysAgo,
    who,
  }),
  fc.record({ kind: fc.constant('fee' as const), isPaid: fc.boolean(), daysAgo, who }),
  fc.record({ kind: fc.constant('both' as const), amount, refunded: fc.boolean(), daysAgo }),
  fc.record({ kind: fc.constant('cash' as const), amount, isReversed: fc.boolean(), daysAgo, who }),
  fc.record({
    kind: fc.constant('parts' as const),
    of: fc.constantFrom('invoice' as const, 'fee' as const),
    /** Parts of the amount in percent that were paid in cash, and whether each was reversed. */
    parts: fc.array(fc.record({ percent: fc.integer({ min: 1, max: 30 }), isReversed: fc.boolean() }), {
      maxLength: 3,
    }),
    /** Whether the rest was paid by card. */
    isSettled: fc.boolean(),
    daysAgo,
    who,
  }),
)
type MoneyEvent = typeof anyMoneyEvent extends fc.Arbitrary<infer One> ? One : never

/** Writes one money event as the product does. Returns what is owed for it now. */
export async function writeEvent(
  ctx: Ctx,
  family: readonly [Owner, Owner],
  one: MoneyEvent,
): Promise<number> {
  const at = new Date(ctx.clock.now().getTime() - one.daysAgo * DAY_MS)
  if (one.kind === 'both') return payForBoth(ctx, family, one, at)
  const member = family[one.who]
  switch (one.kind) {
    case 'invoice': {
      const { status, amount } = one
      const invoice = await anInvoice(ctx, { member, status, amount, createdAt: at })
      const paid = {
        purpose: 'invoice' as const,
        objectId: member.id,
        member,
        amount,
        paidAt: ctx.clock.now(),
      }
      if (status === 'paid') await aPayment(ctx, { ...paid, invoiceId: invoice.id })
      return status === 'open' ? amount : 0
    }
    case 'payment': {
      const back = one.refunds
        .map((percent) => Math.floor((one.amount * percent) / 100))
        .filter((many) => many > 0)
      const refunded = back.reduce((sum, many) => sum + many, 0)
      const { purpose, amount } = one
      const payment = await aPayment(ctx, {
        purpose,
        objectId: newId(),
        member,
        amount,
        refunded,
        paidAt: at,
      })
      if (one.isListed) for (const [nth, many] of back.entries()) await refund(ctx, payment.id, many, nth)
      return 0
    }
    case 'fee': {
      const name = `${member.name} ${newId()}`
      const facts = { name, memberId: member.id, registrationPaid: one.isPaid, createdAt: at }
      const registration = await aRegistration(ctx, facts)
      if (!one.isPaid) return 4500
      await aPayment(ctx, { purpose: 'registration', objectId: registration.id, member, amount: 4500 })
      return 0
    }
    case 'parts':
      return payInParts(ctx, member, one, at)
    case 'cash': {
      const { amount, isReversed } = one
      const state = isReversed ? { refunded: amount, status: 'refunded' as const } : {}
      const status = isReversed ? 'void' : 'paid'
      const invoice = await anInvoice(ctx, { member, amount, status, createdAt: at })
      const payment = await aPayment(ctx, {
        purpose: 'invoice',
        objectId: member.id,
        member,
        amount,
        method: 'cash',
        invoiceId: invoice.id,
        paidAt: at,
        ...state,
      })
      if (isReversed) await refund(ctx, payment.id, amount, 1)
      return 0
    }
  }
}

const PRICE = 4500

/** An invoice or fee of £45 that is paid in parts. Returns what is left of it. */
async function payInParts(
  ctx: Ctx,
  member: Owner,
  { of, parts, isSettled }: Extract<MoneyEvent, { kind: 'parts' }>,
  at: Date,
): Promise<number> {
  const amounts = parts.map(({ percent }) => Math.floor((PRICE * percent) / 100))
  const byHand = amounts.reduce((sum, part, nth) => sum + (parts[nth]?.isReversed ? 0 : part), 0)
  const left = PRICE - byHand
  const status = isSettled ? 'paid' : 'open'
  const isFee = of === 'fee'
  const registration = isFee
    ? await aRegistration(ctx, {
        name: `${member.name} ${newId()}`,
        memberId: member.id,
        registrationPaid: isSettled,
        createdAt: at,
      })
    : undefined
  const invoice = isFee
    ? undefined
    : await anInvoice(ctx, {
        ...{ member, status, amount: PRICE, paidByHand: pence(byHand), createdAt: at },
        ...(isSettled && { amountPaid: pence(left) }),
      })
  const what = {
    member,
    purpose: isFee ? ('registration' as const) : ('invoice' as const),
    objectId: registration?.id ?? member.id,
    ...(invoice && { invoiceId: invoice.id }),
    paidAt: at,
  }
  for (const [nth, part] of parts.entries()) {
    const amount = amounts[nth] ?? 0
    const reversed = part.isReversed ? { refunded: amount, status: 'refunded' as const } : {}
    const partOf = byHand > 0 ? { partOf: pence(PRICE) } : {}
    const payment = await aPayment(ctx, { ...what, ...partOf, amount, method: 'cash', ...reversed })
    if (part.isReversed) await refund(ctx, payment.id, amount, nth)
  }
  if (isSettled) await aPayment(ctx, { ...what, amount: left })
  return isSettled ? 0 : left
}

/** One payment for both members, whose second part may have been refunded without naming it. */
async function payForBoth(
  ctx: Ctx,
  [first, second]: readonly [Owner, Owner],
  { amount, refunded }: { amount: number; refunded: boolean },
  at: Date,
): Promise<number> {
  const objects = [
    await aRegistration(ctx, { name: newId(), memberId: first.id, registrationPaid: true, createdAt: at }),
    await aRegistration(ctx, { name: newId(), memberId: second.id, registrationPaid: true, createdAt: at }),
  ]
  const payment = await aPayment(ctx, {
    purpose: 'registration',
    objectId: objects[0]?.id ?? '',
    member: first,
    amount: amount + 100,
    refunded: refunded ? 100 : 0,
    paidAt: at,
  })
  await ctx.db.insert(paymentParts).values(
    objects.map(({ id }, nth) => ({
      paymentId: payment.id,
      objectId: id,
      description: 'Registration',
      amount: pence(nth === 0 ? amount : 100),
    })),
  )
  return 0
}
