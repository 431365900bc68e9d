import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aMember } from '../../../demo/builders/member.ts'
import { anActor } from '../../../tests/support/actors.ts'
import {
  childFields,
  GUARDIAN_FIELDS,
  halfForSiblings,
  OLE,
  sendChildren,
  TWO_CHILDREN,
} from '../../../tests/support/children.ts'
import { as } from '../../../tests/support/database.ts'
import { aPayingClub, paid } from '../../../tests/support/paying.ts'
import { clubDay } from '../../kernel/dates.ts'
import { newId } from '../../kernel/ids.ts'
import { pence } from '../../kernel/money.ts'
import type { Ctx } from '../../platform/context.ts'
import { payments } from '../billing/payments/table.server.ts'
import { ownDues } from '../registrations/payment/queries/own-dues.server.ts'
import { dueFees } from '../registrations/payment/queries/paying.server.ts'
import { assignMember } from '../registrations/review/commands/assign-member.server.ts'
import { removeRegistration } from '../registrations/review/commands/remove-registration.server.ts'
import { registrations } from '../registrations/table.server.ts'
import { openCharges } from './chasing/internal/open-charges.server.ts'
import { recordPayment } from './commands/record-payment.server.ts'
import { findOpenCharge, listEntries } from './queries/entries.server.ts'
import { moneyFigures } from './queries/figures.server.ts'
import { readStatement } from './queries/statement.server.ts'
import { entrySearch } from './schema.ts'

/** A club with a registration fee of £45, or £22.50 for each further child of a family. */
async function aClub() {
  const club = await aPayingClub()
  await halfForSiblings(club.ctx)
  return { ...club, club, finance: as(club.ctx, anActor('finance')) }
}

async function register(ctx: Ctx, fields: Record<string, string>, key: string) {
  const sent = await sendChildren(ctx, fields, key)
  if (!sent.ok) throw new Error(sent.reason)
  return sent.accessTokens
}

/** Mia, who has paid in full, and Ole, registered later by the same guardian in another form. */
async function aPaidSister() {
  const parts = await aClub()
  const [mia] = await register(parts.ctx, { ...GUARDIAN_FIELDS, ...childFields(0) }, 'form-mia')
  if (!mia) throw new Error('Mia was not registered')
  await paid(parts.club, mia, '')
  const [ole] = await register(parts.ctx, { ...GUARDIAN_FIELDS, ...childFields(0, OLE) }, 'form-ole')
  if (!ole) throw new Error('Ole was not registered')
  return { ...parts, mia, ole }
}

const openOf = async (ctx: Ctx, { id }: { id: string }) =>
  (await findOpenCharge(ctx, 'registrations', id))?.open

/** What the page behind the link in the e-mail charges for each unpaid registration, and what is open for it. */
async function prices(ctx: Ctx) {
  const unpaid = await ctx.db.select().from(registrations).where(eq(registrations.registrationPaid, false))
  const charged = await Promise.all(
    unpaid
      .filter(({ removedAt }) => removedAt === null)
      .map(async (one) => {
        const { family, offers } = await dueFees(ctx, one, true)
        const line = family?.find(({ id }) => id === one.id) ?? offers.registration[0]
        return { page: line?.amount, money: await openOf(ctx, one) }
      }),
  )
  return { page: charged.map(({ page }) => page), money: charged.map(({ money }) => money) }
}

test('a sibling’s unpaid fee is open at the sibling price in the figures, list, statement and reminder', async () => {
  const { ctx, finance, ole } = await aPaidSister()
  const member = await aMember(ctx, { name: 'Ole Berg', bornOn: '2016-05-02' })
  await assignMember(as(ctx, anActor('administrator')), ole.id, member.id)
  expect((await moneyFigures(finance, 'all')).total).toMatchObject({ expected: 4500 + 2250, received: 4500 })
  const { rows } = await listEntries(finance, entrySearch.parse({ q: 'ole berg' }))
  expect(rows).toMatchObject([{ open: 2250, description: 'Registration, sibling price' }])
  expect((await readStatement(finance, [member.id])).at(-1)?.balance).toBe(2250)
  expect(await openCharges(finance, ctx.db, sql`true`)).toMatchObject([{ open: 2250, amount: 2250 }])
})

test('a sibling’s fee in the members’ area shows the sibling price and why', async () => {
  const { ctx, ole } = await aPaidSister()
  const member = await aMember(ctx, { name: 'Ole Berg', bornOn: '2016-05-02' })
  await assignMember(as(ctx, anActor('administrator')), ole.id, member.id)
  expect((await ownDues(as(ctx, anActor('member', { member }))))?.dues).toMatchObject([
    { price: '£22.50', owed: 2250, reason: expect.stringContaining('sibling price instead of £45.00') },
  ])
})

test('a sibling’s fee is recorded in cash at the sibling price, and no other amount', async () => {
  const { ctx, finance, ole } = await aPaidSister()
  const cash = (amount: number) => ({
    items: [
      { source: 'registrations' as const, sourceId: ole.id, amount: pence(amount), open: pence(amount) },
    ],
    method: 'cash' as const,
    reference: '',
    paidOn: clubDay(ctx.clock.now()),
    key: newId(),
  })
  expect(await recordPayment(finance, cash(4500))).toEqual({ ok: false, reason: 'CHANGED', open: 2250 })
  expect(await recordPayment(finance, cash(2250))).toMatchObject({ ok: true })
  expect(await ctx.db.$count(payments, eq(payments.amount, pence(2250)))).toBe(1)
  expect(await openOf(finance, ole)).toBeUndefined()
})

test('the open fee is what the payment page charges, in one form and in several', async () => {
  const { ctx, club, finance } = await aClub()
  const agree = async (...expected: number[]) => {
    const { page, money } = await prices(finance)
    expect([page.toSorted(), money.toSorted()]).toEqual([expected, expected])
  }
  const [mia, ole] = await register(ctx, TWO_CHILDREN, 'form-both')
  await agree(2250, 4500)
  const [ida] = await register(
    ctx,
    { ...GUARDIAN_FIELDS, ...childFields(0, { name: 'Ida Berg' }) },
    'form-ida',
  )
  await agree(2250, 4500, 4500)
  if (!mia || !ole || !ida) throw new Error('the children were not registered')
  await paid(club, ida, '')
  await agree(2250, 2250)
  await halfForSiblings(ctx, 10)
  await agree(4050, 4050)
  await removeRegistration(as(ctx, anActor('administrator')), ida.id, { paid: 'yes' })
  await agree(4050, 4500)
  await removeRegistration(as(ctx, anActor('administrator')), mia.id, { paid: undefined } as never)
  await agree(4500)
})

test('a sister who paid last season makes no fee cheaper', async () => {
  const { ctx, finance, mia, ole } = await aPaidSister()
  expect(await openOf(finance, ole)).toBe(2250)
  const lastSeason = new Date(ctx.clock.now().getTime() - 370 * 86_400_000)
  await ctx.db.update(registrations).set({ submittedAt: lastSeason }).where(eq(registrations.id, mia.id))
  expect(await openOf(finance, ole)).toBe(4500)
})
