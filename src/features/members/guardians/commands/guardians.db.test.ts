import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aGuardian } from '../../../../../demo/builders/guardian.ts'
import { aMember } from '../../../../../demo/builders/member.ts'
import { aUser, type User } from '../../../../../demo/builders/user.ts'
import { anActor } from '../../../../../tests/support/actors.ts'
import { aCtx, as, TEST_NOW } from '../../../../../tests/support/database.ts'
import { VISITOR } from '../../../../kernel/actor.ts'
import { Forbidden, NotFound } from '../../../../kernel/errors.ts'
import { auditLog } from '../../../../platform/content/table.server.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { mails } from '../../../../platform/email/table.server.ts'
import { signLink } from '../../../../platform/links/signed-link.ts'
import { users } from '../../../accounts/table.server.ts'
import { guardianInvitations, guardians } from '../../family/table.server.ts'
import { actorOfUser } from '../../queries/actor.server.ts'
import { INVITATION_LINK } from '../model.ts'
import { listGuardians } from '../queries/guardians.server.ts'
import { acceptAsNewGuardian, acceptGuardianInvitation } from './accept-guardian-invitation.server.ts'
import { addGuardianByEmail } from './add-guardian-by-email.server.ts'
import { inviteGuardian } from './invite-guardian.server.ts'
import { mergeGuardians } from './merge-guardians.server.ts'
import { removeGuardian } from './remove-guardian.server.ts'
import { revokeGuardianInvitation } from './revoke-guardian-invitation.server.ts'

const FATHER = 'father@example.org'
const DAY_MS = 86_400_000

/** A child with one guardian, who is the actor. */
async function aFamily() {
  const base = await aCtx()
  const child = await aMember(base, { name: 'Lena Kovač', bornOn: '2015-03-01' })
  const mother = await aUser(base, { name: 'Maja Kovač', email: 'mother@example.org' })
  await aGuardian(base, mother, child)
  return { base, child, mother, ctx: as(base, await actorOfUser(base, mother.id)) }
}

const asUser = async (ctx: Ctx, user: User) => as(ctx, await actorOfUser(ctx, user.id))

async function tokenOf(ctx: Ctx): Promise<string> {
  const [invitation] = await ctx.db.select().from(guardianInvitations)
  return signLink(ctx.secret, INVITATION_LINK, [invitation!.id], invitation!.expiresAt)
}

test('only a child’s guardians and administrators can see, invite, revoke and remove guardians', async () => {
  const { base, child, mother } = await aFamily()
  const other = await aMember(base, { name: 'Noa Other', bornOn: '2016-01-01' })
  const stranger = await aUser(base)
  await aGuardian(base, stranger, other)
  const lena = await aUser(base, { member: child })
  for (const actor of [
    VISITOR,
    anActor('coach'),
    anActor('finance'),
    await actorOfUser(base, stranger.id),
    await actorOfUser(base, lena.id),
  ]) {
    const ctx = as(base, actor)
    await expect(inviteGuardian(ctx, child.id, FATHER)).rejects.toThrow(NotFound)
    await expect(revokeGuardianInvitation(ctx, child.id, child.id)).rejects.toThrow(NotFound)
    await expect(removeGuardian(ctx, child.id, mother.id)).rejects.toThrow(NotFound)
    await expect(listGuardians(ctx, child.id)).rejects.toThrow(NotFound)
    await expect(addGuardianByEmail(ctx, child.id, FATHER)).rejects.toThrow(Forbidden)
  }
})

test('a revoked, expired, altered or used invitation is refused', async () => {
  const { base, ctx, child } = await aFamily()
  const father = await aUser(base, { email: FATHER })
  const his = await asUser(base, father)
  await inviteGuardian(ctx, child.id, FATHER)
  const token = await tokenOf(ctx)
  const later = { ...his, clock: { now: () => new Date(TEST_NOW.getTime() + 7 * DAY_MS) } }
  for (const [one, given] of [[later, token] as const, [his, `x${token}`] as const, [his, ''] as const])
    expect(await acceptGuardianInvitation(one, given)).toEqual({ ok: false, reason: 'LINK_INVALID' })
  const { pending } = await listGuardians(ctx, child.id)
  await revokeGuardianInvitation(ctx, child.id, pending[0]!.id)
  expect(await acceptGuardianInvitation(his, token)).toEqual({ ok: false, reason: 'LINK_INVALID' })
  expect(await ctx.db.$count(guardians)).toBe(1)
})

test('an invitation that is sent twice at once is e-mailed once, and a later one replaces it', async () => {
  const { ctx, child } = await aFamily()
  const invited = await Promise.all([1, 2].map(() => inviteGuardian(ctx, child.id, FATHER)))
  expect(invited.map(({ ok }) => ok)).toEqual([true, true])
  expect(await ctx.db.$count(mails)).toBe(1)
  const first = await tokenOf(ctx)
  const later = { ...ctx, clock: { now: () => new Date(TEST_NOW.getTime() + 120_000) } }
  await inviteGuardian(later, child.id, FATHER)
  expect(await ctx.db.$count(mails)).toBe(2)
  expect(await tokenOf(ctx)).not.toBe(first)
})

test('an account with another address cannot accept, and the invitation stays open for the invited one', async () => {
  const { base, ctx, child } = await aFamily()
  const stranger = await asUser(base, await aUser(base, { email: 'stranger@example.org' }))
  const father = await asUser(base, await aUser(base, { email: FATHER }))
  await inviteGuardian(ctx, child.id, 'Father@Example.org')
  const token = await tokenOf(ctx)
  expect(await acceptGuardianInvitation(stranger, token)).toEqual({ ok: false, reason: 'OTHER_ADDRESS' })
  expect(await ctx.db.$count(guardians)).toBe(1)
  expect(await acceptGuardianInvitation(father, token)).toMatchObject({ ok: true })
})

test('an existing account can accept once, the other guardian is e-mailed, and both steps are logged', async () => {
  const { base, ctx, child } = await aFamily()
  const his = await asUser(base, await aUser(base, { name: 'Ivo Kovač', email: FATHER }))
  expect(await inviteGuardian(ctx, child.id, FATHER)).toEqual({ ok: true, firstName: 'Lena' })
  const token = await tokenOf(ctx)
  expect(await acceptGuardianInvitation(his, token)).toEqual({ ok: true, memberId: child.id })
  expect(await acceptGuardianInvitation(his, token)).toMatchObject({ reason: 'LINK_INVALID' })
  const list = await listGuardians(ctx, child.id)
  expect(list.guardians.map(({ name, place }) => [name, place])).toEqual([
    ['Maja Kovač', 1],
    ['Ivo Kovač', 2],
  ])
  const sent = await base.db.select({ to: mails.toEmail, subject: mails.subject }).from(mails)
  expect(sent).toContainEqual({ to: 'mother@example.org', subject: 'Ivo Kovač now looks after Lena too' })
  const noted = await base.db.select().from(auditLog)
  expect(noted.map(({ action }) => action)).toEqual(['members.invite-guardian', 'members.add-guardian'])
})

test('the invitation names the child by first name only', async () => {
  const { base, ctx, child } = await aFamily()
  await inviteGuardian(ctx, child.id, FATHER)
  const [mail] = await base.db.select().from(mails)
  expect(mail?.text).toContain('Lena')
  expect(mail?.text).not.toContain('Lena Kovač')
})

test('a new account is created for the invited address unless it has a login', async () => {
  const { base, ctx, child } = await aFamily()
  await inviteGuardian(ctx, child.id, FATHER)
  const visitor = as(base, VISITOR)
  const input = { name: 'Ivo Kovač', password: 'lampe-regen-kiesel-42' }
  const token = await tokenOf(ctx)
  expect(await acceptAsNewGuardian(visitor, token, { ...input, password: 'password12' })).toMatchObject({
    ok: false,
  })
  expect(await acceptAsNewGuardian(visitor, token, input)).toMatchObject({ ok: true, email: FATHER })
  const [account] = await base.db.select().from(users).where(eq(users.email, FATHER))
  expect(account).toMatchObject({ name: 'Ivo Kovač', emailVerified: true })
  expect(await base.db.$count(guardians)).toBe(2)
})

test('an address with a login is asked to log in', async () => {
  const { base, ctx, child } = await aFamily()
  await aUser(base, { email: FATHER })
  await inviteGuardian(ctx, child.id, FATHER)
  const input = { name: 'Ivo', password: 'lampe-regen-kiesel-42' }
  expect(await acceptAsNewGuardian(as(base, VISITOR), await tokenOf(ctx), input)).toMatchObject({
    reason: 'HAS_LOGIN',
  })
})

test('a child has at most two guardians, and an adult none', async () => {
  const { base, ctx, child, mother } = await aFamily()
  const adult = await aMember(base, { name: 'Zoe Adult' })
  const admin = as(base, anActor('administrator', { user: mother }))
  expect(await inviteGuardian(admin, adult.id, FATHER)).toMatchObject({ reason: 'ADULT' })
  expect(await inviteGuardian(ctx, child.id, 'mother@example.org')).toMatchObject({ reason: 'KNOWN' })
  await inviteGuardian(ctx, child.id, FATHER)
  expect(await inviteGuardian(ctx, child.id, 'third@example.org')).toMatchObject({ reason: 'FULL' })
  const third = await aUser(base, { email: 'third@example.org' })
  expect(await addGuardianByEmail(admin, child.id, third.email)).toEqual({ ok: true, how: 'ADDED' })
  expect(await base.db.$count(guardianInvitations)).toBe(0)
  await expect(aGuardian(base, await aUser(base), child, 2)).rejects.toThrow()
})

test('a child’s own login cannot become the guardian', async () => {
  const { base, ctx, child } = await aFamily()
  const lena = await aUser(base, { member: child, email: 'lena@example.org' })
  await inviteGuardian(ctx, child.id, lena.email)
  expect(await acceptGuardianInvitation(await asUser(base, lena), await tokenOf(ctx))).toMatchObject({
    reason: 'SELF',
  })
})

test('the last guardian of a minor cannot be removed, nor the first by the second', async () => {
  const { base, ctx, child, mother } = await aFamily()
  expect(await removeGuardian(ctx, child.id, mother.id)).toEqual({ ok: false, reason: 'LAST' })
  const father = await aUser(base, { email: FATHER })
  await aGuardian(base, father, child, 2)
  await expect(removeGuardian(await asUser(base, father), child.id, mother.id)).rejects.toThrow(Forbidden)
  expect(await base.db.$count(guardians)).toBe(2)
})

test('a guardian can leave, and the other becomes the first', async () => {
  const { base, ctx, child, mother } = await aFamily()
  const father = await aUser(base, { email: FATHER })
  await aGuardian(base, father, child, 2)
  expect((await removeGuardian(ctx, child.id, mother.id)).ok).toBe(true)
  expect(await base.db.select().from(guardians)).toMatchObject([{ userId: father.id, place: 1 }])
})

test('a merged record keeps its own guardian first, and gets the other record’s if there is a place', async () => {
  const { base, child, mother } = await aFamily()
  const twice = await aMember(base, { name: 'Lena Kovac', bornOn: '2015-03-01' })
  const [father, uncle] = [await aUser(base, { email: FATHER }), await aUser(base)]
  await aGuardian(base, father, twice)
  await aGuardian(base, uncle, twice, 2)
  await base.db.transaction((tx) => mergeGuardians(tx, { keep: child.id, remove: twice.id }))
  const all = await base.db.select().from(guardians).orderBy(guardians.place)
  expect(all.map(({ memberId, userId }) => [memberId, userId])).toEqual([
    [child.id, mother.id],
    [child.id, father.id],
  ])
})
