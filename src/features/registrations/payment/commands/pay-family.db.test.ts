import { expect, test } from 'vitest'
import { aGuardian } from '../../../../../demo/builders/guardian.ts'
import { aMember } from '../../../../../demo/builders/member.ts'
import { aUser } from '../../../../../demo/builders/user.ts'
import { anActor } from '../../../../../tests/support/actors.ts'
import { refundNow } from '../../../../../tests/support/billing.ts'
import {
  childFields,
  GUARDIAN_FIELDS,
  halfForSiblings,
  OLE,
  sendChildren,
} from '../../../../../tests/support/children.ts'
import { as } from '../../../../../tests/support/database.ts'
import {
  aPayingClub,
  checkoutSessions,
  type PayingClub,
  paid,
  pay,
} from '../../../../../tests/support/paying.ts'
import { mails } from '../../../../platform/email/table.server.ts'
import { findPayment, paymentsOfMember } from '../../../billing/payments/queries/payments.server.ts'
import { payments } from '../../../billing/payments/table.server.ts'
import { settlePayment } from '../../../billing/sync/commands/settle-payment.server.ts'
import { type AccessToken, linkToken } from '../../queries/access-token.server.ts'
import { findOwn } from '../../queries/registration.server.ts'
import { assignMember } from '../../review/commands/assign-member.server.ts'
import { removeRegistration } from '../../review/commands/remove-registration.server.ts'
import { registrations } from '../../table.server.ts'
import { payingView } from '../queries/paying.server.ts'
import { followPayments } from './follow-payments.server.ts'

async function aFamily() {
  const club = await aPayingClub()
  await halfForSiblings(club.ctx)
  const sent = await sendChildren(club.ctx)
  const [mia, ole] = sent.ok ? sent.accessTokens : []
  if (!mia || !ole) throw new Error('the children were not registered')
  return { ...club, club, mia, ole, staff: as(club.ctx, anActor('administrator')) }
}

const flags = async ({ ctx }: PayingClub) =>
  (await ctx.db.select().from(registrations).orderBy(registrations.id)).map((one) => one.registrationPaid)
const ledger = ({ ctx }: PayingClub) => ctx.db.select().from(payments).orderBy(payments.id)

async function paidFamily() {
  const family = await aFamily()
  await paid(family.club, family.mia, '')
  const [payment] = await ledger(family.club)
  if (!payment) throw new Error('nothing was paid')
  return { ...family, payment }
}

test('one checkout session names each child with its price, and charges the second one half', async () => {
  const { club, ole } = await aFamily()
  expect(await pay(club, ole)).toMatchObject({ ok: true })
  const [session, ...more] = await checkoutSessions(club)
  expect(more).toEqual([])
  expect(session?.params).toMatchObject({
    mode: 'payment',
    customer_email: 'kari.berg@example.org',
    line_items: [
      { price_data: { unit_amount: '4500', product_data: { name: 'Registration, Mia' } } },
      {
        price_data: {
          unit_amount: '2250',
          product_data: { name: 'Registration, Ole', description: 'Sibling price, instead of £45.00' },
        },
      },
    ],
  })
  expect(await ledger(club)).toMatchObject([{ amount: 6750, status: 'open' }])
})

test('two tabs, of one child and of the other, find the same session, and what is paid is paid once', async () => {
  const { club, mia, ole, sandbox } = await aFamily()
  const [one, other] = [await pay(club, mia), await pay(club, ole)]
  expect(one).toEqual(other)
  if (!one.ok) throw new Error(one.reason)
  await sandbox.pay(one.sessionId)
  for (const token of [mia, ole]) expect(await pay(club, token)).toMatchObject({ ok: false })
  expect(await ledger(club)).toHaveLength(1)
})

test('two tabs at the same moment open one session', async () => {
  const { club, mia, ole } = await aFamily()
  await Promise.all([pay(club, mia), pay(club, ole)])
  expect((await ledger(club)).filter(({ status }) => status === 'open')).toHaveLength(1)
})

test('a payment that fails leaves all unpaid', async () => {
  const { club, ctx, mia, sandbox } = await aFamily()
  const started = await pay(club, mia)
  if (!started.ok) throw new Error(started.reason)
  await sandbox.pay(started.sessionId, { card: '4000000000000002' }).catch(() => {})
  await settlePayment(ctx, started.sessionId)
  await followPayments(ctx, mia.id)
  expect(await flags(club)).toEqual([false, false])
})

test('one payment settles all children; ledger and receipt name each with its price', async () => {
  const { club, ctx, mia, ole, payment } = await paidFamily()
  expect(await flags(club)).toEqual([true, true])
  const words = 'Registration for Mia (£45.00) and Ole (£22.50, sibling price)'
  expect(payment).toMatchObject({ description: words, amount: 6750, status: 'paid' })
  const receipts = (await ctx.db.select().from(mails)).filter(({ text }) => text.includes(words))
  expect(receipts).toHaveLength(1)
  expect(receipts[0]?.text).toContain('£67.50')
  for (const token of [mia, ole])
    expect(await payingView(ctx, await findOwn(ctx, token))).toMatchObject({
      registration: { due: false },
      subscription: { due: true },
      family: undefined,
    })
})

test('the payment stands in the account of each member that the children become', async () => {
  const { staff, ctx, mia, ole, payment } = await paidFamily()
  for (const { id } of [mia, ole]) {
    const member = await aMember(ctx)
    await assignMember(staff, id, member.id)
    const theirs = await paymentsOfMember(as(ctx, anActor('finance')), member.id)
    expect(theirs.map((one) => one.id)).toEqual([payment.id])
  }
})

test('the part of one child goes back once, and the other stays paid', async () => {
  const { club, ctx, ole, payment } = await paidFamily()
  const finance = as(ctx, anActor('finance'))
  const refund = { amount: undefined, objectId: ole.id }
  expect(await refundNow(finance, payment.id, { ...refund, key: 'form-1234' })).toEqual({
    ok: true,
    amount: 2250,
  })
  await followPayments(ctx, payment.objectId)
  expect(await flags(club)).toEqual([true, false])
  expect(await refundNow(finance, payment.id, { ...refund, key: 'form-5678' })).toMatchObject({
    reason: 'NOTHING_TO_REFUND',
  })
  const { parts } = await findPayment(finance, payment.id)
  expect(parts.map(({ description, amount, returned }) => [description, amount, returned])).toEqual([
    ['Registration, Mia', 4500, false],
    ['Registration, Ole', 2250, true],
  ])
})

test('a child whose part went back can be paid again, alone and at the sibling price', async () => {
  const { club, ctx, ole, payment } = await paidFamily()
  const refund = { amount: undefined, objectId: ole.id, key: 'form-1234' }
  await refundNow(as(ctx, anActor('finance')), payment.id, refund)
  await followPayments(ctx, payment.objectId)
  await paid(club, ole, '')
  expect((await ledger(club)).map(({ amount, status }) => [amount, status])).toEqual([
    [6750, 'paid'],
    [2250, 'paid'],
  ])
  expect(await flags(club)).toEqual([true, true])
})

test('removing one child closes the open session of all, and the other then pays in full', async () => {
  const { club, staff, mia, ole } = await aFamily()
  await pay(club, mia)
  expect(await removeRegistration(staff, mia.id, { paid: undefined } as never)).toMatchObject({ ok: true })
  expect(await ledger(club)).toMatchObject([{ status: 'expired' }])
  await paid(club, ole, '')
  expect((await ledger(club)).at(-1)).toMatchObject({ amount: 4500, objectId: ole.id })
})

/** Registers one child in a form of its own. */
async function registered({ ctx }: PayingClub, child: Record<string, string>, family = GUARDIAN_FIELDS) {
  const sent = await sendChildren(ctx, { ...family, ...childFields(0, child) }, `form of ${child.name}`)
  const [token] = sent.ok ? sent.accessTokens : []
  if (!token) throw new Error('the child was not registered')
  return token
}

/** The access token of the link in the e-mail to the guardian. */
async function emailed({ ctx }: PayingClub, token: AccessToken): Promise<AccessToken> {
  const registration = await findOwn(ctx, token)
  if (!registration) throw new Error('the registration is gone')
  return { id: token.id, token: linkToken(registration, ctx.secret) }
}

const MIA = { name: 'Mia Berg', dob: '2014-01-31' }
const amounts = async (club: PayingClub) => (await ledger(club)).map(({ amount }) => amount)

async function aClubWithSiblingPrice() {
  const club = await aPayingClub()
  await halfForSiblings(club.ctx)
  return club
}

test('a child registered later pays the sibling price with the link in the e-mail, and a stranger sees none', async () => {
  const club = await aClubWithSiblingPrice()
  await paid(club, await registered(club, MIA), '')
  const ole = await registered(club, OLE)
  const seen = await payingView(club.ctx, await findOwn(club.ctx, ole))
  expect(seen).toMatchObject({ family: [{ amount: 4500 }], asksForLink: true })
  await paid(club, await emailed(club, ole), '')
  expect(await amounts(club)).toEqual([4500, 2250])
})

test('a child who paid the sibling price gives it to nobody else, so that one child always pays in full', async () => {
  const club = await aClubWithSiblingPrice()
  const [mia, ole] = [await registered(club, MIA), await registered(club, OLE)]
  await paid(club, mia, '')
  await paid(club, await emailed(club, ole), '')
  const [first] = await ledger(club)
  const refund = { amount: undefined, objectId: mia.id, key: 'form-1234' }
  await refundNow(as(club.ctx, anActor('finance')), first?.id ?? '', refund)
  await followPayments(club.ctx, mia.id)
  await paid(club, await emailed(club, mia), '')
  expect(await amounts(club)).toEqual([4500, 2250, 4500])
})

test('children of the same guardian account count, even if another parent registered them', async () => {
  const club = await aClubWithSiblingPrice()
  const staff = as(club.ctx, anActor('administrator'))
  const mother = await aUser(club.ctx)
  const father = { ...GUARDIAN_FIELDS, 'guardian.email': 'father@example.org' }
  const tokens = [await registered(club, MIA), await registered(club, OLE, father)]
  for (const { id } of tokens) {
    const member = await aMember(club.ctx, { bornOn: '2014-01-31' })
    await aGuardian(club.ctx, mother, member)
    await assignMember(staff, id, member.id)
  }
  for (const token of tokens) await paid(club, await emailed(club, token), '')
  expect(await amounts(club)).toEqual([4500, 2250])
})

test('neither the same child nor one of last season makes a registration cheaper', async () => {
  const club = await aClubWithSiblingPrice()
  const inFull = { family: [{ amount: 4500 }] }
  const seenOf = async (token: AccessToken) => payingView(club.ctx, await findOwn(club.ctx, token), true)
  await paid(club, await registered(club, MIA), '')
  expect(await seenOf(await registered(club, { ...MIA, name: 'mia  berg' }))).toMatchObject(inFull)
  const lastSeason = new Date('2025-05-01T12:00:00Z')
  await club.ctx.db.update(registrations).set({ submittedAt: lastSeason })
  expect(await seenOf(await registered(club, OLE))).toMatchObject(inFull)
})
