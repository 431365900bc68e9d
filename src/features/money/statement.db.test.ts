import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aGuardian } from '../../../demo/builders/guardian.ts'
import { aMember } from '../../../demo/builders/member.ts'
import { aPayment } from '../../../demo/builders/payment.ts'
import { aUser } from '../../../demo/builders/user.ts'
import { anActor } from '../../../tests/support/actors.ts'
import { aCtx, as } from '../../../tests/support/database.ts'
import { anyMoneyEvent, refund, writeEvent } from '../../../tests/support/money-events.ts'
import { VISITOR } from '../../kernel/actor.ts'
import { Forbidden, NotFound } from '../../kernel/errors.ts'
import { newId } from '../../kernel/ids.ts'
import { payments } from '../billing/payments/table.server.ts'
import { readStatement, type StatementLine, statementOwner } from './queries/statement.server.ts'

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
