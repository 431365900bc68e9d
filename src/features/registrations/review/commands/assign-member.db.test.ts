import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aCountry } from '../../../../../demo/builders/country.ts'
import { aMember } from '../../../../../demo/builders/member.ts'
import { aPayment } from '../../../../../demo/builders/payment.ts'
import { aRegistration } from '../../../../../demo/builders/registration.ts'
import { aSubscription } from '../../../../../demo/builders/subscription.ts'
import { aTeam } from '../../../../../demo/builders/team.ts'
import { aUser } from '../../../../../demo/builders/user.ts'
import { anActor } from '../../../../../tests/support/actors.ts'
import { aCtx, as } from '../../../../../tests/support/database.ts'
import { VISITOR } from '../../../../kernel/actor.ts'
import { Forbidden, NotFound } from '../../../../kernel/errors.ts'
import { newId } from '../../../../kernel/ids.ts'
import { auditLog } from '../../../../platform/content/table.server.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { findPayment, paymentsOfMember } from '../../../billing/payments/queries/payments.server.ts'
import { subscriptionsOfMember } from '../../../billing/subscriptions/queries/subscriptions.server.ts'
import { members, memberTeams } from '../../../members/table.server.ts'
import { ownRegistrations } from '../../form/queries/own.server.ts'
import { registrations } from '../../table.server.ts'
import { assignMember, unlinkMember } from './assign-member.server.ts'
import { createMember } from './create-member.server.ts'

const anAdministrator = async () => as(await aCtx(), anActor('administrator'))

const memberIn = async ({ db }: Ctx, id: string) =>
  (await db.select().from(members).where(eq(members.id, id)))[0]
const registrationIn = async ({ db }: Ctx, id: string) =>
  (await db.select().from(registrations).where(eq(registrations.id, id)))[0]

async function aPaidRegistration(ctx: Ctx, customer = 'cus_liv') {
  const registration = await aRegistration(ctx, { stripeCustomer: customer, registrationPaid: true })
  const payment = await aPayment(ctx, {
    purpose: 'registration',
    objectId: registration.id,
    customerId: customer,
  })
  await aSubscription(ctx, { customerId: customer, registrationId: registration.id })
  return { registration, payment }
}

test('only administrators can assign, unlink or create a member [SYS-066, ADM-033]', async () => {
  const ctx = await aCtx()
  const { id } = await aRegistration(ctx)
  const member = await aMember(ctx)
  const team = await aTeam(ctx)
  for (const actor of [VISITOR, anActor('member', { member }), anActor('coach'), anActor('finance')]) {
    const theirs = as(ctx, actor)
    await expect(assignMember(theirs, id, member.id)).rejects.toThrow(Forbidden)
    await expect(unlinkMember(theirs, id)).rejects.toThrow(Forbidden)
    await expect(createMember(theirs, id, { teamId: team.id })).rejects.toThrow(Forbidden)
  }
  expect(await registrationIn(ctx, id)).toMatchObject({ memberId: null, version: 1 })
})

test('a draft, a removed registration and an unknown one cannot be assigned [ADM-033, resolutions C07]', async () => {
  const ctx = await anAdministrator()
  const member = await aMember(ctx)
  const draft = await aRegistration(ctx, { draft: true })
  const removed = await aRegistration(ctx, { removedAt: ctx.clock.now() })
  for (const id of [draft.id, removed.id, newId(), 'x'])
    await expect(assignMember(ctx, id, member.id)).rejects.toThrow(NotFound)
})

test('an unknown member is refused, assigning the same one again changes nothing, and another needs Unlink member first [ADM-027, ADM-031]', async () => {
  const ctx = await anAdministrator()
  const { id } = await aRegistration(ctx)
  const [one, other] = [await aMember(ctx, { name: 'One' }), await aMember(ctx, { name: 'Other' })]
  expect(await assignMember(ctx, id, newId())).toEqual({ ok: false, reason: 'NO_MEMBER' })
  expect((await assignMember(ctx, id, one.id)).ok).toBe(true)
  expect((await assignMember(ctx, id, one.id)).ok).toBe(true)
  expect(await assignMember(ctx, id, other.id)).toMatchObject({ reason: 'ASSIGNED', member: { name: 'One' } })
  expect(await registrationIn(ctx, id)).toMatchObject({ memberId: one.id, version: 2 })
  expect((await ctx.db.select().from(auditLog)).map(({ action }) => action)).toEqual(['registrations.assign'])
})

test("a payment for a registration is the member's while it is assigned, and the customer does not change [ADM-028, resolutions B22, E07]", async () => {
  const ctx = await anAdministrator()
  const member = await aMember(ctx)
  const { registration, payment } = await aPaidRegistration(ctx)
  await aPayment(ctx, { purpose: 'event', objectId: registration.id })
  const finance = as(ctx, anActor('finance'))
  const owned = async (memberId: string) => ({
    payments: (await paymentsOfMember(finance, memberId)).map(({ id }) => id),
    subscriptions: (await subscriptionsOfMember(finance, memberId)).length,
    customer: (await memberIn(ctx, memberId))?.stripeIdTest,
  })
  const nothing = { payments: [], subscriptions: 0, customer: null }
  const all = { payments: [payment.id], subscriptions: 1, customer: null }
  await assignMember(ctx, registration.id, member.id)
  expect(await owned(member.id)).toEqual(all)
  expect(await unlinkMember(ctx, registration.id)).toMatchObject({ ok: true, member: { id: member.id } })
  expect(await owned(member.id)).toEqual(nothing)
  const again = await aMember(ctx, { name: 'Right' })
  await assignMember(ctx, registration.id, again.id)
  expect([await owned(member.id), await owned(again.id)]).toEqual([nothing, all])
  await unlinkMember(ctx, registration.id)
  expect(await unlinkMember(ctx, registration.id)).toEqual({ ok: true, member: undefined })
})

test('the list of payments names the member whose registration was paid for [INV-011]', async () => {
  const ctx = await anAdministrator()
  const member = await aMember(ctx)
  const { registration, payment } = await aPaidRegistration(ctx)
  const finance = as(ctx, anActor('finance'))
  expect(await findPayment(finance, payment.id)).toMatchObject({ memberId: null })
  await assignMember(ctx, registration.id, member.id)
  expect(await findPayment(finance, payment.id)).toMatchObject({ memberId: member.id })
})

test("a member keeps their customer and never gets another member's [resolutions B22]", async () => {
  const ctx = await anAdministrator()
  const { registration } = await aPaidRegistration(ctx, 'cus_family')
  const known = await aMember(ctx, { stripeIdTest: 'cus_own' })
  await assignMember(ctx, registration.id, known.id)
  expect((await memberIn(ctx, known.id))?.stripeIdTest).toBe('cus_own')
  await aMember(ctx, { stripeIdTest: 'cus_shared' })
  const sibling = await aMember(ctx)
  const again = await aRegistration(ctx, { stripeCustomer: 'cus_shared' })
  await assignMember(ctx, again.id, sibling.id)
  expect((await memberIn(ctx, sibling.id))?.stripeIdTest).toBeNull()
})

test('an unlinked registration is no longer shown to its former member [ADM-028]', async () => {
  const ctx = await anAdministrator()
  const member = await aMember(ctx)
  const user = await aUser(ctx, { member })
  const { id } = await aRegistration(ctx)
  const theirs = as(ctx, { ...anActor('member', { member }), userId: user.id } as Ctx['actor'])
  await assignMember(ctx, id, member.id)
  expect(await ownRegistrations(theirs)).toHaveLength(1)
  await unlinkMember(ctx, id)
  expect(await ownRegistrations(theirs)).toEqual([])
})

test('a member is not created without an existing team [ADM-032]', async () => {
  const ctx = await anAdministrator()
  const { id } = await aRegistration(ctx)
  expect(await createMember(ctx, id, { teamId: newId() })).toEqual({ ok: false, reason: 'NO_TEAM' })
  expect(await ctx.db.select().from(members)).toEqual([])
})

test('a member is created from a registration, in a team, with the agreed visibility [ADM-032, ADM-036, SYS-066]', async () => {
  const ctx = await anAdministrator()
  const norway = await aCountry(ctx, 'no')
  const team = await aTeam(ctx)
  const { id } = await aRegistration(ctx, {
    details: { position: 'Pivot', height: '178', historyclubs: 'Viborg' },
  })
  const made = await createMember(ctx, id, { teamId: team.id })
  const member = await memberIn(ctx, made.ok ? made.member.id : '')
  expect(member).toMatchObject({
    name: 'Robin Example',
    firstName: 'Robin',
    slug: 'robin-example',
    email: 'robin@example.org',
    bornOn: '1998-05-04',
    gender: 'female',
    countryId: norway.id,
    position: 'Pivot',
    heightCm: 178,
    history: '<p>Viborg</p>',
    teamId: team.id,
    active: true,
    listed: false,
    showsBornOn: false,
    showsPhotos: false,
    userId: null,
  })
  expect(await ctx.db.select().from(memberTeams)).toEqual([{ memberId: member?.id, teamId: team.id }])
  expect(await registrationIn(ctx, id)).toMatchObject({ memberId: member?.id })
  expect((await ctx.db.select().from(auditLog)).map(({ action }) => action).sort()).toEqual([
    'members.create',
    'registrations.create-member',
  ])
})

test('a minor keeps the guardian, and the address does not reveal the surname [ADM-032, resolutions C02, C09]', async () => {
  const ctx = await anAdministrator()
  const { id } = await aRegistration(ctx, {
    details: { name: 'Ida Lachmann', dob: '2013-04-17' },
    guardianName: 'Katrin Lachmann',
    guardianEmail: 'katrin@example.org',
  })
  await createMember(ctx, id, { teamId: (await aTeam(ctx)).id })
  expect(await ctx.db.select().from(members)).toMatchObject([
    { slug: 'ida', guardianName: 'Katrin Lachmann', guardianEmail: 'katrin@example.org' },
  ])
})

test('an e-mail of an existing member is refused with both names, unless a second person is confirmed [ADM-032, resolutions B22, E07]', async () => {
  const ctx = await anAdministrator()
  const team = await aTeam(ctx)
  const known = await aMember(ctx, { name: 'Robin Known', email: 'Robin@Example.org' })
  const { id } = await aRegistration(ctx)
  expect(await createMember(ctx, id, { teamId: team.id })).toMatchObject({
    reason: 'KNOWN_EMAIL',
    members: [{ id: known.id, name: 'Robin Known', email: 'Robin@Example.org' }],
  })
  expect(await registrationIn(ctx, id)).toMatchObject({ memberId: null })
  expect((await createMember(ctx, id, { teamId: team.id, another: 'yes' })).ok).toBe(true)
  expect(await ctx.db.select().from(members)).toHaveLength(2)
})

test('two concurrent requests for one registration or one e-mail address create one member [ADM-032, resolutions E07]', async () => {
  const ctx = await anAdministrator()
  const team = await aTeam(ctx)
  const [one, other] = [await aRegistration(ctx), await aRegistration(ctx)]
  const made = await Promise.all(
    [one, one, other, other].map(({ id }) => createMember(ctx, id, { teamId: team.id })),
  )
  expect(made.filter(({ ok }) => ok)).toHaveLength(1)
  expect(await ctx.db.select().from(members)).toHaveLength(1)
})

test('a payment for a registration belongs to the member created from it [ADM-036, resolutions B22, E07]', async () => {
  const ctx = await anAdministrator()
  const { registration, payment } = await aPaidRegistration(ctx)
  await createMember(ctx, registration.id, { teamId: (await aTeam(ctx)).id })
  const [member] = await ctx.db.select().from(members)
  const paid = await paymentsOfMember(as(ctx, anActor('finance')), member?.id ?? '')
  expect(paid).toMatchObject([{ id: payment.id }])
})
