import { expect, test } from 'vitest'
import { aMember } from '../../../../../demo/builders/member.ts'
import { aRegistration } from '../../../../../demo/builders/registration.ts'
import { anActor } from '../../../../../tests/support/actors.ts'
import { as } from '../../../../../tests/support/database.ts'
import { aPayingClub, checkoutSessions, paid, pay } from '../../../../../tests/support/paying.ts'
import { newId } from '../../../../kernel/ids.ts'
import { mails } from '../../../../platform/email/table.server.ts'
import { findCustomer, memberOfCustomer } from '../../../billing/customers/queries/owner.server.ts'
import { paymentsOfMember } from '../../../billing/payments/queries/payments.server.ts'
import { subscriptions } from '../../../billing/subscriptions/table.server.ts'
import { findOwn } from '../../queries/registration.server.ts'
import { payingView } from '../queries/paying.server.ts'
import { PAY_LIMIT } from './pay-fee.server.ts'

test('a registration of someone else, a draft or an unknown one opens no checkout session [REG-026, resolutions C06]', async () => {
  const club = await aPayingClub()
  const { accessToken } = await aRegistration(club.ctx)
  const other = await aRegistration(club.ctx)
  const draft = await aRegistration(club.ctx, { draft: true })
  for (const wrong of [
    undefined,
    { ...accessToken, token: other.accessToken.token },
    { ...accessToken, id: newId() },
    draft.accessToken,
    (await aRegistration(club.ctx, { removedAt: new Date() })).accessToken,
  ])
    expect(await pay(club, wrong, club.prices.registration)).toEqual({ ok: false, reason: 'NONE' })
  expect(await checkoutSessions(club)).toEqual([])
})

test('a fee for another age or for students opens no checkout session [REG-017]', async () => {
  const club = await aPayingClub()
  const { accessToken } = await aRegistration(club.ctx, { details: { dob: '2014-01-31' } })
  await paid(club, accessToken, club.prices.registration ?? '')
  const before = (await checkoutSessions(club)).length
  for (const fee of ['league', 'student', 'beginner'])
    expect(await pay(club, accessToken, club.prices[fee])).toMatchObject({ reason: 'NOT_FOR_YOU' })
  expect(await checkoutSessions(club)).toHaveLength(before)
  expect((await pay(club, accessToken, club.prices.junior)).ok).toBe(true)
})

test('an old date of birth in free text excludes no fee by age', async () => {
  const club = await aPayingClub()
  const { accessToken } = await aRegistration(club.ctx, { details: { dob: 'in May' } })
  await paid(club, accessToken, club.prices.registration ?? '')
  expect((await pay(club, accessToken, club.prices.league)).ok).toBe(true)
})

test('a missing, unknown or not yet due price is not a fee [REG-027, resolutions F10]', async () => {
  const club = await aPayingClub()
  const { accessToken } = await aRegistration(club.ctx)
  for (const priceId of ['', 'price_invented', 'registration', club.prices.league])
    expect(await pay(club, accessToken, priceId)).toEqual({ ok: false, reason: 'NO_FEE' })
  expect(await checkoutSessions(club)).toEqual([])
})

test('the receipt of the registration fee mentions the subscription, and that of the subscription nothing [REG-030, resolutions F10]', async () => {
  const club = await aPayingClub()
  const { accessToken } = await aRegistration(club.ctx)
  await paid(club, accessToken, club.prices.registration ?? '')
  await paid(club, accessToken, club.prices.league ?? '')
  const [first, second] = await club.ctx.db.select().from(mails).orderBy(mails.createdAt, mails.id)
  expect(first?.text).toContain('One step is left: start your subscription.')
  expect(first?.text).toContain(`/about-us/subscription?step=process&id=${accessToken.id}`)
  expect(first?.text).not.toMatch(/nothing more to do|token=/)
  expect(second?.text).toContain('There is nothing more to do.')
})

test('a volunteer and a person without an e-mail address cannot pay [REG-019, REG-027, resolutions B12]', async () => {
  const club = await aPayingClub()
  const volunteer = await aRegistration(club.ctx, { questions: { applies_to_you: 'other' } })
  expect(await pay(club, volunteer.accessToken, club.prices.registration)).toMatchObject({
    reason: 'NOTHING_DUE',
  })
  const nameless = await aRegistration(club.ctx, { email: '' })
  expect(await pay(club, nameless.accessToken, club.prices.registration)).toMatchObject({
    reason: 'NO_EMAIL',
  })
})

test('the server decides price, mode, e-mail, return address and purpose [REG-002, REG-034, resolutions B03, B09]', async () => {
  const club = await aPayingClub()
  const { accessToken } = await aRegistration(club.ctx)
  expect(await pay(club, accessToken, club.prices.registration)).toMatchObject({ ok: true })
  const [session] = await checkoutSessions(club)
  const origin = club.ctx.config.publicUrl.origin
  expect(session?.params).toMatchObject({
    mode: 'payment',
    customer_email: 'robin@example.org',
    metadata: { gd_object: 'registration', gd_object_id: accessToken.id },
    success_url: `${origin}/about-us/subscription?step=success&id=${accessToken.id}&mode=payment&session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: `${origin}/about-us/subscription?step=cancel&id=${accessToken.id}`,
  })
  expect(JSON.stringify(session?.params)).toContain(club.prices.registration)
})

test('internationalised domains are sent to the provider in ASCII, and an address it does not accept is left out', async () => {
  const club = await aPayingClub()
  for (const email of ['robin@müller.example', 'jörg@müller.example']) {
    const { accessToken } = await aRegistration(club.ctx, { email })
    expect((await pay(club, accessToken, club.prices.registration)).ok).toBe(true)
  }
  const [ascii, other] = await checkoutSessions(club)
  expect(ascii?.params).toMatchObject({ customer_email: 'robin@xn--mller-kva.example' })
  expect(other?.params).not.toHaveProperty('customer_email')
})

test('a minor’s guardian pays, and the provider gets no address of the child [resolutions C09]', async () => {
  const club = await aPayingClub()
  const guardian = { guardianName: 'Kari Berg', guardianEmail: 'kari@example.org' }
  const { accessToken } = await aRegistration(club.ctx, { details: { dob: '2014-01-31' }, ...guardian })
  await pay(club, accessToken, club.prices.registration)
  const [session] = await checkoutSessions(club)
  expect(session?.params).toMatchObject({ customer_email: 'kari@example.org' })
  expect(JSON.stringify(session?.params)).not.toContain('robin')
})

test('the registration fee and then a subscription are each paid once by the same customer [REG-024, REG-026, REG-034, resolutions B11, F10]', async () => {
  const club = await aPayingClub()
  const { ctx, prices } = club
  const { accessToken } = await aRegistration(ctx)
  const view = async () => {
    const seen = await payingView(ctx, await findOwn(ctx, accessToken))
    if (seen.state !== 'fees') throw new Error(seen.state)
    const { registration, subscription } = seen
    return [registration.due, registration.active, subscription.due, subscription.active]
  }
  expect(await view()).toEqual([true, undefined, false, undefined])

  await paid(club, accessToken, prices.registration ?? '')
  expect(await view()).toEqual([false, prices.registration, true, undefined])
  expect(await pay(club, accessToken, prices.registration)).toMatchObject({ reason: 'ALREADY_PAID' })

  await paid(club, accessToken, prices.league ?? '')
  expect(await view()).toEqual([false, prices.registration, false, prices.league])
  for (const priceId of [prices.student, prices.league])
    expect(await pay(club, accessToken, priceId)).toMatchObject({ reason: 'ALREADY_PAID' })

  const [first, second, ...more] = await checkoutSessions(club)
  expect(more).toEqual([])
  expect(first?.params).toMatchObject({ mode: 'payment', customer_creation: 'always' })
  const registration = await findOwn(ctx, accessToken)
  expect(registration).toMatchObject({ registrationPaid: true, subscriptionPaid: true })
  expect(second?.params).toMatchObject({ mode: 'subscription', customer: registration?.stripeCustomer })
})

test('a payment after a registration was assigned belongs to the member, through the registration’s customer [resolutions B22, E07]', async () => {
  const club = await aPayingClub()
  const { ctx, prices } = club
  const member = await aMember(ctx)
  const { accessToken } = await aRegistration(ctx, { memberId: member.id })
  await paid(club, accessToken, prices.registration ?? '')
  await paid(club, accessToken, prices.league ?? '')
  expect(await paymentsOfMember(as(ctx, anActor('finance')), member.id)).toHaveLength(2)
  const [plan] = await ctx.db.select().from(subscriptions)
  expect(await memberOfCustomer(ctx, plan?.customerId ?? '')).toBe(member.id)
  expect(await findCustomer(ctx, ctx.db, { registrationId: accessToken.id })).toBe(plan?.customerId)
  expect(await findCustomer(ctx, ctx.db, { memberId: member.id })).toBeUndefined()
})

test('a plan a member already pays for is not started again in the next season [REG-026, resolutions B11]', async () => {
  const club = await aPayingClub()
  const { ctx, prices } = club
  const member = await aMember(ctx)
  const last = await aRegistration(ctx, { memberId: member.id })
  await paid(club, last.accessToken, prices.registration ?? '')
  await paid(club, last.accessToken, prices.league ?? '')
  const { accessToken } = await aRegistration(ctx, { memberId: member.id })
  await paid(club, accessToken, prices.registration ?? '')
  expect(await pay(club, accessToken, prices.league)).toMatchObject({ reason: 'ALREADY_PAID' })
  expect(await payingView(ctx, await findOwn(ctx, accessToken))).toMatchObject({
    subscription: { due: false, active: prices.league },
  })
  const pages = await checkoutSessions(club)
  expect(pages.at(-1)?.params).not.toHaveProperty('customer')
})

test('no payment starts while the provider does not answer [REG-033]', async () => {
  const club = await aPayingClub()
  const { accessToken } = await aRegistration(club.ctx)
  await club.sandbox.trouble({ kind: 'cut', times: 3, path: '/v1/prices' })
  expect(await pay(club, accessToken, club.prices.registration)).toEqual({
    ok: false,
    reason: 'PROVIDER_DOWN',
  })
})

test('the checkout sessions of one registration have a rate limit [REG-024]', async () => {
  const club = await aPayingClub()
  const { accessToken } = await aRegistration(club.ctx)
  for (let opened = 0; opened < PAY_LIMIT.points; opened += 1)
    expect(await pay(club, accessToken, club.prices.registration)).toMatchObject({ ok: true })
  expect(await pay(club, accessToken, club.prices.registration)).toMatchObject({ reason: 'TOO_MANY' })
  expect(await checkoutSessions(club)).toHaveLength(1)
})
