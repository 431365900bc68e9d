import { eq } from 'drizzle-orm'
import { runOnce } from 'graphile-worker'
import { afterEach, expect, test, vi } from 'vitest'
import { aUser } from '../../../../../demo/builders/user.ts'
import { aCtx } from '../../../../../tests/support/database.ts'
import { tokenIn } from '../../../../platform/auth/session-token.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { mails } from '../../../../platform/email/table.server.ts'
import { countAttempt } from '../../internal/login-attempts.server.ts'
import { accountTasks } from '../../jobs.server.ts'
import { sessions, users } from '../../table.server.ts'
import { logIn } from './log-in.server.ts'

const PASSWORD = 'seven-metre-throw'
const EMAIL = 'ana@example.org'

afterEach(() => vi.useRealTimers())

const fail = (ctx: Ctx, identifier = EMAIL) => logIn(ctx, { identifier, password: 'not the password' })
const succeed = (ctx: Ctx, identifier = EMAIL) => logIn(ctx, { identifier, password: PASSWORD })

/** Uses up an account's hourly attempts, from networks that each stay below their own limit. */
async function useUp(ctx: Ctx): Promise<void> {
  for (let n = 0; n < 100; n += 1) await countAttempt({ ...ctx, client: `198.51.100.${n % 25}` }, EMAIL)
}

/** Moves the system clock, which the rate limits use. */
const later = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000)

test('a wrong password, an unknown user and an unconfirmed account give the same refusal [MEM-006, resolutions A20]', async () => {
  const ctx = await aCtx()
  await aUser(ctx, { email: EMAIL, password: PASSWORD })
  await aUser(ctx, { email: 'new@example.org', password: PASSWORD, confirmed: false })
  await aUser(ctx, { email: 'invited@example.org', username: 'invited', confirmed: true })
  const wrong = { ok: false, reason: 'WRONG' }
  expect(await fail(ctx)).toEqual(wrong)
  for (const who of [
    'nobody@example.org',
    'nobody',
    'new@example.org',
    'invited',
    'no@t@an@address',
    "' or 1=1 --",
  ]) {
    expect(await succeed(ctx, who)).toEqual(wrong)
  }
  expect(await ctx.db.select().from(sessions)).toEqual([])
})

test('an unknown user takes as long as a wrong password', async () => {
  const ctx = await aCtx()
  await aUser(ctx, { email: EMAIL, password: PASSWORD })
  const timed = async (identifier: string, client: string) => {
    const begin = performance.now()
    await fail({ ...ctx, client }, identifier)
    return performance.now() - begin
  }
  await fail(ctx)
  const [known, unknown]: [number[], number[]] = [[], []]
  // Alternates between the two, so that a busy machine slows both.
  for (let n = 0; n < 5; n += 1) {
    known.push(await timed(EMAIL, `192.0.2.${n}`))
    unknown.push(await timed('nobody@example.org', `192.0.2.${n}`))
  }
  // Without the hash it would be ten times faster, far more than the noise of the machine.
  expect(Math.min(...unknown)).toBeGreaterThan(Math.min(...known) / 3)
})

test('after five failures one attempt is allowed in each growing interval, even with the right password [MEM-004, resolutions A11]', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const ctx = await aCtx()
  await aUser(ctx, { email: EMAIL, username: 'ana', password: PASSWORD })
  for (let n = 0; n < 5; n += 1) expect(await fail(ctx)).toMatchObject({ reason: 'WRONG' })
  expect(await fail(ctx, 'ANA')).toMatchObject({ reason: 'WRONG' })
  const first = await succeed(ctx)
  expect(first).toMatchObject({ reason: 'TOO_MANY_ATTEMPTS', retryAfterSeconds: 30 })
  later(31)
  expect(await fail(ctx)).toMatchObject({ reason: 'WRONG' })
  expect(await succeed(ctx, 'ana')).toMatchObject({ reason: 'TOO_MANY_ATTEMPTS', retryAfterSeconds: 60 })
  later(61)
  expect((await succeed(ctx)).ok).toBe(true)
  expect(await fail(ctx)).toMatchObject({ reason: 'WRONG' })
  expect((await succeed(ctx)).ok).toBe(true)
})

test('an interval is at most a quarter of an hour', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const ctx = await aCtx()
  for (let n = 0; n < 14; n += 1) {
    await fail(ctx)
    later(901)
  }
  await fail(ctx)
  expect(await fail(ctx)).toMatchObject({ retryAfterSeconds: 900 })
})

test('only six of forty concurrent attempts are checked [resolutions A11]', async () => {
  const ctx = await aCtx()
  await aUser(ctx, { email: EMAIL, password: PASSWORD })
  const answers = await Promise.all(Array.from({ length: 40 }, () => fail(ctx)))
  expect(answers.filter((answer) => !answer.ok && answer.reason === 'WRONG')).toHaveLength(6)
})

test('failures from one network do not lock the owner out in another', async () => {
  const ctx = await aCtx()
  await aUser(ctx, { email: EMAIL, password: PASSWORD })
  for (let n = 0; n < 8; n += 1) await fail({ ...ctx, client: '198.51.100.7' })
  expect((await succeed(ctx)).ok).toBe(true)
})

test('attempts refused because of their network do not lock the owner out elsewhere [resolutions A11]', async () => {
  const ctx = await aCtx()
  await aUser(ctx, { email: EMAIL, password: PASSWORD })
  for (let n = 0; n < 105; n += 1) await countAttempt({ ...ctx, client: '198.51.100.7' }, EMAIL)
  expect((await succeed(ctx)).ok).toBe(true)
})

test('strangers who use up an account’s attempts do not lock out its known browsers [resolutions A11]', async () => {
  const ctx = await aCtx()
  await aUser(ctx, { email: EMAIL, username: 'ana', password: PASSWORD })
  await aUser(ctx, { email: 'ben@example.org', password: PASSWORD })
  const owner = await succeed(ctx)
  const other = await succeed(ctx, 'ben@example.org')
  if (!owner.ok || !other.ok) throw new Error('not logged in')
  await useUp(ctx)
  const from = (signedDevice: string, password = PASSWORD) =>
    logIn(ctx, { identifier: 'ana', password }, { signedDevice })
  expect(await succeed(ctx)).toMatchObject({ reason: 'TOO_MANY_ATTEMPTS' })
  expect(await from(other.device)).toMatchObject({ reason: 'TOO_MANY_ATTEMPTS' })
  expect(await from(owner.session)).toMatchObject({ reason: 'TOO_MANY_ATTEMPTS' })
  expect(await from(owner.device, 'mistyped')).toMatchObject({ reason: 'WRONG' })
  expect((await from(owner.device)).ok).toBe(true)
})

test('wrong passwords in the same network do not delay a known device [resolutions A11]', async () => {
  const ctx = await aCtx()
  await aUser(ctx, { email: EMAIL, password: PASSWORD })
  const owner = await succeed(ctx)
  if (!owner.ok) throw new Error('not logged in')
  for (let n = 0; n < 6; n += 1) await fail(ctx)
  for (let n = 0; n < 60; n += 1) await countAttempt(ctx, `guess-${n}@example.org`)
  expect(await succeed(ctx)).toMatchObject({ reason: 'TOO_MANY_ATTEMPTS' })
  const again = await logIn(ctx, { identifier: EMAIL, password: PASSWORD }, { signedDevice: owner.device })
  expect(again.ok).toBe(true)
})

test('a known browser is delayed by its own failures in any network [resolutions A11]', async () => {
  const ctx = await aCtx()
  const claims = []
  for (let n = 0; n < 21; n += 1) {
    claims.push(await countAttempt({ ...ctx, client: `192.0.2.${n}` }, EMAIL, 'a device'))
  }
  expect(claims.filter(({ allowed }) => allowed)).toHaveLength(6)
  expect((await countAttempt(ctx, EMAIL)).allowed).toBe(true)
})

test('the owner gets one e-mail after five wrong passwords, from one network or several [resolutions A11]', async () => {
  const ctx = await aCtx()
  for (const email of [EMAIL, 'ben@example.org']) await aUser(ctx, { email, password: PASSWORD })
  await aUser(ctx, { email: 'new@example.org', password: PASSWORD, confirmed: false })
  const sent = async () => {
    const taskList = accountTasks(ctx)
    await runOnce({ pgPool: ctx.db.$client, taskList, noHandleSignals: true })
    return (await ctx.db.select().from(mails)).map(({ toEmail, subject }) => `${toEmail}: ${subject}`)
  }
  for (let n = 0; n < 4; n += 1) await fail(ctx)
  expect(await sent()).toEqual([])
  for (let n = 0; n < 9; n += 1) await fail({ ...ctx, client: `192.0.2.${n}` })
  for (let n = 0; n < 6; n += 1) await fail({ ...ctx, client: '198.51.100.8' })
  for (const who of ['new@example.org', 'nobody@example.org']) {
    for (let n = 0; n < 6; n += 1) await fail({ ...ctx, client: '198.51.100.9' }, who)
  }
  for (let n = 0; n < 6; n += 1) await fail({ ...ctx, client: '198.51.100.10' }, 'ben@example.org')
  const all = await sent()
  expect(all).toHaveLength(2)
  for (const email of [EMAIL, 'ben@example.org']) {
    expect(all.join()).toContain(email)
  }
})

test('one network has fifty failures an hour on all accounts together', async () => {
  const ctx = await aCtx()
  const claims = []
  for (let n = 0; n < 51; n += 1) claims.push(await countAttempt(ctx, `guess-${n}@example.org`))
  expect(claims.slice(0, 50).every((claim) => claim.allowed)).toBe(true)
  expect(claims[50]).toMatchObject({ allowed: false })
})

test('a login ends the earlier session of the browser [MEM-007, resolutions A03]', async () => {
  const ctx = await aCtx()
  await aUser(ctx, { email: EMAIL, password: PASSWORD })
  const first = await succeed(ctx)
  const before = first.ok ? tokenIn(first.session, ctx.secret) : undefined
  const second = await logIn(ctx, { identifier: EMAIL, password: PASSWORD }, { earlierToken: before })
  const after = second.ok ? tokenIn(second.session, ctx.secret) : undefined
  expect(after).not.toBe(before)
  const left = await ctx.db.select({ token: sessions.token }).from(sessions)
  expect(left).toEqual([{ token: after }])
})

test('a session lasts 30 days by our clock [SYS-031]', async () => {
  const ctx = await aCtx()
  const user = await aUser(ctx, { email: EMAIL, password: PASSWORD })
  await succeed(ctx)
  const [session] = await ctx.db.select().from(sessions).where(eq(sessions.userId, user.id))
  expect(session?.expiresAt).toEqual(new Date('2026-07-20T12:00:00Z'))
})

const JOERG = 'jörg@müller.example'

test.each([
  'jörg@müller.example',
  'JÖRG@MÜLLER.example',
  'jörg@xn--mller-kva.example',
  JOERG.normalize('NFD'),
])('an internationalised address typed as %s logs in, and is one account [MEM-004]', async (typed) => {
  const ctx = await aCtx()
  const user = await aUser(ctx, { email: 'Jörg@XN--MLLER-KVA.example', password: PASSWORD })
  expect(user.email).toBe(JOERG)
  expect(await succeed(ctx, typed)).toMatchObject({ ok: true, user: { id: user.id, email: JOERG } })
  for (let n = 0; n < 6; n += 1) await fail(ctx, n % 2 === 0 ? typed : JOERG)
  expect(await succeed(ctx, typed)).toMatchObject({ reason: 'TOO_MANY_ATTEMPTS' })
})

test('an account whose domain is stored in punycode can log in with both spellings', async () => {
  const ctx = await aCtx()
  const { id } = await aUser(ctx, { email: EMAIL, password: PASSWORD })
  await ctx.db.update(users).set({ email: 'ana@xn--mller-kva.example' }).where(eq(users.id, id))
  for (const typed of ['ana@müller.example', 'ana@xn--mller-kva.example'])
    expect((await succeed(ctx, typed)).ok, typed).toBe(true)
})

test('an address that only looks like another does not log in', async () => {
  const ctx = await aCtx()
  await aUser(ctx, { email: EMAIL, password: PASSWORD })
  for (const typed of ['аna@example.org', 'ａna@example.org', 'ana\u200b@example.org'])
    expect(await succeed(ctx, typed)).toEqual({ ok: false, reason: 'WRONG' })
})

test('a too long password is wrong, and an address has one account in all its spellings', async () => {
  const ctx = await aCtx()
  await aUser(ctx, { email: JOERG, password: PASSWORD })
  const long = await logIn(ctx, { identifier: JOERG, password: 'x'.repeat(200) })
  expect(long).toEqual({ ok: false, reason: 'WRONG' })
  await expect(aUser(ctx, { email: 'JÖRG@xn--mller-kva.example' })).rejects.toThrow()
})
