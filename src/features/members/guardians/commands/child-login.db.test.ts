import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aGuardian } from '../../../../../demo/builders/guardian.ts'
import { aMember } from '../../../../../demo/builders/member.ts'
import { aUser } from '../../../../../demo/builders/user.ts'
import { anActor } from '../../../../../tests/support/actors.ts'
import { aCtx, as } from '../../../../../tests/support/database.ts'
import { VISITOR } from '../../../../kernel/actor.ts'
import { clubDay } from '../../../../kernel/dates.ts'
import { NotFound } from '../../../../kernel/errors.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { mails } from '../../../../platform/email/table.server.ts'
import { hasEmail } from '../../../accounts/queries/has-email.server.ts'
import { users } from '../../../accounts/table.server.ts'
import { contactsOf } from '../../family/queries/contacts.server.ts'
import { members } from '../../table.server.ts'
import { chooseChildEmails } from './choose-child-emails.server.ts'
import { inviteChild } from './invite-child.server.ts'

/** A birthday so many years and days before today. */
const bornAgo = ({ clock }: Ctx, years: number, days = 0): string => {
  const now = clock.now()
  const day = new Date(Date.UTC(now.getUTCFullYear() - years, now.getUTCMonth(), now.getUTCDate() - days, 12))
  return String(clubDay(day))
}

async function aFamily(years = 16, days = 1, given: Partial<typeof members.$inferInsert> = {}) {
  const ctx = await aCtx()
  const child = await aMember(ctx, { name: 'Mia Lund', bornOn: bornAgo(ctx, years, days), ...given })
  const user = await aUser(ctx, { email: 'kari@example.org', name: 'Kari Lund' })
  await aGuardian(ctx, user, child)
  return { ctx, child, guardian: as(ctx, anActor('member', { user, children: [child] })) }
}
const stored = async ({ db }: Ctx, id: string) =>
  (await db.select().from(members).where(eq(members.id, id)))[0]
const addresses = async (ctx: Ctx, id: string) =>
  (await contactsOf(ctx, ctx.db, [id])).map(({ email }) => email)

test('nobody but a guardian chooses the e-mails or invites the child', async () => {
  const { ctx, child } = await aFamily()
  const other = await aMember(ctx)
  for (const actor of [
    VISITOR,
    anActor('member', { member: other }),
    anActor('member', { member: child }),
    anActor('coach'),
  ]) {
    await expect(chooseChildEmails(as(ctx, actor), child.id, { emailsChild: true })).rejects.toThrow(NotFound)
    await expect(inviteChild(as(ctx, actor), child.id, 'mia@example.org')).rejects.toThrow(NotFound)
  }
  expect(await stored(ctx, child.id)).toMatchObject({ emailsChild: false, userId: null })
})

test('a child under 16, or of unknown age, is not invited to a login of their own', async () => {
  for (const { guardian, child } of [await aFamily(15, 364), await aFamily(16, 1, { bornOn: null })])
    expect(await inviteChild(guardian, child.id, 'mia@example.org')).toEqual({
      ok: false,
      reason: 'TOO_YOUNG',
    })
})

test('the address of an existing login is refused, so that no other account gets the child’s record', async () => {
  const { ctx, guardian, child } = await aFamily()
  await aUser(ctx, { email: 'stranger@example.org' })
  for (const email of ['stranger@example.org', 'kari@example.org'])
    expect(await inviteChild(guardian, child.id, email)).toEqual({ ok: false, reason: 'TAKEN' })
})

test('a child of 16 is invited to the own address, beside the guardian; inviting again later sends it again', async () => {
  const { ctx, guardian, child } = await aFamily(16, 0)
  const later = { ...guardian, clock: { now: () => new Date(ctx.clock.now().getTime() + 120_000) } }
  for (const caller of [guardian, later])
    expect(await inviteChild(caller, child.id, 'mia@example.org')).toEqual({ ok: true, firstName: 'Mia' })
  expect((await stored(ctx, child.id))?.userId).not.toBeNull()
  expect((await ctx.db.select().from(mails)).map(({ toEmail }) => toEmail)).toEqual([
    'mia@example.org',
    'mia@example.org',
  ])
  expect(await addresses(ctx, child.id)).toEqual(['kari@example.org'])
})

test('an invitation to a login that is sent twice at once is e-mailed once', async () => {
  const { ctx, guardian, child } = await aFamily()
  const invited = await Promise.all([1, 2].map(() => inviteChild(guardian, child.id, 'mia@example.org')))
  expect(invited.map(({ ok }) => ok)).toEqual([true, true])
  expect(await ctx.db.$count(mails)).toBe(1)
})

test('a child with a working login is not invited again', async () => {
  const { ctx, guardian, child } = await aFamily()
  await aUser(ctx, { member: child, email: 'mia@example.org' })
  expect(await inviteChild(guardian, child.id, 'new@example.org')).toEqual({ ok: false, reason: 'HAS_LOGIN' })
})

test('e-mails about a child go to the child too once the guardian says so, and stop when the guardian says so', async () => {
  const { ctx, guardian, child } = await aFamily(10, 0, { email: 'mia@example.org' })
  expect(await addresses(ctx, child.id)).toEqual(['kari@example.org'])
  await chooseChildEmails(guardian, child.id, { emailsChild: true })
  expect(await addresses(ctx, child.id)).toEqual(['kari@example.org', 'mia@example.org'])
  await chooseChildEmails(guardian, child.id, { emailsChild: false })
  expect(await addresses(ctx, child.id)).toEqual(['kari@example.org'])
})

test('a guardian enters an address for the copies of a child under 16, which is no login', async () => {
  const { ctx, guardian, child } = await aFamily(10)
  const choose = (copyTo: string, emailsChild = true) =>
    chooseChildEmails(guardian, child.id, { emailsChild, copyTo })
  const other = await aMember(ctx, { email: 'other@example.org' })
  expect(await choose('')).toEqual({ ok: false, reason: 'NO_ADDRESS' })
  for (const shared of ['kari@example.org', other.email])
    expect(await choose(shared)).toEqual({ ok: false, reason: 'SHARED' })
  expect(await addresses(ctx, child.id)).toEqual(['kari@example.org'])

  expect(await choose('mia@example.org')).toMatchObject({ ok: true })
  expect(await addresses(ctx, child.id)).toEqual(['kari@example.org', 'mia@example.org'])
  expect(await ctx.db.$count(users, hasEmail('mia@example.org'))).toBe(0)
  await choose('', false)
  expect(await stored(ctx, child.id)).toMatchObject({ email: '', emailsChild: false })
})

test('the address of a child with a login is the one of the login, whatever a guardian enters', async () => {
  const { ctx, guardian, child } = await aFamily(16, 0, { email: 'mia@example.org' })
  await aUser(ctx, { member: child, email: 'mia@example.org' })
  await chooseChildEmails(guardian, child.id, { emailsChild: true, copyTo: 'new@example.org' })
  expect(await addresses(ctx, child.id)).toEqual(['kari@example.org', 'mia@example.org'])
  expect((await stored(ctx, child.id))?.email).toBe('mia@example.org')
})

test('a child whose record has the guardian’s address is named once in one e-mail', async () => {
  const { ctx, guardian, child } = await aFamily(10, 0, { email: 'Kari@example.org' })
  await chooseChildEmails(guardian, child.id, { emailsChild: true })
  const [contact, ...others] = await contactsOf(ctx, ctx.db, [child.id])
  expect(others).toEqual([])
  expect(contact?.people).toHaveLength(1)
})
