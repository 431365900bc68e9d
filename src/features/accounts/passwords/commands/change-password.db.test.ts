import { expect, test } from 'vitest'
import { aUser, type User } from '../../../../../demo/builders/user.ts'
import { aCtx, as } from '../../../../../tests/support/database.ts'
import { type Actor, VISITOR } from '../../../../kernel/actor.ts'
import { Forbidden, NotFound } from '../../../../kernel/errors.ts'
import { tokenIn } from '../../../../platform/auth/session-token.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { transact } from '../../../../platform/database/transact.ts'
import { mails } from '../../../../platform/email/table.server.ts'
import { createPasswordLink } from '../../internal/password-link.server.ts'
import { logIn } from '../../login/commands/log-in.server.ts'
import { endOtherSessions } from '../../sessions/commands/end-other-sessions.server.ts'
import { endSession } from '../../sessions/commands/end-session.server.ts'
import { listOwnSessions } from '../../sessions/queries/own-sessions.server.ts'
import { sessions, verifications } from '../../table.server.ts'
import { changePassword } from './change-password.server.ts'

const OLD = 'seven-metre-throw'
const NEW = 'Blue kettle 27 sings'
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'

const actorOf = ({ id, name, email }: User): Actor => ({
  kind: 'user',
  userId: id,
  name,
  email,
  roles: [],
  teams: [],
  memberId: null,
  people: [],
  isMember: false,
})

async function loggedIn(email = 'ana@example.org') {
  const ctx = await aCtx()
  const user = await aUser(ctx, { email, name: 'Ana Kovač', password: OLD })
  return { ctx: as(ctx, actorOf(user)), user }
}

async function session(ctx: Ctx, email: string, userAgent = '') {
  const opened = await logIn(ctx, { identifier: email, password: OLD }, { userAgent })
  if (!opened.ok) throw new Error('the login failed')
  return tokenIn(opened.session, ctx.secret)!
}

const change = (ctx: Ctx, currentPassword: string, password = NEW, token?: string) =>
  changePassword(ctx, { currentPassword, password }, token)
const opens = async (ctx: Ctx, password: string) =>
  (await logIn(ctx, { identifier: 'ana@example.org', password })).ok

test('a visitor cannot change a password [API-046]', async () => {
  await expect(change(as(await aCtx(), VISITOR), OLD)).rejects.toThrow(Forbidden)
})

test('nothing is changed or e-mailed without the current password [MEM-025, API-046]', async () => {
  const { ctx } = await loggedIn()
  expect(await change(ctx, 'not the password')).toEqual({ ok: false, reason: 'WRONG_CURRENT' })
  expect(await opens(ctx, OLD)).toBe(true)
  expect(await ctx.db.select().from(mails)).toEqual([])
})

test('guesses of the current password are delayed like guesses at the login [MEM-025]', async () => {
  const { ctx } = await loggedIn()
  for (let n = 0; n < 5; n += 1)
    expect(await change(ctx, `guess ${n}`)).toMatchObject({ reason: 'WRONG_CURRENT' })
  await change(ctx, 'guess 6')
  expect(await change(ctx, OLD)).toMatchObject({ reason: 'TOO_MANY_ATTEMPTS' })
  expect(await logIn(ctx, { identifier: 'ana@example.org', password: OLD })).toMatchObject({
    reason: 'TOO_MANY_ATTEMPTS',
  })
})

test.each([
  ['aaaaaaaaaaaa', 'TOO_FEW_CLASSES'],
  ['Password123', 'GUESSABLE'],
  ['Handball-2026', 'GUESSABLE'],
  ['London-GD-1', 'GUESSABLE'],
])('%s is refused as a new password: %s [MEM-024]', async (password, reason) => {
  const { ctx } = await loggedIn()
  expect(await change(ctx, OLD, password)).toEqual({ ok: false, reason })
})

test('the new password works, and the old one, all other sessions and pending links stop working [MEM-026]', async () => {
  const { ctx, user } = await loggedIn()
  const here = await session(ctx, user.email)
  await session(ctx, user.email)
  await transact(ctx, (tx) => createPasswordLink(ctx, tx, user.id))
  expect(await change(ctx, OLD, NEW, here)).toEqual({ ok: true })
  expect((await ctx.db.select().from(sessions)).map((one) => one.token)).toEqual([here])
  expect(await ctx.db.select().from(verifications)).toEqual([])
  expect(await opens(ctx, OLD)).toBe(false)
  expect(await opens(ctx, NEW)).toBe(true)
})

test('the e-mail about the change contains neither a password nor a working link [MEM-026]', async () => {
  const { ctx } = await loggedIn()
  await change(ctx, OLD)
  const [email, ...others] = await ctx.db.select().from(mails)
  expect(others).toEqual([])
  expect(email).toMatchObject({
    toEmail: 'ana@example.org',
    subject: 'Your password at London GD was changed',
  })
  const text = `${email?.text}${email?.html}`
  for (const secret of [OLD, NEW, 'token=']) expect(text).not.toContain(secret)
})

test('a user’s sessions are visible only to that user', async () => {
  const { ctx, user } = await loggedIn()
  const here = await session(ctx, user.email, PHONE)
  await session(ctx, user.email)
  const other = await aUser(ctx, { email: 'ben@example.org', password: OLD })
  await session(ctx, other.email)
  const mine = await listOwnSessions(ctx, here)
  expect(mine.map(({ device, here: isHere }) => [device, isHere]).toSorted()).toEqual([
    ['Safari on iPhone', true],
    ['Unknown device', false],
  ])
  expect(JSON.stringify(mine)).not.toContain(here)
})

test('a user can end their own session, but not that of another user', async () => {
  const { ctx, user } = await loggedIn()
  const other = await aUser(ctx, { email: 'ben@example.org', password: OLD })
  await session(ctx, user.email)
  await session(ctx, other.email)
  const [mine] = await listOwnSessions(ctx, undefined)
  const [theirs] = await listOwnSessions(as(ctx, actorOf(other)), undefined)
  await expect(endSession(ctx, theirs!.id)).rejects.toThrow(NotFound)
  await expect(endSession(ctx, 'made-up')).rejects.toThrow(NotFound)
  await endSession(ctx, mine!.id)
  expect((await ctx.db.select().from(sessions)).map((one) => one.userId)).toEqual([other.id])
})

test('logging out everywhere else keeps this session and those of other users', async () => {
  const { ctx, user } = await loggedIn()
  const other = await aUser(ctx, { email: 'ben@example.org', password: OLD })
  const here = await session(ctx, user.email)
  await session(ctx, user.email)
  const theirs = await session(ctx, other.email)
  expect(await endOtherSessions(ctx, here)).toBe(1)
  const left = (await ctx.db.select().from(sessions)).map((one) => one.token)
  expect(left.toSorted()).toEqual([here, theirs].toSorted())
})
