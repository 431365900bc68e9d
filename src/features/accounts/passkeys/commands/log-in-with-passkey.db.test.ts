import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aUser } from '../../../../../demo/builders/user.ts'
import { aCtx, TEST_NOW } from '../../../../../tests/support/database.ts'
import { anAuthenticator, givePasskey } from '../../../../../tests/support/passkey.ts'
import { newChallenge } from '../../../../platform/auth/passkey-challenge.ts'
import { logIn } from '../../login/commands/log-in.server.ts'
import { passkeys, sessions, users } from '../../table.server.ts'
import { addPurpose, loginPurpose } from '../model/passkeys.ts'
import { logInWithPasskey } from './log-in-with-passkey.server.ts'

const BROWSER = 'this browser'
const PASSWORD = 'seven-metre-throw'
const INVALID = { ok: false, reason: 'INVALID' }
const EXPIRED = { ok: false, reason: 'EXPIRED' }
const UNKNOWN = { ok: false, reason: 'UNKNOWN' }

/** A ctx with a clock that can be moved, and Ana, who has a passkey. */
async function aClub(given: { counter?: number } = {}) {
  let now = TEST_NOW
  const ctx = await aCtx({ clock: { now: () => now } })
  const ana = await aUser(ctx, { email: 'ana@example.org', password: PASSWORD })
  const phone = await givePasskey(ctx, ana, given)
  const challenge = (purpose = loginPurpose(BROWSER)) => newChallenge(ctx.secret, purpose, now)
  return {
    ctx,
    ana,
    phone,
    challenge,
    wait(seconds: number) {
      now = new Date(now.getTime() + seconds * 1000)
    },
    /** From a network of its own, so that the rate limit does not slow it down. */
    open: (response: ReturnType<typeof phone.sign>, client = '192.0.2.1') =>
      logInWithPasskey({ ...ctx, client }, { response, browserKey: BROWSER }),
    countSessions: () => ctx.db.$count(sessions),
  }
}

test('a signature of another site, domain or kind, or of an unverified user, opens nothing', async () => {
  const { phone, challenge, open, countSessions } = await aClub()
  const lies = [
    { origin: 'https://evil.example' },
    { origin: 'http://localhost:3001' },
    { origin: 'https://localhost:3000' },
    { domain: 'evil.example' },
    { type: 'webauthn.create' },
    { isVerified: false },
  ]
  for (const [at, lie] of lies.entries())
    expect(await open(phone.sign(challenge(), lie), `192.0.2.${at}`), JSON.stringify(lie)).toEqual(INVALID)
  expect(await countSessions()).toBe(0)
})

test('another key cannot sign for a passkey, and an altered response is refused', async () => {
  const { ctx, phone, challenge, open, countSessions } = await aClub()
  const stranger = anAuthenticator(ctx).sign(challenge())
  expect(await open({ ...stranger, id: phone.id })).toEqual(INVALID)
  const signed = phone.sign(challenge())
  const { response } = phone.sign(challenge())
  expect(await open({ ...signed, response: { ...response, signature: signed.response.signature } })).toEqual(
    INVALID,
  )
  for (const nonsense of ['', 'x', 'MEUCIQ', 'é'])
    expect(
      await open({ ...signed, response: { ...signed.response, signature: nonsense } }, `192.0.2.${nonsense}`),
    ).toEqual(INVALID)
  for (const clientDataJSON of ['', 'bnVsbA', 'e30'])
    expect(
      await open({ ...signed, response: { ...response, clientDataJSON } }, `198.51.100.${clientDataJSON}`),
    ).toEqual(INVALID)
  expect(await countSessions()).toBe(0)
})

test('a challenge of another browser, for another purpose, forged or older than five minutes is refused', async () => {
  const { ctx, ana, phone, challenge, open, wait, countSessions } = await aClub()
  const late = challenge()
  wait(301)
  const foreign = [
    late,
    challenge(loginPurpose('another browser')),
    challenge(addPurpose(ana.id)),
    newChallenge('another secret for tests, 32 characters and more', loginPurpose(BROWSER), TEST_NOW),
    'made-up',
    '',
  ]
  for (const [at, one] of foreign.entries())
    expect(await open(phone.sign(one), `192.0.2.${at}`), one).toEqual(EXPIRED)
  const stretched = Buffer.from(late, 'base64url')
  stretched.writeBigUInt64BE(BigInt(ctx.clock.now().getTime() + 60_000), 16)
  expect(await open(phone.sign(stretched.toString('base64url')), '192.0.2.99')).toEqual(EXPIRED)
  expect(await countSessions()).toBe(0)
})

test('a challenge works once, even in concurrent requests and if the passkey signs it again', async () => {
  const { phone, challenge, open, countSessions } = await aClub()
  const used = challenge()
  const signed = phone.sign(used)
  const both = await Promise.all([open(signed), open(signed)])
  expect(both.map(({ ok }) => ok).toSorted()).toEqual([false, true])
  expect(await open(signed)).toEqual(EXPIRED)
  expect(await open(phone.sign(used))).toEqual(EXPIRED)
  expect(await countSessions()).toBe(1)
})

test('a signature counter that does not increase is refused, unless it stays at zero', async () => {
  const { phone, challenge, open } = await aClub({ counter: 5 })
  for (const [at, counter] of [5, 4, 0].entries())
    expect(await open(phone.sign(challenge(), { counter }), `192.0.2.${at}`)).toEqual(INVALID)
  expect((await open(phone.sign(challenge(), { counter: 4_294_967_295 }))).ok).toBe(true)
  const other = await aClub()
  for (const counter of [0, 0, 1]) {
    expect((await other.open(other.phone.sign(other.challenge(), { counter }))).ok).toBe(true)
  }
  expect(await other.open(other.phone.sign(other.challenge()))).toEqual(INVALID)
})

test('a passkey is unknown if it was removed, never added or belongs to an account that cannot log in', async () => {
  const { ctx, ana, phone, challenge, open, countSessions } = await aClub()
  expect(await open(anAuthenticator(ctx).sign(challenge()))).toEqual(UNKNOWN)
  await ctx.db.update(users).set({ emailVerified: false }).where(eq(users.id, ana.id))
  expect(await open(phone.sign(challenge()))).toEqual(UNKNOWN)
  await ctx.db.update(users).set({ emailVerified: true }).where(eq(users.id, ana.id))
  await ctx.db.delete(passkeys)
  expect(await open(phone.sign(challenge()))).toEqual(UNKNOWN)
  expect(await countSessions()).toBe(0)
})

test('many refused attempts from one place are delayed, and the password still works [resolutions A11]', async () => {
  const { ctx, phone, challenge, open } = await aClub()
  const tryOne = () => open(phone.sign(challenge(), { isVerified: false }))
  for (let n = 0; n < 6; n += 1) expect(await tryOne()).toEqual(INVALID)
  expect(await open(phone.sign(challenge()))).toMatchObject({ reason: 'TOO_MANY_ATTEMPTS' })
  expect((await open(phone.sign(challenge()), '198.51.100.1')).ok).toBe(true)
  expect((await logIn(ctx, { identifier: 'ana@example.org', password: PASSWORD })).ok).toBe(true)
})

test('a passkey opens a session without password and code, makes the browser a known one and ends its earlier session', async () => {
  const { ctx, ana, phone, challenge, open } = await aClub()
  const first = await open(phone.sign(challenge()))
  if (!first.ok) throw new Error(first.reason)
  expect(first.user).toMatchObject({ id: ana.id, email: 'ana@example.org' })
  const [{ token: earlierToken } = { token: '' }] = await ctx.db.select().from(sessions)
  const again = await logInWithPasskey(
    ctx,
    { response: phone.sign(challenge()), browserKey: BROWSER },
    { earlierToken, signedDevice: first.device, userAgent: 'Firefox' },
  )
  expect(again).toMatchObject({ ok: true, device: first.device })
  expect(await ctx.db.select({ by: sessions.userAgent }).from(sessions)).toEqual([{ by: 'Firefox' }])
  expect(await ctx.db.select({ at: passkeys.lastUsedAt }).from(passkeys)).toEqual([{ at: TEST_NOW }])
})

test('the password of staff with a passkey opens nothing if the club requires two-step login', async () => {
  const { ctx, phone, challenge, open } = await aClub()
  const robin = await aUser(ctx, { email: 'robin@example.org', password: PASSWORD, role: 'coach' })
  await givePasskey(ctx, robin)
  const byPassword = (staffTwoStep: boolean, identifier: string) =>
    logIn({ ...ctx, club: { ...ctx.club, staffTwoStep } }, { identifier, password: PASSWORD })
  expect(await byPassword(true, 'robin@example.org')).toEqual({ ok: false, reason: 'PASSKEY_NEEDED' })
  expect((await byPassword(false, 'robin@example.org')).ok).toBe(true)
  expect((await byPassword(true, 'ana@example.org')).ok).toBe(true)
  expect((await open(phone.sign(challenge()))).ok).toBe(true)
})
