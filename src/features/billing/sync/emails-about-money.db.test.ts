import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aFee } from '../../../../demo/builders/fee.ts'
import { aGuardian } from '../../../../demo/builders/guardian.ts'
import { aMember } from '../../../../demo/builders/member.ts'
import { aUser } from '../../../../demo/builders/user.ts'
import { anActor } from '../../../../tests/support/actors.ts'
import { assignNow, cancelNow, invoiceNow, refundNow } from '../../../../tests/support/billing.ts'
import { as } from '../../../../tests/support/database.ts'
import { aCheckoutSession, events, hear, onlyPayment } from '../../../../tests/support/payments.ts'
import { aBillingCtx } from '../../../../tests/support/sandbox.ts'
import { aSubscriber } from '../../../../tests/support/subscriber.ts'
import { pence } from '../../../kernel/money.ts'
import type { Ctx } from '../../../platform/context.ts'
import { mails } from '../../../platform/email/table.server.ts'
import { pauseReminders } from '../../money/chasing/commands/pause-reminders.server.ts'
import { listInvoices } from '../invoices/queries/invoices.server.ts'
import { payments } from '../payments/table.server.ts'
import { invoiceSearch } from '../schema.ts'
import { settlePayment } from './commands/settle-payment.server.ts'
import { syncInvoice } from './commands/sync-invoice.server.ts'

const TREASURER = 'finance@demo.club'

/** The recipients and texts of the e-mails in the outbox with a matching subject. */
async function sent({ db }: Ctx, subject: RegExp) {
  const all = await db.select().from(mails).orderBy(mails.createdAt, mails.id)
  return all.filter((mail) => subject.test(mail.subject))
}
const receivers = async (ctx: Ctx, subject: RegExp) =>
  (await sent(ctx, subject)).map(({ toEmail }) => toEmail).toSorted()

test('the member and the treasurer get one e-mail about a failed renewal, whatever the order of events [INV-022]', async () => {
  const { ctx, sandbox, failCards } = await aSubscriber()
  await failCards()
  await sandbox.steer('POST', '/clock', { days: 32 })
  const received = await events(sandbox)
  await hear(ctx, received.toReversed())
  await hear(ctx, received)
  expect(await receivers(ctx, /did not go through/)).toEqual(['ana@example.org', TREASURER])
  const [mail] = (await sent(ctx, /did not go through/)).filter(({ toEmail }) => toEmail !== TREASURER)
  expect(mail?.text).toContain('We could not collect £42.00 for your League teams subscription')
  expect(mail?.text).toMatch(/Pay now:\nhttp/)
})

test('both guardians of a child get the e-mail about a failed renewal, and the child does not', async () => {
  const { ctx, sandbox, failCards, ana } = await aSubscriber({ name: 'Lena Pays', bornOn: '2012-03-01' })
  const [mother, father] = [
    await aUser(ctx, { email: 'a@example.org' }),
    await aUser(ctx, { email: 'b@example.org' }),
  ]
  await aGuardian(ctx, mother, ana)
  await aGuardian(ctx, father, ana, 2)
  await failCards()
  await sandbox.steer('POST', '/clock', { days: 32 })
  await hear(ctx, await events(sandbox))
  expect(await receivers(ctx, /did not go through/)).toEqual(['a@example.org', 'b@example.org', TREASURER])
  const [mail] = await sent(ctx, /^Your payment/)
  expect(mail?.text).toContain('for Lena Pays’s League teams subscription')
})

test('the e-mail about a failed renewal links to its invoice, even if the subscription’s event arrives first [INV-022]', async () => {
  const { ctx, sandbox, failCards } = await aSubscriber()
  await failCards()
  await sandbox.steer('POST', '/clock', { days: 32 })
  const received = await events(sandbox)
  await hear(
    ctx,
    received.filter(({ type }) => type.startsWith('customer.subscription.')),
  )
  const [mail] = (await sent(ctx, /did not go through/)).filter(({ toEmail }) => toEmail !== TREASURER)
  expect(mail?.text).toMatch(/Pay now:\n\S+\/invoice\/in_/)
})

test('the member and the treasurer are notified of a subscription that ends because no payment succeeded [INV-022]', async () => {
  const { ctx, sandbox, failCards } = await aSubscriber()
  await failCards()
  for (const days of [32, 4, 6, 8]) await sandbox.steer('POST', '/clock', { days })
  await hear(ctx, await events(sandbox))
  const mails = await sent(ctx, /has ended/)
  expect(mails.map(({ toEmail }) => toEmail).toSorted()).toEqual(['ana@example.org', TREASURER])
  for (const { text } of mails) expect(text).toContain('because its last payment did not go through')
})

/** Sends the next payment as an invoice, which is not paid in time. */
async function payLate({ ctx, sandbox, stripe, id }: Awaited<ReturnType<typeof aSubscriber>>) {
  await stripe.subscriptions.update(id, { collection_method: 'send_invoice', days_until_due: 14 })
  await hear(ctx, await events(sandbox))
  for (const days of [32, 15]) await sandbox.steer('POST', '/clock', { days })
  await hear(ctx, await events(sandbox))
  return (await sent(ctx, /is overdue/)).toSorted((a, b) => (a.toEmail < b.toEmail ? -1 : 1))
}

test('the e-mail about an overdue invoice does not mention a saved card [INV-009, INV-022]', async () => {
  const subscriber = await aSubscriber()
  const [mail, copy] = await payLate(subscriber)
  expect([mail?.toEmail, copy?.toEmail]).toEqual(['ana@example.org', TREASURER])
  expect(mail?.text).toContain('We have not received £42.00 for your League teams subscription.')
  expect(mail?.text).not.toMatch(/tried again|card that we have/)
  expect(await receivers(subscriber.ctx, /did not go through/)).toEqual([])
})

test('a member whose reminders are paused gets no e-mail about an overdue invoice, and the treasurer reads why', async () => {
  const subscriber = await aSubscriber()
  await pauseReminders(subscriber.finance, { memberId: subscriber.ana.id }, 'Between jobs until July')
  const [mail, another] = await payLate(subscriber)
  expect([mail?.toEmail, another]).toEqual([TREASURER, undefined])
  expect(mail?.text).toContain('We have not e-mailed them, because their reminders are paused.')
})

test('a member who gets automatic reminders gets no e-mail about an overdue invoice as well', async () => {
  const subscriber = await aSubscriber()
  const { ctx } = subscriber
  const mails = await payLate({ ...subscriber, ctx: { ...ctx, club: { ...ctx.club, chasing: true } } })
  expect(mails.map(({ toEmail }) => toEmail)).toEqual([TREASURER])
  expect(mails[0]?.text).toContain('They get the automatic reminders.')
})

test('a minor without a guardian’s address, who gets no automatic reminders, gets the e-mail about an overdue invoice', async () => {
  const subscriber = await aSubscriber({ bornOn: '2012-05-01' })
  const { ctx } = subscriber
  const mails = await payLate({ ...subscriber, ctx: { ...ctx, club: { ...ctx.club, chasing: true } } })
  expect(mails.map(({ toEmail }) => toEmail).toSorted()).toEqual(['ana@example.org', TREASURER].toSorted())
})

test('a cancelled subscription is announced with its last day, and again when it has ended [INV-019, resolutions B25]', async () => {
  const { ctx, sandbox, finance, id } = await aSubscriber()
  await cancelNow(finance, id)
  await cancelNow(finance, id)
  await hear(ctx, await events(sandbox))
  expect(await receivers(ctx, /ends on|was cancelled/)).toEqual(['ana@example.org', TREASURER])
  await sandbox.steer('POST', '/clock', { days: 32 })
  await hear(ctx, await events(sandbox))
  expect(await receivers(ctx, /has ended/)).toEqual(['ana@example.org', TREASURER])
  expect(await receivers(ctx, /did not go through/)).toEqual([])
})

/** A member who is invoiced monthly. The first invoice is still a draft. */
async function anInvoicedMember() {
  const { ctx, sandbox } = await aBillingCtx()
  const finance = as(ctx, anActor('finance'))
  const priceId = await aFee(ctx, { id: 'league', label: 'League teams', price: 42, period: 'month' })
  const ana = await aMember(ctx, { name: 'Ana Pays', email: 'ana@example.org' })
  const made = await assignNow(finance, { memberId: ana.id, priceId, volunteer: false, key: 'form-1234' })
  if (!made.ok) throw new Error(made.reason)
  const stripe = await sandbox.payments.client()
  return { ctx, sandbox, finance, stripe, id: made.subscriptionId }
}

test.each([
  ['period-end', /ends on/, '£42.00 for this period is still unpaid.'],
  ['now', /has ended/, '£42.00 for the earlier period is still unpaid.'],
] as const)(
  'the e-mail about a subscription that is cancelled (%s) before its invoice is paid links to that invoice [INV-019]',
  async (ending, subject, text) => {
    const { ctx, sandbox, finance, id } = await anInvoicedMember()
    await sandbox.steer('POST', '/clock', { days: 1 })
    await hear(ctx, await events(sandbox))
    await cancelNow(finance, id, ending)
    await hear(ctx, await events(sandbox))
    const [mail] = (await sent(ctx, subject)).filter(({ toEmail }) => toEmail !== TREASURER)
    expect(mail?.text).toContain(text)
    expect(mail?.text).toMatch(/Pay now:\n\S+\/invoice\/in_/)
    expect(mail?.text).not.toContain('It is paid until')
  },
)

test('a subscription ended before its invoice was sent leaves nothing to pay, and its e-mail requests nothing [INV-019]', async () => {
  const { ctx, sandbox, finance, stripe, id } = await anInvoicedMember()
  await sandbox.trouble({ kind: 'cut', times: 3, path: `/v1/subscriptions/${id}`, method: 'DELETE' })
  expect(await cancelNow(finance, id, 'now')).toEqual({ ok: false, reason: 'PROVIDER_DOWN' })
  expect((await cancelNow(finance, id, 'now')).ok).toBe(true)
  await hear(ctx, await events(sandbox))
  const { data } = await stripe.invoices.list({ subscription: id })
  expect(data.map(({ status }) => status)).toEqual(['void'])
  const mails = await sent(ctx, /has ended/)
  expect(mails).toHaveLength(2)
  for (const { text } of mails) expect(text).not.toMatch(/unpaid|Pay now/)
})

test('a subscription that ends with its period before its invoice was sent announces the invoice [INV-019]', async () => {
  const { ctx, sandbox, finance, id } = await anInvoicedMember()
  await cancelNow(finance, id)
  await hear(ctx, await events(sandbox))
  const [mail] = (await sent(ctx, /ends on/)).filter(({ toEmail }) => toEmail !== TREASURER)
  expect(mail?.text).toContain('We will e-mail you an invoice of £42.00 for this period.')
  expect(mail?.text).not.toMatch(/unpaid|Pay now|It is paid until/)
})

test('a subscription ended immediately is announced once [INV-019]', async () => {
  const { ctx, sandbox, finance, id } = await aSubscriber()
  await cancelNow(finance, id, 'now')
  await hear(ctx, await events(sandbox))
  expect(await receivers(ctx, /has ended/)).toEqual(['ana@example.org', TREASURER])
  expect(await receivers(ctx, /ends on|was cancelled/)).toEqual([])
})

test.each(['registration', 'event'] as const)(
  'the payer and the treasurer get one e-mail for each refund of a payment for a %s [resolutions B23]',
  async (purpose) => {
    const { ctx, sandbox } = await aBillingCtx()
    const finance = as(ctx, anActor('finance'))
    const page = await aCheckoutSession(ctx, purpose)
    await sandbox.pay(page.sessionId, { email: 'ana@example.org', name: 'Ana Payer' })
    await settlePayment(ctx, page.sessionId)
    const { id } = await onlyPayment(ctx)
    await refundNow(finance, id, { amount: 1000 as never, key: 'form-1' })
    await refundNow(finance, id, { amount: undefined, key: 'form-2' })
    await hear(ctx, await events(sandbox))
    const received = (await sent(ctx, /on its way back/)).map(({ toEmail, subject }) => [toEmail, subject])
    expect(received).toEqual([
      ['ana@example.org', '£10.00 for Registration is on its way back to you'],
      ['ana@example.org', '£35.00 for Registration is on its way back to you'],
    ])
    expect(await receivers(ctx, /Money was refunded/)).toEqual([TREASURER, TREASURER])
  },
)

test('orders send their own refund e-mail [resolutions B23]', async () => {
  const { ctx, sandbox } = await aBillingCtx()
  const page = await aCheckoutSession(ctx, 'order')
  await sandbox.pay(page.sessionId, { email: 'ana@example.org', name: 'Ana Payer' })
  await settlePayment(ctx, page.sessionId)
  await refundNow(as(ctx, anActor('finance')), (await onlyPayment(ctx)).id, {
    amount: undefined,
    key: 'form-1',
  })
  expect(await ctx.db.select().from(mails)).toEqual([])
})

test('a cancelled invoice is announced to its customer and the treasurer, once', async () => {
  const { ctx, sandbox } = await aBillingCtx()
  const ana = await aMember(ctx, { name: 'Ana Owes', email: 'ana@example.org' })
  const made = await invoiceNow(as(ctx, anActor('finance')), {
    ...{ memberId: ana.id, amount: pence(4550), description: 'Training camp', key: 'form-1234' },
  })
  if (!made.ok) throw new Error(made.reason)
  await (await sandbox.payments.client()).invoices.voidInvoice(made.invoiceId)
  for (const _ of [1, 2]) await hear(ctx, await events(sandbox))
  await syncInvoice(ctx, made.invoiceId)
  expect(await receivers(ctx, /Training camp is cancelled/)).toEqual(['ana@example.org'])
  expect(await receivers(ctx, /An invoice was cancelled/)).toEqual([TREASURER])
})

test("a minor's guardian is charged and notified instead of the child [resolutions C09]", async () => {
  const child = {
    name: 'Kim Kid',
    bornOn: '2015-05-05',
    email: '',
    guardianName: 'Pat Parent',
    guardianEmail: 'pat@example.org',
  }
  const { ctx, finance, id } = await aSubscriber(child)
  await cancelNow(finance, id, 'now')
  expect(await receivers(ctx, /has ended/)).toEqual([TREASURER, 'pat@example.org'].toSorted())
  const [mail] = (await sent(ctx, /has ended/)).filter(({ toEmail }) => toEmail !== TREASURER)
  expect(mail?.text).toContain('Hello Pat,')
  expect(mail?.text).toContain('Kim Kid’s League teams subscription has ended')
})

test('an invoice for a child without an address goes to the guardian, and is found by either name [INV-008, INV-015, resolutions C09]', async () => {
  const { ctx } = await aBillingCtx()
  const finance = as(ctx, anActor('finance'))
  const kim = await aMember(ctx, {
    name: 'Kim Kid',
    bornOn: '2015-05-05',
    email: 'kim@example.org',
    guardianName: 'Pat Parent',
    guardianEmail: 'pat@example.org',
  })
  const request = { memberId: kim.id, amount: 4550 as never, description: 'Camp', key: 'form-1234' }
  expect(await invoiceNow(finance, request)).toMatchObject({ ok: true })
  for (const q of ['kim', 'parent']) {
    const { rows } = await listInvoices(finance, invoiceSearch.parse({ q }))
    expect(rows).toMatchObject([{ customerEmail: 'pat@example.org', customerName: 'Pat Parent' }])
  }
})

test('a receipt shows earlier payments for the same event [EVT-012]', async () => {
  const { ctx, sandbox } = await aBillingCtx()
  const first = await aCheckoutSession(ctx, 'event')
  const second = await aCheckoutSession(ctx, 'event', first.objectId)
  const other = await aCheckoutSession(ctx, 'event', first.objectId)
  await sandbox.pay(first.sessionId, { email: 'ana@example.org', name: 'Ana Payer' })
  await settlePayment(ctx, first.sessionId)
  await sandbox.pay(second.sessionId, { email: 'Ana@example.org', name: 'Ana Payer' })
  await settlePayment(ctx, second.sessionId)
  await sandbox.pay(other.sessionId, { email: 'bo@example.org', name: 'Bo Other' })
  await settlePayment(ctx, other.sessionId)
  const receipts = await ctx.db.select().from(mails).orderBy(mails.createdAt, mails.id)
  expect(receipts.map(({ text }) => text.includes('You had already paid £45.00 for Registration.'))).toEqual([
    false,
    true,
    false,
  ])
  expect(await ctx.db.$count(payments, eq(payments.status, 'paid'))).toBe(3)
})
