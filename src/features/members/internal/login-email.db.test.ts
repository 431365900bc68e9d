import { eq, getTableName } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aMember } from '../../../../demo/builders/member.ts'
import { aUser } from '../../../../demo/builders/user.ts'
import { anActor } from '../../../../tests/support/actors.ts'
import { aCtx, as, TEST_NOW } from '../../../../tests/support/database.ts'
import { deliveredMails } from '../../../../tests/support/delivered.ts'
import { givePasskey } from '../../../../tests/support/passkey.ts'
import { updateEntry } from '../../../platform/content/write.ts'
import type { Ctx } from '../../../platform/context.ts'
import { mails } from '../../../platform/email/table.server.ts'
import { userContentType } from '../../accounts/content-type.ts'
import { logIn } from '../../accounts/login/commands/log-in.server.ts'
import { requestReset } from '../../accounts/passwords/commands/request-reset.server.ts'
import {
  authenticators,
  credentials,
  passkeys,
  recoveryCodes,
  sessions,
  users,
  verifications,
} from '../../accounts/table.server.ts'
import { memberContentType } from '../content-type.ts'
import { confirmEmail } from '../logins/commands/confirm-email.server.ts'
import { adminMember } from '../queries/member-admin.server.ts'
import { members } from '../table.server.ts'

const OLD = 'ana@example.org'
const NEW = 'ana.kovac@example.org'
const PASSWORD = 'seven-metre-throw'

async function linked(facts: { confirmed?: boolean } = {}) {
  const ctx = as(await aCtx(), anActor('administrator'))
  const member = await aMember(ctx, { email: OLD })
  const user = await aUser(ctx, { email: OLD, password: PASSWORD, member, ...facts })
  return { ctx, member, user }
}

const write = (ctx: Ctx, id: string, email: string) => updateEntry(ctx, memberContentType, id, { email })
const addressesOf = async (ctx: Ctx, id: string) => {
  const [found] = await ctx.db
    .select({ member: members.email, login: users.email })
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .where(eq(members.id, id))
  return found
}

async function tokenSentTo(ctx: Ctx, email: string): Promise<string> {
  const sent = (await deliveredMails(ctx.db)).find(({ toEmail }) => toEmail === email)
  return /confirm-email\?token=([\w-]{43})/.exec(sent?.text ?? '')?.[1] ?? ''
}

test('a changed e-mail address of a login needs confirmation, and both addresses are notified', async () => {
  const { ctx, member } = await linked()
  await write(ctx, member.id, NEW)
  expect(await addressesOf(ctx, member.id)).toEqual({ member: OLD, login: OLD })
  expect((await adminMember(ctx, member.id)).pendingEmail).toBe(NEW)
  const sent = await ctx.db.select().from(mails)
  expect(sent.map(({ toEmail }) => toEmail).toSorted()).toEqual([NEW, OLD].toSorted())
  const notice = sent.find(({ toEmail }) => toEmail === OLD)
  expect(notice?.text).toContain(NEW)
  expect(notice?.text).not.toContain('token=')
})

test('a confirmed address replaces the old one for member and login, and the old one stops working', async () => {
  const { ctx, member } = await linked()
  await requestReset(ctx, { email: OLD, altcha: '' }, async () => undefined)
  await write(ctx, member.id, NEW)
  const token = await tokenSentTo(ctx, NEW)
  const both = await Promise.all([confirmEmail(ctx, token), confirmEmail(ctx, token)])
  expect(both.map(({ ok }) => ok).toSorted()).toEqual([false, true])
  expect(await addressesOf(ctx, member.id)).toEqual({ member: NEW, login: NEW })
  expect((await logIn(ctx, { identifier: OLD, password: PASSWORD })).ok).toBe(false)
  expect((await logIn(ctx, { identifier: NEW, password: PASSWORD })).ok).toBe(true)
  expect(await requestReset(ctx, { email: OLD, altcha: '' }, async () => undefined)).toMatchObject({
    reason: 'UNKNOWN_EMAIL',
  })
  expect(await ctx.db.select().from(verifications)).toEqual([])
})

test('a link works for one day, is replaced by a newer one, and cannot take another user’s address', async () => {
  const { ctx, member } = await linked()
  await write(ctx, member.id, 'first@example.org')
  await write(ctx, member.id, NEW)
  const invalid = { ok: false, reason: 'LINK_INVALID' }
  expect(await confirmEmail(ctx, await tokenSentTo(ctx, 'first@example.org'))).toEqual(invalid)
  const token = await tokenSentTo(ctx, NEW)
  const tomorrow = { now: () => new Date(TEST_NOW.getTime() + 24 * 3_600_000) }
  expect(await confirmEmail({ ...ctx, clock: tomorrow }, token)).toEqual(invalid)
  await aUser(ctx, { email: NEW })
  expect(await confirmEmail(ctx, token)).toEqual({ ok: false, reason: 'TAKEN' })
  expect(await addressesOf(ctx, member.id)).toEqual({ member: OLD, login: OLD })
})

test('an empty address and one of another login are refused with a message', async () => {
  const { ctx, member } = await linked()
  await aUser(ctx, { email: NEW })
  for (const email of [NEW, NEW.toUpperCase(), '']) {
    await expect(write(ctx, member.id, email)).rejects.toMatchObject({
      fields: { email: [expect.any(String)] },
    })
  }
  expect(await ctx.db.select().from(mails)).toEqual([])
})

test('a mistyped address of an invited user is corrected at once and invited again', async () => {
  const { ctx, member } = await linked({ confirmed: false })
  await write(ctx, member.id, NEW)
  expect(await addressesOf(ctx, member.id)).toEqual({ member: NEW, login: NEW })
  const sent = await ctx.db.select().from(mails)
  expect(sent.map(({ toEmail }) => toEmail)).toEqual([NEW])
  expect(sent[0]?.text).toContain('/members/reset?token=')
})

test('a locked login whose address changes keeps no password, passkey, authenticator app or session', async () => {
  const { ctx, member, user } = await linked()
  await logIn(ctx, { identifier: OLD, password: PASSWORD })
  await givePasskey(ctx, user)
  await ctx.db.insert(authenticators).values({ userId: user.id, key: 'old', confirmedAt: TEST_NOW })
  await ctx.db.insert(recoveryCodes).values({ userId: user.id, codeHash: 'old' })
  await updateEntry(ctx, userContentType, user.id, { confirmed: false })
  await write(ctx, member.id, NEW)
  await updateEntry(ctx, userContentType, user.id, { confirmed: true })
  expect((await logIn(ctx, { identifier: NEW, password: PASSWORD })).ok).toBe(false)
  for (const table of [credentials, passkeys, authenticators, recoveryCodes, sessions])
    expect(await ctx.db.$count(table), getTableName(table)).toBe(0)
})

test('a member without a login is changed at once without an e-mail', async () => {
  const ctx = as(await aCtx(), anActor('administrator'))
  const member = await aMember(ctx, { email: OLD })
  await write(ctx, member.id, NEW)
  const [stored] = await ctx.db.select().from(members)
  expect(stored?.email).toBe(NEW)
  expect(await ctx.db.select().from(mails)).toEqual([])
})

test('a date of birth that makes a member with a login under 16 is refused, and is saved without a login', async () => {
  const { ctx, member } = await linked()
  const born = (id: string, dob: string) => updateEntry(ctx, memberContentType, id, { dob })
  await expect(born(member.id, '2012-03-04')).rejects.toMatchObject({
    fields: { dob: [expect.stringContaining('Remove the login of this member first')] },
  })
  expect(await born(member.id, '2010-06-20')).toMatchObject({ ok: true })
  const child = await aMember(ctx, { name: 'Mia Lund' })
  expect(await born(child.id, '2012-03-04')).toMatchObject({ ok: true })
})
