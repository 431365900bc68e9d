import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aMember } from '../../../../../demo/builders/member.ts'
import { aRegistration } from '../../../../../demo/builders/registration.ts'
import { aTeam } from '../../../../../demo/builders/team.ts'
import { aUser } from '../../../../../demo/builders/user.ts'
import { anActor } from '../../../../../tests/support/actors.ts'
import { aCtx, as } from '../../../../../tests/support/database.ts'
import { VISITOR } from '../../../../kernel/actor.ts'
import { Forbidden, NotFound } from '../../../../kernel/errors.ts'
import { newId } from '../../../../kernel/ids.ts'
import { auditLog } from '../../../../platform/content/table.server.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { rows } from '../../../../platform/database/database.ts'
import { mails } from '../../../../platform/email/table.server.ts'
import { users } from '../../../accounts/table.server.ts'
import { guardianInvitations, guardians } from '../../../members/family/table.server.ts'
import { members, memberTeams } from '../../../members/table.server.ts'
import { registrationApprovals, registrations } from '../../table.server.ts'
import { approveRegistration } from './approve-registration.server.ts'
import { undoApproval } from './undo-approval.server.ts'

const CHILD = { dob: '2014-03-18', name: 'Liv Berg', email: '' }
const PARENT = { guardianName: 'Kari Berg', guardianEmail: 'kari@example.org' }

async function anAdministrator() {
  const ctx = await aCtx()
  const user = await aUser(ctx, { role: 'administrator' })
  return { ctx: as(ctx, anActor('administrator', { user })), team: await aTeam(ctx, { name: 'Women 1' }) }
}

const later = (ctx: Ctx, minutes: number): Ctx => {
  const at = new Date(ctx.clock.now().getTime() + minutes * 60_000)
  return { ...ctx, clock: { now: () => at } }
}
const all = async ({ db }: Ctx) => ({
  members: await db.select().from(members),
  registrations: await db.select().from(registrations),
  mails: await db.select().from(mails).orderBy(mails.toEmail, mails.subject),
})
const accounts = async ({ db }: Ctx) => (await db.select().from(users)).map(({ email }) => email)

test('only administrators can approve a registration and undo it [SYS-066]', async () => {
  const { ctx, team } = await anAdministrator()
  const { id } = await aRegistration(ctx)
  for (const actor of [VISITOR, anActor('member'), anActor('coach'), anActor('finance'), anActor('shop')]) {
    await expect(approveRegistration(as(ctx, actor), id, { member: 'new', team: team.id })).rejects.toThrow(
      Forbidden,
    )
    await expect(undoApproval(as(ctx, actor), id)).rejects.toThrow(Forbidden)
  }
  expect((await all(ctx)).mails).toEqual([])
})

test('a draft, a removed registration and an unknown one cannot be approved', async () => {
  const { ctx, team } = await anAdministrator()
  const draft = await aRegistration(ctx, { draft: true })
  const removed = await aRegistration(ctx, { removedAt: ctx.clock.now() })
  for (const id of [draft.id, removed.id, newId(), 'x'])
    await expect(approveRegistration(ctx, id, { member: 'new', team: team.id })).rejects.toThrow(NotFound)
})

test('an unknown team, an unknown member and the e-mail of a member are refused, and nothing is written', async () => {
  const { ctx, team } = await anAdministrator()
  const { id } = await aRegistration(ctx)
  const approve = (member: string, teamId: string) => approveRegistration(ctx, id, { member, team: teamId })
  expect(await approve('new', newId())).toEqual({ ok: false, reason: 'NO_TEAM' })
  expect(await approve(newId(), '')).toEqual({ ok: false, reason: 'NO_MEMBER' })
  await aMember(ctx, { name: 'Robin Known', email: 'Robin@example.org' })
  expect(await approve('new', team.id)).toMatchObject({ reason: 'KNOWN_EMAIL' })
  const { members: known, mails: sent } = await all(ctx)
  expect([known.length, sent.length, await ctx.db.$count(registrationApprovals)]).toEqual([1, 0, 0])
})

test('one approval makes the member, the team and the login, and its e-mails wait for ten minutes [ADM-032, ADM-036]', async () => {
  const { ctx, team } = await anAdministrator()
  const { id } = await aRegistration(ctx)
  const approved = await approveRegistration(ctx, id, { member: 'new', team: team.id })
  expect(approved).toMatchObject({ ok: true, invitation: 'INVITED', member: { name: 'Robin Example' } })
  const { members: found, registrations: linked, mails: queued } = await all(ctx)
  expect(found).toMatchObject([{ name: 'Robin Example', teamId: team.id, active: true }])
  expect(linked).toMatchObject([{ memberId: found[0]?.id, userId: found[0]?.userId }])
  expect(await accounts(ctx)).toContain('robin@example.org')
  expect(queued.map(({ subject, toEmail, status }) => [subject, toEmail, status])).toEqual([
    [`You are now a member of ${ctx.club.name}`, 'robin@example.org', 'queued'],
    [`Your account at ${ctx.club.name}`, 'robin@example.org', 'queued'],
  ])
  expect(queued[0]?.text).toContain('You are in Women 1.')
  const jobs = await rows<{ at: string }>(
    ctx.db,
    sql`select run_at as at from graphile_worker.jobs where task_identifier = 'mail'`,
  )
  expect(jobs.map(({ at }) => new Date(at).toISOString())).toEqual(
    Array(2).fill(later(ctx, 10).clock.now().toISOString()),
  )
  const actions = (await ctx.db.select().from(auditLog)).map(({ action }) => action)
  expect(actions).toContain('registrations.approve')
})

test('the guardian of a minor is invited and welcomed, and the child gets no login', async () => {
  const { ctx, team } = await anAdministrator()
  const { id } = await aRegistration(ctx, { details: CHILD, ...PARENT })
  expect(await approveRegistration(ctx, id, { member: 'new', team: team.id })).toMatchObject({
    invitation: 'GUARDIAN',
  })
  const { members: found, mails: queued } = await all(ctx)
  expect(found).toMatchObject([{ name: 'Liv Berg', userId: null }])
  expect(await ctx.db.select().from(guardianInvitations)).toMatchObject([{ email: 'kari@example.org' }])
  expect(queued.map(({ toEmail }) => toEmail)).toEqual(['kari@example.org', 'kari@example.org'])
  for (const { text } of queued) expect(text).not.toContain('Liv Berg')
  expect(queued.some(({ text }) => text.includes('Liv is in Women 1.'))).toBe(true)
})

test('a minor without a guardian’s address is approved without an invitation', async () => {
  const { ctx, team } = await anAdministrator()
  const { id } = await aRegistration(ctx, { details: { ...CHILD, email: 'liv@example.org' } })
  expect(await approveRegistration(ctx, id, { member: 'new', team: team.id })).toMatchObject({
    ok: true,
    invitation: 'NO_EMAIL',
  })
  expect(await accounts(ctx)).not.toContain('liv@example.org')
})

test('an existing member is linked and active again, without a second record', async () => {
  const { ctx } = await anAdministrator()
  const member = await aMember(ctx, { name: 'Robin Back', email: 'robin@example.org', active: false })
  const { id } = await aRegistration(ctx)
  expect(await approveRegistration(ctx, id, { member: member.id, team: '' })).toMatchObject({ ok: true })
  expect((await all(ctx)).members).toMatchObject([{ id: member.id, active: true }])
})

test('a member with a login is not invited again, and the login of another member is never given away', async () => {
  const { ctx, team } = await anAdministrator()
  const known = await aMember(ctx, { name: 'Robin Known', email: 'robin@example.org' })
  await aUser(ctx, { member: known, email: 'robin@example.org' })
  const own = await aRegistration(ctx)
  const [{ userId = null } = {}] = await ctx.db.select().from(members).where(eq(members.id, known.id))
  expect(await approveRegistration(ctx, own.id, { member: known.id, team: '' })).toMatchObject({
    invitation: 'HAS_LOGIN',
  })
  const twin = await aRegistration(ctx, { details: { name: 'Twin Example' } })
  const approved = await approveRegistration(ctx, twin.id, { member: 'new', team: team.id, another: 'yes' })
  expect(approved).toMatchObject({ ok: true, invitation: 'TAKEN' })
  const owners = (await all(ctx)).members.filter((one) => one.userId === userId)
  expect(owners.map(({ id }) => id)).toEqual([known.id])
})

test('two approvals at once make one member', async () => {
  const { ctx, team } = await anAdministrator()
  const { id } = await aRegistration(ctx)
  const both = await Promise.all(
    [1, 2].map(() => approveRegistration(ctx, id, { member: 'new', team: team.id })),
  )
  expect(both.map((one) => (one.ok ? 'ok' : one.reason)).sort()).toEqual(['ASSIGNED', 'ok'])
  const { members: found, mails: queued } = await all(ctx)
  expect([found.length, queued.length]).toEqual([1, 2])
})

test('undoing an approval removes member, login and e-mails, and the registration can be approved again', async () => {
  const { ctx, team } = await anAdministrator()
  const { id } = await aRegistration(ctx)
  await approveRegistration(ctx, id, { member: 'new', team: team.id })
  expect(await undoApproval(later(ctx, 9), id)).toMatchObject({ ok: true, name: 'Robin Example' })
  const { members: found, registrations: left, mails: queued } = await all(ctx)
  expect([found, queued, await ctx.db.$count(memberTeams)]).toEqual([[], [], 0])
  expect(left).toMatchObject([{ memberId: null, userId: null, removedAt: null }])
  expect(await accounts(ctx)).not.toContain('robin@example.org')
  expect(await undoApproval(ctx, id)).toEqual({ ok: false, reason: 'NOT_APPROVED' })
  expect(await approveRegistration(ctx, id, { member: 'new', team: team.id })).toMatchObject({ ok: true })
})

test('undoing the approval of an existing child removes what it added, and leaves the record as it was', async () => {
  const { ctx } = await anAdministrator()
  const child = await aMember(ctx, {
    name: 'Liv Berg',
    bornOn: '2014-03-18',
    active: false,
    guardianEmail: 'kari@example.org',
  })
  await aUser(ctx, { email: 'kari@example.org', name: 'Kari Berg' })
  const { id } = await aRegistration(ctx, { details: CHILD, ...PARENT })
  expect(await approveRegistration(ctx, id, { member: child.id, team: '' })).toMatchObject({
    invitation: 'HAS_LOGIN',
  })
  expect(await ctx.db.$count(guardians)).toBe(1)
  expect(await undoApproval(ctx, id)).toMatchObject({ ok: true })
  expect([await ctx.db.$count(guardians), (await all(ctx)).mails]).toEqual([0, []])
  expect((await all(ctx)).members).toMatchObject([{ id: child.id, active: false }])
})

test('an approval whose e-mails have gone out stays, and so does one whose member was edited', async () => {
  const { ctx, team } = await anAdministrator()
  const { id } = await aRegistration(ctx)
  await approveRegistration(ctx, id, { member: 'new', team: team.id })
  expect(await undoApproval(later(ctx, 10), id)).toEqual({ ok: false, reason: 'SENT' })
  await ctx.db.update(members).set({ version: sql`version + 1`, phone: '020 7946 0018' })
  expect(await undoApproval(ctx, id)).toEqual({ ok: false, reason: 'CHANGED' })
  const { members: found, mails: queued } = await all(ctx)
  expect([found.length, queued.length]).toEqual([1, 2])
  await ctx.db.update(mails).set({ status: 'sent' })
  expect(await undoApproval(ctx, id)).toEqual({ ok: false, reason: 'SENT' })
  expect((await all(ctx)).registrations).toMatchObject([{ memberId: found[0]?.id }])
})
