import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aFee } from '../../../demo/builders/fee.ts'
import { aGuardian } from '../../../demo/builders/guardian.ts'
import { aMember } from '../../../demo/builders/member.ts'
import { aRegistration } from '../../../demo/builders/registration.ts'
import { aUser } from '../../../demo/builders/user.ts'
import { invoiceNow, refundNow } from '../../../tests/support/billing.ts'
import {
  aCardSubscriber,
  aClubWithTime,
  aFamilyInInstalments,
  cash,
  cashForFee,
  expectAgreement,
  owedBy,
  subjects,
  transfer,
} from '../../../tests/support/club-with-time.ts'
import { deliveredMails } from '../../../tests/support/delivered.ts'
import { pence } from '../../kernel/money.ts'
import { payments } from '../billing/payments/table.server.ts'
import { chaseFamilies } from './chasing/commands/chase-families.server.ts'
import { reversePayment } from './commands/reverse-payment.server.ts'
import { moneyFigures } from './queries/figures.server.ts'

test('after months of cards, cash, transfers, parts, instalments and refunds, ledger, provider and statements agree to the penny', async () => {
  const club = await aClubWithTime()
  const { ctx, stripe, settle, later } = club
  const priceId = await aFee(ctx, { id: 'league', label: 'League teams', price: 42, period: 'month' })

  // January: Ana joins by card, Ben is invoiced, and two children of Mia register.
  const subscriber = await aCardSubscriber(club, { name: 'Ana Pays', priceId })
  const { member: ana, failCards, subscriptionId } = subscriber
  const ben = await aMember(ctx, { name: 'Ben Owes', email: 'ben@example.org' })
  const request = { memberId: ben.id, amount: pence(9000), description: 'Season fee', key: 'form-ben-1' }
  const invoiced = await invoiceNow(ctx, request)
  if (!invoiced.ok) throw new Error(invoiced.reason)
  const mother = await aUser(ctx, { name: 'Mia Parent', email: 'mia@example.org' })
  const children = []
  for (const name of ['Leo Parent', 'Zoe Parent']) {
    const child = await aMember(ctx, { name, bornOn: '2014-03-04' })
    await aGuardian(ctx, mother, child)
    const guardian = { guardianName: 'Mia Parent', guardianEmail: 'mia@example.org' }
    await aRegistration(ctx, { name, memberId: child.id, createdAt: ctx.clock.now(), ...guardian })
    children.push(child)
  }
  const { ida, ole } = await aFamilyInInstalments(ctx)
  const owed = () => Promise.all([ana, ben, ida, ole].map((one) => owedBy(ctx, one)))
  expect(await owed()).toEqual([0, 9000, 6000, 6000])

  // Ben pays a first instalment in cash. The rest becomes late, and he is reminded of it alone.
  expect(await cash(ctx, invoiced.invoiceId, 4000, 9000)).toMatchObject({ ok: true })
  await later(18)
  expect(await chaseFamilies(ctx)).toBeGreaterThan(0)
  const [reminder] = (await deliveredMails(ctx.db)).filter(
    ({ toEmail, text }) => toEmail === 'ben@example.org' && text.includes('left of'),
  )
  expect(reminder?.text).toContain('£50.00 left of £90.00')
  const [instalments] = (await deliveredMails(ctx.db)).filter(({ toEmail }) => toEmail === 'eva@example.org')
  expect(instalments?.text).toContain('Academy, instalment 1 of 3')
  expect(instalments?.text).not.toContain('instalment 2 of 3')

  // One transfer pays the first instalments of both children, half of it for each.
  expect((await transfer(ctx, 'EVA BERG', '40.00')).charges).toHaveLength(2)
  expect(await owed()).toEqual([0, 5000, 4000, 4000])

  // February: Ana's renewal fails. She brings a part in cash, and pays the rest with another card.
  await failCards()
  await later(15)
  expect(await subjects(ctx, 'ana@example.org')).toEqual(
    expect.arrayContaining([expect.stringContaining('did not go through')]),
  )
  expect(await owedBy(ctx, ana)).toBe(4200)
  const renewal = (await stripe.invoices.list({ subscription: subscriptionId, status: 'open' })).data[0]
  expect(await cash(ctx, renewal?.id ?? '', 2000, 4200)).toMatchObject({ ok: true })
  await settle()
  await stripe.invoices.pay(renewal?.id ?? '', { payment_method: 'pm_card_visa' })
  await settle()
  expect(await owedBy(ctx, ana)).toBe(0)
  expect((await stripe.subscriptions.retrieve(subscriptionId)).status).toBe('active')

  // A second instalment of Ben, with the number of his invoice, and one transfer for both children.
  const { number } = await stripe.invoices.retrieve(invoiced.invoiceId)
  expect(await transfer(ctx, `B OWES ${number}`, '25.00')).toMatchObject({ confidence: 'likely' })
  expect(await transfer(ctx, 'MIA PARENT', '90.00')).toMatchObject({ confidence: 'certain' })
  await settle()
  expect(await Promise.all(children.map((child) => owedBy(ctx, child)))).toEqual([0, 0])

  // The second instalment of Ida is recorded by mistake. Then all of hers is paid in cash, and Ole's by transfer.
  const mistake = await cashForFee(ctx, ida.feeId, 2000)
  if (!mistake.ok) throw new Error(mistake.reason)
  expect(await owedBy(ctx, ida)).toBe(2000)
  expect(await reversePayment(ctx, mistake.paymentId)).toMatchObject({ ok: true })
  expect(await owedBy(ctx, ida)).toBe(4000)
  expect(await cashForFee(ctx, ida.feeId, 4000)).toMatchObject({ ok: true })
  expect(await transfer(ctx, 'EVA BERG', '40.00')).toMatchObject({ confidence: 'certain' })

  // A part of Ana's first payment goes back, and Ben pays what is left by card.
  const [first] = await ctx.db
    .select()
    .from(payments)
    .where(sql`member_id = ${ana.id} or customer_id in
    (select id from provider_customers where member_id = ${ana.id})`)
    .orderBy(payments.paidAt)
  await refundNow(ctx, first?.id ?? '', { amount: pence(1000), key: 'form-refund' })
  expect(await stripe.invoices.pay(invoiced.invoiceId, { payment_method: 'pm_card_visa' })).toMatchObject({
    amount_paid: 2500,
  })
  await later(12)

  const people = [ana, ben, ida, ole, ...children]
  expect(await Promise.all(people.map((one) => owedBy(ctx, one)))).toEqual([0, 0, 0, 0, 0, 0])
  const { card, byHand } = await expectAgreement(club)
  expect([card, byHand]).toEqual([4200 + 2200 + 2500, 4000 + 2000 + 2500 + 9000 + 2 * 6000])
  const { total } = await moneyFigures(ctx, 'all')
  const received = card + byHand
  expect(total).toMatchObject({ expected: received, received, late: 0, refunded: 1000 })
}, 120_000)
