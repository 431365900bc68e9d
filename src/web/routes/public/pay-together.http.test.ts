import { expect, test } from 'vitest'
import { aFee } from '../../../../demo/builders/fee.ts'
import { aMember } from '../../../../demo/builders/member.ts'
import { aRegistration } from '../../../../demo/builders/registration.ts'
import { aTeam } from '../../../../demo/builders/team.ts'
import { aTraining } from '../../../../demo/builders/training.ts'
import { FEES } from '../../../../demo/data/registration-settings.ts'
import { anActor } from '../../../../tests/support/actors.ts'
import { invoiceNow, refundNow } from '../../../../tests/support/billing.ts'
import { wordsOf } from '../../../../tests/support/checkout.ts'
import { as } from '../../../../tests/support/database.ts'
import { theClubAsks } from '../../../../tests/support/registering.ts'
import { aSandbox } from '../../../../tests/support/sandbox.ts'
import { aSite } from '../../../../tests/support/site.ts'
import { payments } from '../../../features/billing/payments/table.server.ts'
import { followPayments } from '../../../features/registrations/payment/commands/follow-payments.server.ts'
import { registrations } from '../../../features/registrations/table.server.ts'
import { pence } from '../../../kernel/money.ts'
import { mails } from '../../../platform/email/table.server.ts'

const PAGE = '/about-us/subscription'

async function aPayer(given: Parameters<typeof aRegistration>[1] = {}) {
  const sandbox = await aSandbox()
  const site = await aSite(
    { payments: sandbox.payments, clock: { now: () => new Date() } },
    { LOG_LEVEL: 'silent' },
  )
  await theClubAsks(site.ctx)
  const prices: Record<string, string> = {}
  for (const fee of [...FEES.registration, ...FEES.training_fees]) prices[fee.id] = await aFee(site.ctx, fee)
  const { id, accessToken } = await aRegistration(site.ctx, given)
  const headers = { cookie: `draft=${accessToken.id}.${accessToken.token}` }
  const pay = (form: Record<string, string>, as: Record<string, string> = headers) =>
    site.post(`${PAGE}?step=process&id=${id}`, { priceId: prices.registration ?? '', ...form }, as)
  const read = async (query = `step=process&id=${id}`, as: Record<string, string> = headers) =>
    wordsOf(await site.page(`${PAGE}?${query}`, as))
  const flags = async () => {
    const [now] = await site.ctx.db.select().from(registrations)
    return [now?.registrationPaid, now?.subscriptionPaid]
  }
  return { site, sandbox, prices, id, pay, read, flags }
}

const sessionOf = (answer: Response) => answer.headers.get('location')?.split('/').at(-1) ?? ''

test('registration fee and subscription are paid in one payment, followed by a welcome [REG-024, REG-030, resolutions F10]', async () => {
  const { site, sandbox, prices, id, pay, read, flags } = await aPayer()
  const team = await aTeam(site.ctx, { name: 'Women 3', genre: 'women', youth: false })
  await aTraining(site.ctx, {
    team,
    defaultValue: '<p>Friday 19:00, Brentford Hall</p>',
  })
  const answer = await pay({ pay: 'both', planId: prices.league ?? '' })
  const session = sessionOf(answer)
  const [asked] = await sandbox.requests('/v1/checkout/sessions')
  expect(asked?.params).toMatchObject({
    mode: 'subscription',
    line_items: [{ price: prices.league }, { price: prices.registration }],
  })
  await sandbox.pay(session)
  const words = await read(`step=success&id=${id}&mode=subscription&session_id=${session}`)
  expect(await flags()).toEqual([true, true])
  expect(words).toContain('Registration and League teams, £87.00')
  for (const said of [
    'Welcome to the club',
    'What happens next',
    'Friday 19:00, Brentford Hall',
    'Add to calendar',
  ])
    expect(words).toContain(said)
  expect(await read(`step=process&id=${id}`, {})).not.toContain('Welcome to the club')
  expect(await read()).not.toMatch(/Pay both|Pay the registration fee|Start the subscription/)
  expect(await site.ctx.db.select().from(payments)).toMatchObject([
    { purpose: 'subscription', amount: 8700, status: 'paid' },
  ])
  const [receipt] = await site.ctx.db.select().from(mails)
  expect(receipt?.text).toContain('There is nothing more to do.')
})

test('a payer returning in another browser is thanked and shown the next step, without name or amount [REG-028, resolutions C06]', async () => {
  const { sandbox, id, pay, read, flags } = await aPayer()
  const session = sessionOf(await pay({}))
  await sandbox.pay(session)
  const words = await read(`step=success&id=${id}&mode=payment&session_id=${session}`, {})
  expect(words).toContain('We have received your payment')
  expect(words).toContain('Use the link in the e-mail that we sent you')
  expect(words).not.toMatch(/This link does not open a registration|Robin|£45\.00|to see what you owe/)
  expect(await flags()).toEqual([true, false])
})

test('the fee paid with the subscription is refunded through its payment [resolutions B23]', async () => {
  const { site, sandbox, prices, id, pay, read, flags } = await aPayer()
  const session = sessionOf(await pay({ pay: 'both', planId: prices.league ?? '' }))
  await sandbox.pay(session)
  await read(`step=success&id=${id}&mode=subscription&session_id=${session}`)
  const [paid] = await site.ctx.db.select().from(payments)
  const choice = { amount: undefined, key: 'form-1234' }
  await refundNow(as(site.ctx, anActor('finance')), paid?.id ?? '', choice)
  await followPayments(site.ctx, id)
  // The subscription itself runs until it is cancelled.
  expect(await flags()).toEqual([false, true])
})

test('a joint payment is refused at its field without a subscription, or with an unsuitable or unknown one [REG-017, REG-027]', async () => {
  const { prices, pay, sandbox } = await aPayer()
  for (const [planId, said] of [
    ['', 'Please select a fee'],
    ['price_invented', 'Please select a fee'],
    [prices.registration ?? '', 'Please select a fee'],
    [prices.student ?? '', 'This fee is for students'],
  ] as const) {
    const refused = await pay({ pay: 'both', planId })
    expect(refused.status).toBe(422)
    expect(await refused.text()).toMatch(new RegExp(`id="f-planId-error".{0,300}${said}`, 's'))
  }
  expect(await sandbox.requests('/v1/checkout')).toEqual([])
})

test('only one of the two ways to pay the registration fee has an open checkout session', async () => {
  const { site, prices, pay, sandbox } = await aPayer()
  const statuses = async () =>
    (await site.ctx.db.select().from(payments).orderBy(payments.id)).map(({ purpose, status }) => [
      purpose,
      status,
    ])
  const alone = sessionOf(await pay({}))
  const both = sessionOf(await pay({ pay: 'both', planId: prices.league ?? '' }))
  expect(await statuses()).toEqual([
    ['registration', 'expired'],
    ['subscription', 'open'],
  ])
  await expect(sandbox.pay(alone)).rejects.toThrow('no longer open')
  await sandbox.pay(both)
  expect((await pay({})).status).toBe(409)
  expect((await pay({ pay: 'both', planId: prices.league ?? '' })).status).toBe(409)
  const at = await aPayer()
  await Promise.all([at.pay({}), at.pay({ pay: 'both', planId: at.prices.league ?? '' })])
  const open = (await at.site.ctx.db.select().from(payments)).filter(({ status }) => status === 'open')
  expect(open.length).toBeLessThanOrEqual(1)
})

test('a logged-in member finds and pays the fees of their linked registration without a link [REG-024, resolutions E09]', async () => {
  const { site, pay, read, id } = await aPayer()
  const member = await aMember(site.ctx, { name: 'Robin Example' })
  await site.ctx.db.update(registrations).set({ memberId: member.id })
  const own = await site.signIn(member)
  expect(await read('', own)).toContain('Pay the registration fee only')
  expect((await pay({}, own)).status).toBe(303)
  const other = await site.signIn('member')
  expect(await read(`step=process&id=${id}`, other)).toContain('This link does not open a registration.')
  expect((await pay({}, other)).status).toBe(404)
})

test('a logged-in member sees what they owe with a way to pay, and nothing of others [INV-003, MEM-015]', async () => {
  const { site, read } = await aPayer()
  const member = await aMember(site.ctx, { name: 'Ana Owes', email: 'ana@example.org' })
  const own = await site.signIn(member)
  expect(await read('', own)).toContain('You owe us nothing')
  const finance = as(site.ctx, anActor('finance'))
  const choice = { memberId: member.id, amount: pence(4550), description: 'Lost kit', key: 'form-1234' }
  await invoiceNow(finance, choice)
  expect(await read('', own)).toMatch(/You owe £45\.50 .*Lost kit .*Pay £45\.50/)
  expect(await site.page(PAGE, own)).toMatch(/href="http[^"]*\/invoice\//)
  for (const headers of [{}, await site.signIn('member')])
    expect(await read('', headers)).not.toContain('Lost kit')
  const asked = await read('', {})
  expect(asked).toContain('Log in to see what you owe')
  expect(asked).not.toContain('This link does not open a registration')
})
