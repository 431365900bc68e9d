import { expect, test } from 'vitest'
import { aMember } from '../../../../../demo/builders/member.ts'
import { aUser } from '../../../../../demo/builders/user.ts'
import { anActor } from '../../../../../tests/support/actors.ts'
import { aCtx, as } from '../../../../../tests/support/database.ts'
import { VISITOR } from '../../../../kernel/actor.ts'
import { Forbidden, NotFound } from '../../../../kernel/errors.ts'
import { newId } from '../../../../kernel/ids.ts'
import { auditLog } from '../../../../platform/content/table.server.ts'
import { members } from '../../table.server.ts'
import {
  findLoginCandidates,
  findLoginWithMember,
  findMemberCandidates,
} from '../queries/link-candidates.server.ts'
import { linkUser } from './link-user.server.ts'
import { unlinkUser } from './unlink-user.server.ts'

const anAdminList = async () => as(await aCtx(), anActor('administrator'))

test('only administrators can link, unlink and search logins', async () => {
  const ctx = await aCtx()
  const pair = { memberId: (await aMember(ctx)).id, userId: (await aUser(ctx)).id }
  const search = { email: '', text: 'ana' }
  for (const actor of [VISITOR, anActor('member'), anActor('coach'), anActor('finance'), anActor('shop')]) {
    const one = as(ctx, actor)
    await expect(linkUser(one, pair)).rejects.toThrow(Forbidden)
    await expect(unlinkUser(one, pair)).rejects.toThrow(Forbidden)
    await expect(findLoginCandidates(one, search)).rejects.toThrow(Forbidden)
    await expect(findMemberCandidates(one, search)).rejects.toThrow(Forbidden)
    await expect(findLoginWithMember(one, pair.userId)).rejects.toThrow(Forbidden)
  }
})

test('a child under 16 cannot be given a login', async () => {
  const ctx = await anAdminList()
  const child = await aMember(ctx, { bornOn: '2014-03-18' })
  const pair = { memberId: child.id, userId: (await aUser(ctx)).id }
  expect(await linkUser(ctx, pair)).toEqual({ ok: false, reason: 'UNDER_16' })
  const [stored] = await ctx.db.select().from(members)
  expect(stored?.userId).toBeNull()
})

test('a linked member gets the login’s address, and linking and unlinking are logged', async () => {
  const ctx = await anAdminList()
  const member = await aMember(ctx, { email: 'old@example.org' })
  const user = await aUser(ctx, { email: 'ana@example.org' })
  const pair = { memberId: member.id, userId: user.id }
  expect(await linkUser(ctx, pair)).toEqual({ ok: true, email: 'ana@example.org' })
  expect((await findLoginWithMember(ctx, user.id)).member).toEqual({ id: member.id, name: member.name })
  const [stored] = await ctx.db.select().from(members)
  expect(stored).toMatchObject({ userId: user.id, email: 'ana@example.org', version: 2 })
  expect(await unlinkUser(ctx, pair)).toBe(true)
  expect(await unlinkUser(ctx, pair)).toBe(false)
  expect((await findLoginWithMember(ctx, user.id)).member).toBeNull()
  const noted = await ctx.db.select().from(auditLog)
  expect(noted.map(({ action }) => action).toSorted()).toEqual(['members.link-user', 'members.unlink-user'])
})

test('a login has one member and a member one login, and only one of two concurrent requests succeeds', async () => {
  const ctx = await anAdminList()
  const [ana, ben] = [await aMember(ctx, { name: 'Ana Kovač' }), await aMember(ctx, { name: 'Ben Cole' })]
  const [one, other] = [await aUser(ctx), await aUser(ctx)]
  const both = await Promise.all([ana, ben].map(({ id }) => linkUser(ctx, { memberId: id, userId: one.id })))
  expect(both.filter(({ ok }) => ok)).toHaveLength(1)
  const [taken] = (await ctx.db.select().from(members)).filter(({ userId }) => userId === one.id)
  expect(both.find(({ ok }) => !ok)).toEqual({ ok: false, reason: 'TAKEN', member: taken?.name })
  expect(await linkUser(ctx, { memberId: taken?.id ?? '', userId: other.id })).toMatchObject({
    reason: 'HAS_USER',
  })
  await expect(linkUser(ctx, { memberId: newId(), userId: other.id })).rejects.toThrow(NotFound)
  await expect(linkUser(ctx, { memberId: ana.id, userId: 'x' })).rejects.toThrow(NotFound)
})

test('the match by e-mail is offered first, a search finds others, and linked ones are not offered', async () => {
  const ctx = await anAdminList()
  const member = await aMember(ctx, { name: 'Ana Kovač', email: 'Ana@Example.org' })
  const done = await aMember(ctx, { name: 'Ben Cole', email: 'ben@example.org' })
  const user = await aUser(ctx, { name: 'Ana K', email: 'ana@example.org' })
  await aUser(ctx, { name: 'Ben Cole', email: 'ben@example.org', member: done })
  const logins = await findLoginCandidates(ctx, { email: member.email, text: '' })
  expect(logins).toEqual([{ id: user.id, name: 'Ana K', email: 'ana@example.org' }])
  const people = await findMemberCandidates(ctx, { email: user.email, text: '' })
  expect(people.map(({ id }) => id)).toEqual([member.id])
  expect(await findLoginCandidates(ctx, { email: '', text: 'ana' })).toHaveLength(1)
  expect(await findMemberCandidates(ctx, { email: '', text: 'kovac' })).toHaveLength(1)
  expect(await findLoginCandidates(ctx, { email: '', text: 'ben' })).toEqual([])
  expect(await findLoginCandidates(ctx, { email: '', text: '%' })).toEqual([])
})
