import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aGuardian } from '../../../demo/builders/guardian.ts'
import { anInvoice } from '../../../demo/builders/invoice.ts'
import { aMember } from '../../../demo/builders/member.ts'
import { aPayment } from '../../../demo/builders/payment.ts'
import { aRegistration } from '../../../demo/builders/registration.ts'
import { aUser } from '../../../demo/builders/user.ts'
import { anActor } from '../../../tests/support/actors.ts'
import { aCtx, as } from '../../../tests/support/database.ts'
import { VISITOR } from '../../kernel/actor.ts'
import { Forbidden, NotFound } from '../../kernel/errors.ts'
import { newId } from '../../kernel/ids.ts'
import { pence } from '../../kernel/money.ts'
import type { Ctx } from '../../platform/context.ts'
import { paymentParts, payments } from '../billing/payments/table.server.ts'
import { refunds } from '../billing/refunds/table.server.ts'
import { readStatement, type StatementLine, statementOwner } from './queries/statement.server.ts'

const DAY_MS = 86_400_000

test('only finance staff and the people themselves read a statement', async () => {
  const ctx = await aCtx()
  const [ana, ben] = [await aMember(ctx, { name: 'Ana Owes' }), await aMember(ctx, { name: 'Ben Pays' })]
  const others = [
    VISITOR,
    anActor('member'),
    anActor('coach'),
    anActor('shop'),
    anActor('member', { member: ben }),
  ]
  for (const actor of others) {
    await expect(readStatement(as(ctx, actor), [ana.id])).rejects.toThrow(Forbidden)
    await expect(statementOwner(as(ctx, actor), ana.id)).rejects.toThrow(Forbidden)
  }
  const own = anActor('member', { member: ben })
  await expect(readStatement(as(ctx, own), [ben.id, ana.id])).rejects.toThrow(Forbidden)
  expect(await readStatement(as(ctx, own), [ben.id])).toEqual([])
  await expect(statementOwner(as(ctx, anActor('finance')), newId())).rejects.toThrow(NotFound)
  await expect(statementOwner(as(ctx, anActor('finance')), 'nobody')).rejects.toThrow(NotFound)
})

test('a child with guardians in two households has a family with each, and neither shows the other', async () => {
  const ctx = as(await aCtx(), anActor('finance'))
  const child = async (name: string) => aMember(ctx, { name, bornOn: '2012-03-04' })
  const [mia, leo, zoe] = [await child('Mia One'), await child('Leo Two'), await child('Zoe Three')]
  const mother = await aUser(ctx, { name: 'Mother One', email: 'mother@example.org' })
  const father = await aUser(ctx, { name: 'Father Two', email: 'father@example.org' })
  await aGuardian(ctx, mother, mia)
  await aGuardian(ctx, mother, leo)
  await aGuardian(ctx, father, mia, 2)
  await aGuardian(ctx, father, zoe)
  const { families } = await statementOwner(ctx, mia.id)
  expect(
    families.map(({ guardian, people }) => [guardian, people.map(({ firstName }) => firstName).sort()]),
  ).toEqual([
    ['Father Two', ['Mia', 'Zoe']],
    ['Mother One', ['Leo', 'Mia']],
  ])
})

test('a refund takes back the charge too, so that a refunded event is not owed again', async () => {
  const ctx = as(await aCtx(), anActor('finance'))
  const ana = await aMember(ctx, { name: 'Ana Owes' })
  const payment = await aPayment(ctx, {
    objectId: newId(),
    member: ana,
    amount: 3000,
    refunded: 3000,
    status: 'refunded',
  })
  await refund(ctx, payment.id, 3000, 1)
  const lines = await readStatement(ctx, [ana.id])
  expect(lines.map(({ type, amount, balance }) => [type, amount, balance])).toEqual([
    ['charge', 3000, 3000],
    ['payment', -3000, 0],
    ['refund', 3000, 3000],
    ['credit', -3000, 0],
  ])
})

type Owner = { id: string; name: string; email: string }

const refund = (ctx: Ctx, paymentId: string, amount: number, days: number) =>
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
const anyMoneyEvent = fc.oneof(
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
async function writeEvent(ctx: Ctx, family: readonly [Owner, Owner], one: MoneyEvent): Promise<number> {
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

const sum = (lines: readonly StatementLine[], ...types: string[]) =>
  lines.filter(({ type }) => types.includes(type)).reduce((all, { amount }) => all + amount, 0)

test('a statement adds up to the penny with the ledger, whatever has happened', async () => {
  const ctx = as(await aCtx(), anActor('finance'))
  await fc.assert(
    fc.asyncProperty(fc.array(anyMoneyEvent, { maxLength: 7 }), async (events) => {
      const email = `${newId()}@example.org`
      const owner = async (name: string) => aMember(ctx, { name, email })
      const family = [await owner('Ana Owes'), await owner('Ben Pays')] as const
      let owed = 0
      for (const one of events) owed += await writeEvent(ctx, family, one)

      const lines = await readStatement(ctx, [family[0].id, family[1].id])
      const [ledger] = await ctx.db
        .select({ net: sql<number>`coalesce(sum(${payments.amount} - ${payments.refunded}), 0)::int` })
        .from(payments)
        .where(eq(payments.payerEmail, email))
      expect((ledger?.net ?? 0) + sum(lines, 'payment', 'reversal', 'refund')).toBe(0)
      expect(lines.at(-1)?.balance ?? 0).toBe(owed)
      const running = lines.map((_, nth) =>
        lines.slice(0, nth + 1).reduce((all, { amount }) => all + amount, 0),
      )
      expect(lines.map(({ balance }) => balance)).toEqual(running)

      const own = await Promise.all(family.map(({ id }) => readStatement(ctx, [id])))
      expect(
        own
          .flat()
          .map(({ id }) => id)
          .sort(),
      ).toEqual(lines.map(({ id }) => id).sort())
      expect(own.map((some) => some.every(({ memberId }) => memberId === some[0]?.memberId))).toEqual([
        true,
        true,
      ])
    }),
    { numRuns: 25 },
  )
}, 60_000)
