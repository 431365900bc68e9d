import { expect, test } from 'vitest'
import { aMember } from '../../../../../demo/builders/member.ts'
import { aTeam } from '../../../../../demo/builders/team.ts'
import { aUser } from '../../../../../demo/builders/user.ts'
import { anActor } from '../../../../../tests/support/actors.ts'
import {
  childFields,
  GUARDIAN_FIELDS,
  halfForSiblings,
  OLE,
  sendChildren,
  TWO_CHILDREN,
} from '../../../../../tests/support/children.ts'
import { as } from '../../../../../tests/support/database.ts'
import { aPayingClub } from '../../../../../tests/support/paying.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { mails } from '../../../../platform/email/table.server.ts'
import { guardianInvitations, guardians } from '../../../members/family/table.server.ts'
import { assignMember } from '../../review/commands/assign-member.server.ts'
import { createMember } from '../../review/commands/create-member.server.ts'
import { registrations } from '../../table.server.ts'

const stored = ({ db }: Ctx) => db.select().from(registrations).orderBy(registrations.id)
const sentTo = async ({ db }: Ctx, email: string) =>
  (await db.select().from(mails)).filter(({ toEmail }) => toEmail === email)

async function aFamilyClub() {
  const club = await aPayingClub()
  await halfForSiblings(club.ctx)
  return club.ctx
}

test.each([
  ['a child of 18', { dob: '2000-01-31' }, 'dob', 'Adults register themselves'],
  ['a birthday in the future', { dob: '2999-01-31' }, 'dob', 'Please enter a date in the past'],
  ['a birthday that is none', { dob: '31 May' }, 'dob', 'Please enter a date in the past'],
  ['no birthday', { dob: '' }, 'dob', 'Enter the date of birth'],
  ['no name', { name: '' }, 'name', 'Enter the full name'],
  [
    'the same child twice',
    { name: 'MIA  Berg', dob: '2014-01-31' },
    'name',
    'You have entered this child twice',
  ],
  ['no subscription', { subscription: '' }, 'subscription', 'Please select a fee'],
  [
    'a subscription for adults',
    { subscription: 'league', dob: '2014-02-01' },
    'subscription',
    'This fee is for people who are 16 or older',
  ],
  ['a question without an answer', { played_before: '' }, 'played_before', 'Please select one'],
])(
  'a form with %s is refused at its field, and nobody is registered',
  async (_what, given, field, message) => {
    const ctx = await aFamilyClub()
    const fields = { ...GUARDIAN_FIELDS, ...childFields(0), ...childFields(1, { ...OLE, ...given }) }
    const sent = await sendChildren(ctx, fields)
    expect(sent).toMatchObject({ ok: false, reason: 'INVALID' })
    const problems = sent.ok || sent.reason !== 'INVALID' ? {} : sent.problems
    expect(problems[`child-1-${field}`]?.join()).toContain(message)
    expect(await stored(ctx)).toEqual([])
  },
)

test('a form without guardian, address or consent is refused at each field', async () => {
  const ctx = await aFamilyClub()
  const sent = await sendChildren(ctx, childFields(0))
  expect(sent).toMatchObject({ reason: 'INVALID' })
  const problems = sent.ok || sent.reason !== 'INVALID' ? {} : sent.problems
  expect(Object.keys(problems).sort()).toEqual(Object.keys(GUARDIAN_FIELDS).sort())
})

test('each child becomes a registration of its own, with the shared address, the guardian and the sibling price', async () => {
  const ctx = await aFamilyClub()
  const sent = await sendChildren(ctx)
  const [mia, ole, ...more] = await stored(ctx)
  expect(more).toEqual([])
  expect(sent).toMatchObject({ ok: true, accessTokens: [{ id: mia?.id }, { id: ole?.id }] })
  for (const one of [mia, ole])
    expect(one).toMatchObject({
      familyId: mia?.id,
      email: '',
      guardianName: 'Kari Berg',
      guardianEmail: 'kari.berg@example.org',
    })
  const answers = ole?.details.map(({ id, value }) => [id, value])
  expect(answers).toContainEqual(['postcode', 'SE16 7LR'])
  expect(answers).toContainEqual(['dob', '2016-05-02'])
  expect(mia?.memberships[0]?.value).toMatchObject({ label: 'Registration', price: 45 })
  expect(ole?.memberships[0]?.value).toMatchObject({ label: 'Registration, sibling price', price: 22.5 })
  const [email, ...others] = await sentTo(ctx, 'kari.berg@example.org')
  expect(others).toEqual([])
  expect(email?.text).toContain('Mia Berg and Ole Berg')
})

test('the same form sent twice, also at once, registers the children once', async () => {
  const ctx = await aFamilyClub()
  const both = await Promise.all([sendChildren(ctx), sendChildren(ctx)])
  expect(both[0]).toEqual(both[1])
  expect(await sendChildren(ctx)).toEqual(both[0])
  expect(await stored(ctx)).toHaveLength(2)
})

test('a stranger who enters a registered child gets the same answer as for any other, and only the guardian reads of it', async () => {
  const ctx = await aFamilyClub()
  const first = await sendChildren(ctx)
  const again = await sendChildren(ctx, TWO_CHILDREN, 'another-form')
  const shape = (sent: typeof again) => ({
    ...sent,
    ...(sent.ok && { accessTokens: sent.accessTokens.length }),
  })
  expect(shape(again)).toEqual(shape(first))
  expect(await stored(ctx)).toHaveLength(4)
  const subjects = (await sentTo(ctx, 'kari.berg@example.org')).map(({ subject }) => subject)
  expect(subjects.filter((subject) => subject.includes('registered twice'))).toHaveLength(2)
})

test('the guardian who is logged in is refused a child who is registered already, and gets the link again', async () => {
  const ctx = await aFamilyClub()
  await sendChildren(ctx)
  const kari = await aUser(ctx, { email: 'kari.berg@example.org' })
  const again = await sendChildren(as(ctx, anActor('member', { user: kari })), TWO_CHILDREN, 'another-form')
  expect(again).toMatchObject({ reason: 'KNOWN' })
  expect(JSON.stringify(again)).not.toContain('token')
  expect(await stored(ctx)).toHaveLength(2)
  expect(await sentTo(ctx, 'kari.berg@example.org')).toHaveLength(2)
})

test('a form that is sent again with one more child registers that child only after the others are removed from it', async () => {
  const ctx = await aFamilyClub()
  await sendChildren(ctx)
  const ida = { name: 'Ida Berg', dob: '2018-03-03' }
  expect(await sendChildren(ctx, { ...TWO_CHILDREN, ...childFields(2, ida) })).toMatchObject({
    reason: 'KNOWN',
  })
  expect(await sendChildren(ctx, { ...GUARDIAN_FIELDS, ...childFields(0, ida) })).toMatchObject({ ok: true })
  expect(await stored(ctx)).toHaveLength(3)
})

test('the login of the guardian looks after the child once staff have made it a member', async () => {
  const ctx = await aFamilyClub()
  const kari = await aUser(ctx, { email: 'kari.berg@example.org', name: 'Kari Berg' })
  await sendChildren(ctx)
  const [mia, ole] = await stored(ctx)
  const staff = as(ctx, anActor('administrator'))
  const team = await aTeam(ctx)
  const made = await createMember(staff, mia?.id ?? '', { teamId: team.id })
  expect(await ctx.db.select().from(guardians)).toMatchObject([
    { userId: kari.id, memberId: made.ok ? made.member.id : '' },
  ])
  await createMember(staff, ole?.id ?? '', { teamId: team.id })
  expect(await ctx.db.select().from(guardians)).toHaveLength(2)
})

test('a guardian without a login is invited once staff have made the child a member', async () => {
  const ctx = await aFamilyClub()
  await sendChildren(ctx, { ...GUARDIAN_FIELDS, ...childFields(0) })
  const [mia] = await stored(ctx)
  const team = await aTeam(ctx)
  const user = await aUser(ctx, { role: 'administrator' })
  await createMember(as(ctx, anActor('administrator', { user })), mia?.id ?? '', { teamId: team.id })
  expect(await ctx.db.select().from(guardianInvitations)).toMatchObject([{ email: 'kari.berg@example.org' }])
})

test('the name of a known child makes nobody a guardian, unless its record has their address', async () => {
  const ctx = await aFamilyClub()
  await aUser(ctx, { email: 'kari.berg@example.org' })
  await sendChildren(ctx)
  const [mia, ole] = await stored(ctx)
  const staff = as(ctx, anActor('administrator'))
  const child = { name: 'Mia Berg', bornOn: '2014-01-31' }
  const other = await aMember(ctx, { ...child, guardianEmail: 'real.guardian@example.org' })
  await assignMember(staff, mia?.id ?? '', other.id)
  expect(await ctx.db.select().from(guardians)).toEqual([])
  const own = await aMember(ctx, { ...child, name: 'Ole Berg', guardianEmail: 'Kari.Berg@example.org' })
  await assignMember(staff, ole?.id ?? '', own.id)
  expect(await ctx.db.select().from(guardians)).toMatchObject([{ memberId: own.id }])
})
