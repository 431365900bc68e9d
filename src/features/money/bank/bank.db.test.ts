import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aGuardian } from '../../../../demo/builders/guardian.ts'
import { anInvoice } from '../../../../demo/builders/invoice.ts'
import { aMember } from '../../../../demo/builders/member.ts'
import { aRegistration } from '../../../../demo/builders/registration.ts'
import { aUser } from '../../../../demo/builders/user.ts'
import { anActor } from '../../../../tests/support/actors.ts'
import { as } from '../../../../tests/support/database.ts'
import { onlyPayment } from '../../../../tests/support/payments.ts'
import { aBillingCtx } from '../../../../tests/support/sandbox.ts'
import { VISITOR } from '../../../kernel/actor.ts'
import { Forbidden, NotFound } from '../../../kernel/errors.ts'
import { newId } from '../../../kernel/ids.ts'
import { auditLog } from '../../../platform/content/table.server.ts'
import type { Ctx } from '../../../platform/context.ts'
import { mails } from '../../../platform/email/table.server.ts'
import { users } from '../../accounts/table.server.ts'
import { payments } from '../../billing/payments/table.server.ts'
import { registrations } from '../../registrations/table.server.ts'
import { reversePayment } from '../commands/reverse-payment.server.ts'
import { confirmMatch } from './commands/confirm-match.server.ts'
import { deleteOldTransactions } from './commands/delete-old-transactions.server.ts'
import { ignoreTransaction, restoreTransaction } from './commands/ignore-transaction.server.ts'
import { importStatement } from './commands/import-statement.server.ts'
import {
  countTransactions,
  findTransaction,
  listHandledTransactions,
  listOpenTransactions,
} from './queries/transactions.server.ts'

const HEAD = 'Date,Counter Party,Reference,Type,Amount (GBP)\n'
const FILE = `${HEAD}18/06/2026,KOVAC ANA,camp,FP,45.50\n19/06/2026,M PARENT,fee of Leo,FP,45.00\n`

/** A club that is owed £45.50 by Ana and a registration fee of £45 by Leo, whose mother is Mia Parent. */
async function aClub() {
  const { ctx } = await aBillingCtx({ clock: { now: () => new Date('2026-06-20T10:00:00Z') } })
  const finance = as(ctx, anActor('finance'))
  const ana = await aMember(ctx, { name: 'Ana Kovač', email: 'ana@example.org' })
  const invoice = await anInvoice(ctx, { member: ana, amount: 4550, description: 'Training camp' })
  const leo = await aMember(ctx, { name: 'Leo Child', bornOn: '2012-03-04' })
  await aGuardian(ctx, await aUser(ctx, { name: 'Mia Parent', email: 'mia@example.org' }), leo)
  const fee = await aRegistration(ctx, { name: 'Leo Child', memberId: leo.id })
  return { ctx, finance, invoice, fee }
}

const open = async (ctx: Ctx) =>
  (await listOpenTransactions(ctx, 0)).map(({ payer, match }) => [
    payer,
    match.charges.map(({ person }) => person).join(' and ') || undefined,
    match.confidence,
  ])
const idOf = async (ctx: Ctx, payer: string): Promise<string> =>
  (await listOpenTransactions(ctx, 0)).find((one) => one.payer === payer)?.id ?? ''

test('only finance staff upload, read and confirm bank statements', async () => {
  const { ctx } = await aClub()
  const charge = { source: 'invoices', sourceId: 'in_1' } as const
  for (const actor of [VISITOR, anActor('member'), anActor('coach'), anActor('shop')]) {
    const other = as(ctx, actor)
    await expect(importStatement(other, FILE)).rejects.toThrow(Forbidden)
    await expect(listOpenTransactions(other, 0)).rejects.toThrow(Forbidden)
    await expect(listHandledTransactions(other, { show: 'ignored', start: 0 })).rejects.toThrow(Forbidden)
    await expect(countTransactions(other)).rejects.toThrow(Forbidden)
    await expect(findTransaction(other, newId())).rejects.toThrow(Forbidden)
    await expect(confirmMatch(other, newId(), [charge])).rejects.toThrow(Forbidden)
    await expect(ignoreTransaction(other, newId(), '')).rejects.toThrow(Forbidden)
    await expect(restoreTransaction(other, newId())).rejects.toThrow(Forbidden)
  }
})

test('an unknown payment or item is not found, and nothing is recorded', async () => {
  const { ctx, finance } = await aClub()
  const charge = { source: 'invoices', sourceId: 'in_none' } as const
  for (const id of [newId(), 'nothing']) {
    await expect(confirmMatch(finance, id, [charge])).rejects.toThrow(NotFound)
    await expect(ignoreTransaction(finance, id, '')).rejects.toThrow(NotFound)
    await expect(findTransaction(finance, id)).rejects.toThrow(NotFound)
  }
  await importStatement(finance, FILE)
  await expect(confirmMatch(finance, await idOf(finance, 'KOVAC ANA'), [charge])).rejects.toThrow(NotFound)
  expect(await ctx.db.select().from(payments)).toEqual([])
})

test('a payment of more than the chosen items, or that does not reach the last of them, is refused', async () => {
  const { ctx, finance, invoice, fee } = await aClub()
  await importStatement(finance, FILE)
  const id = await idOf(finance, 'KOVAC ANA')
  const charges = [
    { source: 'invoices', sourceId: invoice.id },
    { source: 'registrations', sourceId: fee.id },
  ] as const
  expect(await confirmMatch(finance, id, charges.slice(1))).toMatchObject({ reason: 'TOO_MUCH', open: 4500 })
  expect(await confirmMatch(finance, id, charges)).toMatchObject({ reason: 'NOT_REACHED', open: 9050 })
  expect(await ctx.db.$count(payments)).toBe(0)
})

test('a payment of less than what is open is recorded as a part of it', async () => {
  const { ctx, finance, invoice } = await aClub()
  await importStatement(finance, FILE)
  const id = await idOf(finance, 'M PARENT')
  await confirmMatch(finance, id, [{ source: 'invoices', sourceId: invoice.id }])
  expect(await onlyPayment(ctx)).toMatchObject({ amount: 4500, partOf: 4550 })
})

test('a payment confirmed for two items at the same moment is recorded for one, and refused for the other', async () => {
  const { ctx, finance, fee } = await aClub()
  const ben = await aMember(ctx, { name: 'Ben Owes', email: 'ben@example.org' })
  const invoice = await anInvoice(ctx, { member: ben, amount: 4500, description: 'Tournament' })
  await importStatement(finance, FILE)
  const id = await idOf(finance, 'M PARENT')
  const both = await Promise.all([
    confirmMatch(finance, id, [{ source: 'invoices', sourceId: invoice.id }]),
    confirmMatch(finance, id, [{ source: 'registrations', sourceId: fee.id }]),
  ])
  expect(both.filter(({ ok }) => ok)).toHaveLength(1)
  expect(both).toContainEqual({ ok: false, reason: 'HANDLED' })
  expect(await onlyPayment(ctx)).toMatchObject({ amount: 4500 })
})

test('a file uploaded twice, or overlapping, adds each payment once and keeps equal payments of a day', async () => {
  const { finance } = await aClub()
  expect(await importStatement(finance, FILE)).toMatchObject({ added: 2 })
  expect(await importStatement(finance, FILE)).toMatchObject({ added: 0 })
  const twice = '19/06/2026,M PARENT,fee of Leo,FP,45.00\n'
  expect(await importStatement(finance, `${HEAD}${twice}${twice}20/06/2026,Ben,,FP,1\n`)).toMatchObject({
    added: 2,
  })
  expect(await countTransactions(finance)).toEqual({ open: 4, recorded: 0, ignored: 0 })
})

test('two uploads of the same file at once add each payment once', async () => {
  const { finance } = await aClub()
  const both = await Promise.all([importStatement(finance, FILE), importStatement(finance, FILE)])
  expect(both.reduce((sum, one) => sum + (one.ok ? one.added : 0), 0)).toBe(2)
})

test('a file of 5,000 payments is kept whole', async () => {
  const { finance } = await aClub()
  const many = Array.from({ length: 5000 }, (_, nth) => `18/06/2026,Payer ${nth},,FP,1.00`).join('\n')
  expect(await importStatement(finance, HEAD + many)).toMatchObject({ added: 5000 })
  expect(await listOpenTransactions(finance, 0)).toHaveLength(100)
})

test('a payment is matched by its own name and by a guardian’s, and confirming it pays the invoice and the fee', async () => {
  const { ctx, finance, invoice, fee } = await aClub()
  await importStatement(finance, FILE)
  expect(await open(finance)).toEqual([
    ['KOVAC ANA', 'Ana Kovač', 'certain'],
    ['M PARENT', 'Leo Child', 'likely'],
  ])
  const id = await idOf(finance, 'KOVAC ANA')
  const charge = { source: 'invoices', sourceId: invoice.id } as const
  expect(await confirmMatch(finance, id, [charge])).toMatchObject({ ok: true })
  expect(await confirmMatch(finance, id, [charge])).toMatchObject({ ok: true })
  expect(await onlyPayment(ctx)).toMatchObject({
    method: 'bank_transfer',
    reference: 'KOVAC ANA camp',
    amount: 4550,
    invoiceId: invoice.id,
    paidAt: new Date('2026-06-18T11:00:00Z'),
  })
  const other = { source: 'registrations', sourceId: fee.id } as const
  expect(await confirmMatch(finance, id, [other])).toEqual({ ok: false, reason: 'HANDLED' })
  expect(await confirmMatch(finance, await idOf(finance, 'M PARENT'), [other])).toMatchObject({ ok: true })
  expect(await countTransactions(finance)).toEqual({ open: 0, recorded: 2, ignored: 0 })
})

test('a reversed payment waits again, and can be recorded again', async () => {
  const { finance, fee } = await aClub()
  await importStatement(finance, FILE)
  const id = await idOf(finance, 'M PARENT')
  const charge = { source: 'registrations', sourceId: fee.id } as const
  const first = await confirmMatch(finance, id, [charge])
  if (!first.ok) throw new Error(first.reason)
  await reversePayment(finance, first.paymentId)
  expect(await idOf(finance, 'M PARENT')).toBe(id)
  const second = await confirmMatch(finance, id, [charge])
  expect(second.ok && second.paymentId !== first.paymentId).toBe(true)
})

test('an ignored payment keeps its note, cannot be recorded, and can be brought back', async () => {
  const { ctx, finance, fee } = await aClub()
  await importStatement(finance, FILE)
  const id = await idOf(finance, 'M PARENT')
  const charge = { source: 'registrations', sourceId: fee.id } as const
  expect(await ignoreTransaction(finance, id, 'A donation')).toMatchObject({ ok: true })
  expect(await confirmMatch(finance, id, [charge])).toEqual({ ok: false, reason: 'HANDLED' })
  const [ignored] = await listHandledTransactions(finance, { show: 'ignored', start: 0 })
  expect(ignored).toMatchObject({ id, note: 'A donation', payment: null })
  expect(await restoreTransaction(finance, id)).toMatchObject({ ok: true })
  await confirmMatch(finance, id, [charge])
  expect(await ignoreTransaction(finance, id, '')).toEqual({ ok: false, reason: 'RECORDED' })
  const [recorded] = await listHandledTransactions(finance, { show: 'recorded', start: 0 })
  expect(recorded?.payment).toMatchObject({ person: 'Leo Child' })
  const noted = await ctx.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subject, `bank_transactions/${id}`))
  expect(noted.map(({ action }) => action).sort()).toEqual([
    'billing.ignore-transaction',
    'billing.restore-transaction',
  ])
})

test('bank statements older than two years are deleted, and nothing else', async () => {
  const { finance } = await aClub()
  const yesterday = { now: () => new Date('2026-06-19T12:00:00Z') }
  const file = `${HEAD}19/06/2024,Old,,FP,1\n20/06/2024,Not so old,,FP,1\n`
  await importStatement({ ...finance, clock: yesterday }, file)
  expect(await deleteOldTransactions(finance)).toBe(1)
  expect((await listOpenTransactions(finance, 0)).map(({ payer }) => payer)).toEqual(['Not so old'])
})

/** Mia Parent owes the fees of two children and pays them with one transfer. */
async function aTransferForTwo() {
  const club = await aClub()
  const { ctx, finance } = club
  const zoe = await aMember(ctx, { name: 'Zoe Child', bornOn: '2014-05-06' })
  const [mother] = await ctx.db.select().from(users).where(eq(users.email, 'mia@example.org'))
  if (!mother) throw new Error('there is no mother')
  await aGuardian(ctx, mother, zoe)
  const facts = { guardianEmail: 'mia@example.org', guardianName: 'Mia Parent' }
  await ctx.db.update(registrations).set(facts).where(eq(registrations.id, club.fee.id))
  const second = await aRegistration(ctx, { name: 'Zoe Child', memberId: zoe.id, ...facts })
  await importStatement(finance, `${HEAD}19/06/2026,MIA PARENT,fees,FP,90.00\n`)
  const [found] = await listOpenTransactions(finance, 0)
  if (!found) throw new Error('there is no transaction')
  const charges = found.match.charges.map(({ source, sourceId }) => ({ source, sourceId }))
  return { ...club, second, found, charges }
}

test('one transfer for two children is proposed, recorded and receipted as one', async () => {
  const { ctx, finance, fee, second, found, charges } = await aTransferForTwo()
  expect(found.match).toMatchObject({
    confidence: 'certain',
    reason: 'The name and the sum of 2 open items agree.',
  })
  expect(charges.map(({ sourceId }) => sourceId).sort()).toEqual([fee.id, second.id].sort())
  for (const _ of [1, 2]) expect(await confirmMatch(finance, found.id, charges)).toMatchObject({ ok: true })
  const ledger = await ctx.db.select().from(payments)
  expect(ledger.map(({ amount, groupId }) => [amount, groupId])).toEqual([
    [4500, found.paymentId],
    [4500, found.paymentId],
  ])
  const [receipt, ...more] = await ctx.db.select().from(mails).where(eq(mails.toEmail, 'mia@example.org'))
  expect(receipt?.text).toMatch(/£90.00 for [^:]+: (Leo and Zoe|Zoe and Leo) arrived/)
  expect(more).toEqual([])
  const [handled] = await listHandledTransactions(finance, { show: 'recorded', start: 0 })
  expect(handled?.payment?.person).toMatch(/Leo Child and Zoe Child|Zoe Child and Leo Child/)
  expect(await countTransactions(finance)).toEqual({ open: 0, recorded: 1, ignored: 0 })
})

test('one payment of a transfer is reversed alone, and the transfer says how much of it is left over', async () => {
  const { ctx, finance, found, charges } = await aTransferForTwo()
  await confirmMatch(finance, found.id, charges)
  const [, last] = await ctx.db.select().from(payments).orderBy(payments.id)
  for (const result of [{ ok: true }, { reason: 'NOT_REVERSIBLE' }])
    expect(await reversePayment(finance, last?.id ?? '')).toMatchObject(result)
  const { status } = payments
  expect(await ctx.db.select({ status }).from(payments).orderBy(payments.id)).toEqual([
    { status: 'paid' },
    { status: 'refunded' },
  ])
  expect(await countTransactions(finance)).toEqual({ open: 0, recorded: 1, ignored: 0 })
  expect((await findTransaction(finance, found.id)).payment).toMatchObject({ reversed: 4500 })
})

test('reversing the whole sum reverses all payments, and the transfer waits again', async () => {
  const { ctx, finance, found, charges } = await aTransferForTwo()
  await confirmMatch(finance, found.id, charges)
  const [, last] = await ctx.db.select().from(payments).orderBy(payments.id)
  expect(await reversePayment(finance, last?.id ?? '', { all: true })).toMatchObject({ ok: true })
  expect(await ctx.db.$count(payments, eq(payments.status, 'refunded'))).toBe(2)
  expect(await countTransactions(finance)).toEqual({ open: 1, recorded: 0, ignored: 0 })
  expect(await confirmMatch(finance, found.id, charges)).toMatchObject({ ok: true })
})
