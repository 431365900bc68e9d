import { eq } from 'drizzle-orm'
import { runOnce } from 'graphile-worker'
import { expect, test } from 'vitest'
import { aUser } from '../../../../../demo/builders/user.ts'
import { aCtx, TEST_NOW } from '../../../../../tests/support/database.ts'
import { giveTwoStep } from '../../../../../tests/support/two-step.ts'
import { newId } from '../../../../kernel/ids.ts'
import { signToken } from '../../../../platform/auth/session-token.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { mails } from '../../../../platform/email/table.server.ts'
import { storePassword } from '../../internal/store-password.server.ts'
import { accountTasks } from '../../jobs.server.ts'
import { authenticators, recoveryCodes, sessions, users } from '../../table.server.ts'
import { logIn } from './log-in.server.ts'
import { logInWithCode } from './log-in-with-code.server.ts'

const PASSWORD = 'seven-metre-throw'
const WRONG_CODE = { ok: false, reason: 'WRONG_CODE' }
const EXPIRED = { ok: false, reason: 'EXPIRED' }

/** A ctx with a clock that can be moved, and Ana, whose authenticator app was confirmed a minute ago. */
async function aClub() {
  let now = TEST_NOW
  const ctx = await aCtx({ clock: { now: () => now } })
  const wait = (seconds: number) => {
    now = new Date(now.getTime() + seconds * 1000)
  }
  const ana = await aUser(ctx, { email: 'ana@example.org', password: PASSWORD })
  const app = await giveTwoStep(ctx, ana)
  wait(60)
  return { ctx, wait, ana, app, code: () => app.codeAt(now) }
}

/** What the browser holds after entering the right password. */
async function pendingOf(ctx: Ctx, identifier = 'ana@example.org'): Promise<string> {
  const login = await logIn(ctx, { identifier, password: PASSWORD })
  if (login.ok || login.reason !== 'CODE_NEEDED') throw new Error('no code was asked for')
  return login.pending
}

const countSessions = ({ db }: Ctx) => db.$count(sessions)

test('neither the password alone nor a wrong code opens a session', async () => {
  const { ctx, code } = await aClub()
  const pending = await pendingOf(ctx)
  const right = await code()
  const wrong = right === '123456' ? '654321' : '123456'
  for (const typed of [wrong, '', right.slice(1), `${right}0`, 'aaaaabbbbb'])
    expect(await logInWithCode({ ...ctx, client: newId() }, { pending, code: typed })).toEqual(WRONG_CODE)
  expect(await countSessions(ctx)).toBe(0)
})

test('a code works once, even in concurrent requests, and earlier codes stop working', async () => {
  const { ctx, code, wait } = await aClub()
  const pending = await pendingOf(ctx)
  const earlier = await code()
  wait(30)
  const right = await code()
  const both = await Promise.all([1, 2].map(() => logInWithCode(ctx, { pending, code: right })))
  expect(both.map(({ ok }) => ok).toSorted()).toEqual([false, true])
  expect(await logInWithCode(ctx, { pending, code: right })).toEqual(WRONG_CODE)
  expect(await logInWithCode(ctx, { pending, code: earlier })).toEqual(WRONG_CODE)
  expect(await countSessions(ctx)).toBe(1)
})

test('the code that turned two-step login on does not log in', async () => {
  const { ctx, app } = await aClub()
  const first = await app.codeAt(TEST_NOW)
  const then = { ...ctx, clock: { now: () => TEST_NOW } }
  expect(await logInWithCode(then, { pending: await pendingOf(then), code: first })).toEqual(WRONG_CODE)
})

test('a recovery code works once, even in concurrent requests', async () => {
  const { ctx, app } = await aClub()
  const pending = await pendingOf(ctx)
  const code = app.recoveryCodes[0]?.replace('-', '') ?? ''
  const both = await Promise.all([1, 2].map(() => logInWithCode(ctx, { pending, code })))
  expect(both.map(({ ok }) => ok).toSorted()).toEqual([false, true])
  expect(await logInWithCode(ctx, { pending, code })).toEqual(WRONG_CODE)
  expect(app.recoveryCodes).toHaveLength(10)
})

test("another user's code or recovery code opens nothing", async () => {
  const { ctx, wait } = await aClub()
  const bo = await aUser(ctx, { email: 'bo@example.org', password: PASSWORD })
  const app = await giveTwoStep(ctx, bo)
  wait(60)
  const pending = await pendingOf(ctx)
  for (const code of [await app.codeAt(ctx.clock.now()), app.recoveryCodes[0]?.replace('-', '') ?? ''])
    expect(await logInWithCode(ctx, { pending, code })).toEqual(WRONG_CODE)
  const bos = await pendingOf(ctx, 'bo@example.org')
  expect((await logInWithCode(ctx, { pending: bos, code: await app.codeAt(ctx.clock.now()) })).ok).toBe(true)
})

test('a pending login ends after ten minutes, with a new password and with the account', async () => {
  const { ctx, ana, code, wait } = await aClub()
  const late = await pendingOf(ctx)
  wait(601)
  expect(await logInWithCode(ctx, { pending: late, code: await code() })).toEqual(EXPIRED)
  const changed = await pendingOf(ctx)
  await ctx.db.transaction((tx) => storePassword(ctx, tx, ana.id, 'another hash'))
  expect(await logInWithCode(ctx, { pending: changed, code: await code() })).toEqual(EXPIRED)
  await ctx.db.update(users).set({ emailVerified: false }).where(eq(users.id, ana.id))
  expect(await logInWithCode(ctx, { pending: changed, code: await code() })).toEqual(EXPIRED)
})

test('only a token signed for this step leads to the form for the code', async () => {
  const { ctx, ana, code } = await aClub()
  const pending = await pendingOf(ctx)
  const later = ctx.clock.now().getTime() + 60_000
  for (const forged of [
    undefined,
    '',
    'x',
    ana.id,
    `${ana.id}.${later}`,
    signToken(`${ana.id}.${later}`, ctx.secret),
    pending.replace(/\.\d+\./, `.${later}.`),
    pending.replace(ana.id, newId()),
  ])
    expect(await logInWithCode(ctx, { pending: forged, code: await code() })).toEqual(EXPIRED)
})

test('wrong codes are delayed like wrong passwords, and entering the password again does not help [resolutions A11]', async () => {
  const { ctx, code } = await aClub()
  for (let n = 0; n < 5; n += 1) {
    const pending = await pendingOf(ctx)
    expect(await logInWithCode(ctx, { pending, code: '000000' })).toEqual(WRONG_CODE)
  }
  const pending = await pendingOf(ctx)
  expect(await logInWithCode(ctx, { pending, code: '000000' })).toEqual(WRONG_CODE)
  expect(await logInWithCode(ctx, { pending, code: await code() })).toMatchObject({
    reason: 'TOO_MANY_ATTEMPTS',
  })
  expect(await logIn(ctx, { identifier: 'ana@example.org', password: PASSWORD })).toMatchObject({
    reason: 'TOO_MANY_ATTEMPTS',
  })
})

test('the owner is warned after five wrong codes that someone knows the password [resolutions A11]', async () => {
  const { ctx } = await aClub()
  const pending = await pendingOf(ctx)
  for (let n = 0; n < 5; n += 1) await logInWithCode(ctx, { pending, code: '000000' })
  await runOnce({ pgPool: ctx.db.$client, taskList: accountTasks(ctx), noHandleSignals: true })
  const sent = await ctx.db.select({ subject: mails.subject }).from(mails)
  expect(sent.map(({ subject }) => subject)).toContain('Wrong codes for your account at London GD')
})

test('codes stop working without errors if the site’s secret has changed', async () => {
  const { ctx, code, app } = await aClub()
  const lost = { ...ctx, secret: 'another secret for tests, 32 characters and more' }
  const pending = await pendingOf(lost)
  for (const typed of [await code(), app.recoveryCodes[0]?.replace('-', '') ?? ''])
    expect(await logInWithCode(lost, { pending, code: typed })).toEqual(WRONG_CODE)
})

test('neither the app’s key nor recovery codes are stored in plain text', async () => {
  const { ctx, app } = await aClub()
  const stored = JSON.stringify([
    await ctx.db.select().from(authenticators),
    await ctx.db.select().from(recoveryCodes),
  ])
  for (const code of app.recoveryCodes) {
    expect(stored).not.toContain(code)
    expect(stored).not.toContain(code.replace('-', ''))
  }
})

test('password and code open a session, make the browser a known one and record the time', async () => {
  const { ctx, ana, code } = await aClub()
  const login = await logInWithCode(ctx, { pending: await pendingOf(ctx), code: await code() })
  expect(login).toMatchObject({ ok: true, user: { id: ana.id, email: 'ana@example.org' } })
  expect(await countSessions(ctx)).toBe(1)
  const [user] = await ctx.db.select().from(users)
  expect(user?.lastLoginAt).toEqual(ctx.clock.now())
})

test('an app without a confirmed code does not affect the login', async () => {
  const ctx = await aCtx()
  const ana = await aUser(ctx, { email: 'ana@example.org', password: PASSWORD })
  await ctx.db.insert(authenticators).values({ userId: ana.id, key: 'not confirmed' })
  expect((await logIn(ctx, { identifier: 'ana@example.org', password: PASSWORD })).ok).toBe(true)
})
