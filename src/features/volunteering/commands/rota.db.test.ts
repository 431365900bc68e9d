import { expect, test } from 'vitest'
import { aMember } from '../../../../demo/builders/member.ts'
import { aPosition } from '../../../../demo/builders/position.ts'
import { aRotaWeek } from '../../../../demo/builders/rota-week.ts'
import { aTeam, theRotaTeams } from '../../../../demo/builders/team.ts'
import { aCtx, as } from '../../../../tests/support/database.ts'
import { type Actor, type CoachedTeam, type Role, VISITOR } from '../../../kernel/actor.ts'
import { Forbidden, NotFound } from '../../../kernel/errors.ts'
import { newId } from '../../../kernel/ids.ts'
import type { Ctx } from '../../../platform/context.ts'
import { mails } from '../../../platform/email/table.server.ts'
import { rotaMembers } from '../queries/grid.server.ts'
import { positions, rotaSlots } from '../table.server.ts'
import { setHolder } from './holders.server.ts'
import { assignRotaSlot, clearRotaSlot } from './rota.server.ts'
import { writeRota } from './write-rota.server.ts'

const withRole = (role: Role, teams: CoachedTeam[] = []): Actor => ({
  kind: 'user',
  userId: newId(),
  name: 'Chris Coach',
  email: 'chris@example.org',
  roles: role === 'member' ? [] : [role],
  teams,
  memberId: newId(),
  people: [],
  isMember: true,
})

async function aSlot() {
  const ctx = await aCtx()
  const teams = await theRotaTeams(ctx)
  const position = await aPosition(ctx, { name: 'Table duty', isFlexible: true })
  const week = await aRotaWeek(ctx, '2026-06-13')
  const ana = await aMember(ctx)
  const bo = await aMember(ctx, { name: 'Bo Lund' })
  const coach = as(ctx, withRole('coach', [teams.men1!, teams.men2!, teams.men3!]))
  return { ctx, coach, teams, ana, bo, slot: { positionId: position.id, weekId: week.id, team: 'men1' } }
}

test("a minor's turn is e-mailed to the guardian with the minor's name [VOL-025, resolutions C09]", async () => {
  const { ctx, slot, coach } = await aSlot()
  const kim = await aMember(ctx, {
    name: 'Kim Kid',
    bornOn: '2012-05-05',
    email: '',
    guardianName: 'Pat Parent',
    guardianEmail: 'pat@example.org',
  })
  await ctx.db.update(positions).set({ allowsUnder16: true })
  const turn = { ...slot, memberId: kim.id, version: 0 }
  expect(await assignRotaSlot(coach, turn)).toMatchObject({ ok: true, mailed: true })
  const [mail] = await ctx.db.select().from(mails)
  expect(mail?.toEmail).toBe('pat@example.org')
  expect(mail?.subject).toContain('Kim Kid’s turn')
  expect(mail?.text).toContain('Hello Pat,')
  expect(mail?.text).toContain('Kim Kid is down for')
})

const slotsIn = (ctx: Ctx) =>
  ctx.db.select({ memberId: rotaSlots.memberId, version: rotaSlots.version }).from(rotaSlots)

test('only coaches and administrators fill or clear the rota', async () => {
  const { ctx, ana, slot, coach } = await aSlot()
  for (const actor of [VISITOR, ...(['member', 'finance', 'shop'] as const).map((role) => withRole(role))]) {
    const caller = as(ctx, actor)
    await expect(assignRotaSlot(caller, { ...slot, memberId: ana.id, version: 0 })).rejects.toThrow(Forbidden)
    await expect(clearRotaSlot(caller, { ...slot, version: 0 })).rejects.toThrow(Forbidden)
  }
  expect(await slotsIn(ctx)).toEqual([])
  expect(await assignRotaSlot(coach, { ...slot, memberId: ana.id, version: 0 })).toEqual({
    ok: true,
    version: 1,
    mailed: false,
  })
})

test('a slot of a fixed position, an unknown week or an unknown member is not found', async () => {
  const { ctx, ana, slot } = await aSlot()
  const fixed = await aPosition(ctx)
  const assign = (wrong: object) =>
    assignRotaSlot(ctx, { ...slot, memberId: ana.id, version: 0, ...wrong }).catch((error) => error)
  for (const wrong of [{ positionId: fixed.id }, { weekId: newId() }, { memberId: newId() }])
    expect(await assign(wrong)).toBeInstanceOf(NotFound)
})

test('the second of two concurrent changes to a slot is refused', async () => {
  const { ctx, ana, bo, slot } = await aSlot()
  const both = await Promise.all(
    [ana, bo].map((one) => assignRotaSlot(ctx, { ...slot, memberId: one.id, version: 0 })),
  )
  expect(both.filter((one) => one.ok)).toHaveLength(1)
  expect(both.find((one) => !one.ok)).toEqual({ ok: false, reason: 'CHANGED' })
  expect(await clearRotaSlot(ctx, { ...slot, version: 0 })).toEqual({ ok: false, reason: 'CHANGED' })
  expect(await slotsIn(ctx)).toHaveLength(1)
})

test('assigning a slot replaces its member, and clearing it opens it again [VOL-005]', async () => {
  const { ctx, ana, bo, slot } = await aSlot()
  await assignRotaSlot(ctx, { ...slot, memberId: ana.id, version: 0 })
  await assignRotaSlot(ctx, { ...slot, memberId: bo.id, version: 1 })
  expect(await slotsIn(ctx)).toEqual([{ memberId: bo.id, version: 2 }])
  expect(await clearRotaSlot(ctx, { ...slot, version: 2 })).toEqual({ ok: true, version: 3, mailed: false })
  expect(await slotsIn(ctx)).toEqual([{ memberId: null, version: 3 }])
})

test('only administrators can assign members to fixed positions', async () => {
  const { ctx, ana } = await aSlot()
  const { id: positionId } = await aPosition(ctx)
  for (const actor of [VISITOR, withRole('member'), withRole('coach')])
    await expect(setHolder(as(ctx, actor), { positionId, team: 'men1', memberId: ana.id })).rejects.toThrow(
      Forbidden,
    )
  await expect(setHolder(ctx, { positionId, team: null, memberId: ana.id })).rejects.toThrow(NotFound)
  await expect(setHolder(ctx, { positionId, team: 'men1', memberId: newId() })).rejects.toThrow(NotFound)
})

test('a member replaced or removed in the rota gets an e-mail, with a copy to media, unless the weeks have ended [VOL-025, VOL-026]', async () => {
  const { ctx, slot, coach } = await aSlot()
  const cai = await aMember(ctx, { name: 'Cai Rees', email: 'cai@example.org' })
  const dee = await aMember(ctx, { name: 'Dee Low', email: 'dee@example.org' })
  await assignRotaSlot(coach, { ...slot, memberId: cai.id, version: 0 })
  await assignRotaSlot(coach, { ...slot, memberId: dee.id, version: 1 })
  await clearRotaSlot(coach, { ...slot, version: 2 })
  const sent = await ctx.db.select().from(mails)
  expect(new Set(sent.map(({ ccEmail }) => ccEmail))).toEqual(new Set(['media@demo.club']))
  const subjects = sent.map(({ toEmail, subject }) => `${toEmail} ${subject}`)
  expect(subjects.filter((one) => one.startsWith('cai@example.org No longer your turn'))).toHaveLength(1)
  expect(subjects.filter((one) => one.startsWith('dee@example.org No longer your turn'))).toHaveLength(1)
  const endedWeek = await aRotaWeek(ctx, '2026-05-01')
  await assignRotaSlot(coach, { ...slot, weekId: endedWeek.id, memberId: cai.id, version: 0 })
  await clearRotaSlot(coach, { ...slot, weekId: endedWeek.id, version: 1 })
  expect(await ctx.db.select().from(mails)).toHaveLength(4)
})

test('the list of members marks players of the team and those with another duty in those weeks', async () => {
  const { ctx, bo, slot, coach, teams } = await aSlot()
  const player = await aMember(ctx, { name: 'Cai Rees', team: teams.men1! })
  const other = await aPosition(ctx, { name: 'Kit wash', isFlexible: true })
  await assignRotaSlot(coach, { ...slot, positionId: other.id, memberId: bo.id, version: 0 })
  const query = { position: slot.positionId, week: slot.weekId, team: slot.team }
  const choices = new Map((await rotaMembers(coach, query)).map(({ id, ...facts }) => [id, facts]))
  expect(choices.get(player.id)).toEqual({ name: 'Cai Rees', inTeam: true, busy: '', tooYoung: false })
  expect(choices.get(bo.id)).toEqual({ name: 'Bo Lund', inTeam: false, busy: 'Kit wash', tooYoung: false })
})

test('a member under 16 at the start of the weeks can be assigned only if the position allows it', async () => {
  const { ctx, slot, coach } = await aSlot()
  const youth = await aTeam(ctx, { name: 'U16 girls', youth: true })
  const [young, sixteen, undated] = [
    await aMember(ctx, { name: 'Kim Young', bornOn: '2010-06-14' }),
    await aMember(ctx, { name: 'Sam Sixteen', bornOn: '2010-06-13' }),
    await aMember(ctx, { name: 'Uma Undated', bornOn: null, team: youth }),
  ]
  const refused = { ok: false, reason: 'UNDER_16', position: 'Table duty' }
  const assign = (member: { id: string }, version: number) =>
    assignRotaSlot(coach, { ...slot, memberId: member.id, version })
  expect(await assign(young, 0)).toEqual(refused)
  expect(await assign(undated, 0)).toEqual(refused)
  const call = [{ week: slot.weekId, team: 'men2', member: sixteen.id }]
  const withYoung = [...call, { week: slot.weekId, team: 'men3', member: young.id }]
  expect(await writeRota(coach, slot.positionId, withYoung)).toEqual(refused)
  expect(await slotsIn(ctx)).toEqual([])
  expect(await assign(sixteen, 0)).toMatchObject({ ok: true })
  const query = { position: slot.positionId, week: slot.weekId, team: slot.team }
  const tooYoung = async () =>
    (await rotaMembers(coach, query)).filter((one) => one.tooYoung).map(({ name }) => name)
  expect(await tooYoung()).toEqual(['Kim Young', 'Uma Undated'])
  await ctx.db.update(positions).set({ allowsUnder16: true })
  expect(await tooYoung()).toEqual([])
  expect(await assign(young, 1)).toMatchObject({ ok: true })
  // A member who is already in the rota stays there when the position stops allowing under-16s.
  await ctx.db.update(positions).set({ allowsUnder16: false })
  expect(await slotsIn(ctx)).toEqual([{ memberId: young.id, version: 2 }])
})
