import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aUser } from '../../../../../demo/builders/user.ts'
import { anActor } from '../../../../../tests/support/actors.ts'
import { aCtx, as, TEST_NOW } from '../../../../../tests/support/database.ts'
import { anAuthenticator, givePasskey } from '../../../../../tests/support/passkey.ts'
import { VISITOR } from '../../../../kernel/actor.ts'
import { Forbidden } from '../../../../kernel/errors.ts'
import { newChallenge } from '../../../../platform/auth/passkey-challenge.ts'
import { auditLog } from '../../../../platform/content/table.server.ts'
import { transact } from '../../../../platform/database/transact.ts'
import { mails } from '../../../../platform/email/table.server.ts'
import { eraseAccount } from '../../commands/erase-account.server.ts'
import { createAdministratorLink } from '../../invitations/commands/create-administrator-link.server.ts'
import { passkeys, usedChallenges } from '../../table.server.ts'
import { addPurpose, loginPurpose, MAX_PASSKEYS } from '../model/passkeys.ts'
import { addPasskey } from './add-passkey.server.ts'
import { removePasskey } from './remove-passkey.server.ts'
import { startPasskey } from './start-passkey.server.ts'

const PASSWORD = 'seven-metre-throw'
const INVALID = { ok: false, reason: 'INVALID' }
const EXPIRED = { ok: false, reason: 'EXPIRED' }

/** A ctx with a clock that can be moved, and Ana as the actor. */
async function aClub() {
  let now = TEST_NOW
  const base = await aCtx({ clock: { now: () => now } })
  const ana = await aUser(base, { email: 'ana@example.org', password: PASSWORD, role: 'administrator' })
  const ctx = as(base, anActor('administrator', { user: ana }))
  return {
    ctx,
    ana,
    challenge: (purpose = addPurpose(ana.id)) => newChallenge(ctx.secret, purpose, now),
    wait(seconds: number) {
      now = new Date(now.getTime() + seconds * 1000)
    },
    countPasskeys: () => ctx.db.$count(passkeys),
  }
}

test('no challenge is issued without the password, nor to a visitor', async () => {
  const { ctx } = await aClub()
  expect(await startPasskey(ctx, 'not the password', 'token')).toEqual({
    ok: false,
    reason: 'WRONG_PASSWORD',
  })
  for (let n = 0; n < 5; n += 1) await startPasskey(ctx, 'not the password', 'token')
  expect(await startPasskey(ctx, PASSWORD, 'token')).toMatchObject({ reason: 'TOO_MANY_ATTEMPTS' })
  const visitor = as(ctx, VISITOR)
  await expect(startPasskey(visitor, PASSWORD, 'token')).rejects.toThrow(Forbidden)
  await expect(removePasskey(visitor, { id: '', password: PASSWORD }, 'token')).rejects.toThrow(Forbidden)
  const passkey = anAuthenticator(ctx).create('')
  await expect(addPasskey(visitor, { name: 'Phone', passkey })).rejects.toThrow(Forbidden)
})

test('a passkey of another site, of an unverified user or with an invalid key is refused', async () => {
  const { ctx, challenge, countPasskeys } = await aClub()
  const phone = anAuthenticator(ctx)
  for (const lie of [
    { origin: 'https://evil.example' },
    { domain: 'evil.example' },
    { type: 'webauthn.get' },
    { isVerified: false },
  ]) {
    const passkey = phone.create(challenge(), lie)
    expect(await addPasskey(ctx, { name: 'Phone', passkey }), JSON.stringify(lie)).toEqual(INVALID)
  }
  const { id, response } = phone.create(challenge())
  for (const change of [
    { publicKey: 'AAAA' },
    { publicKeyAlgorithm: -8 },
    { publicKeyAlgorithm: -257 },
    { clientDataJSON: 'bnVsbA' },
    { authenticatorData: 'AAAA' },
  ]) {
    const passkey = { id, response: { ...response, ...change } }
    expect(await addPasskey(ctx, { name: 'Phone', passkey }), JSON.stringify(change)).toEqual(INVALID)
  }
  expect(await countPasskeys()).toBe(0)
})

test('another user’s challenge, one for a login, an expired one and a used one are refused', async () => {
  const { ctx, challenge, wait, countPasskeys } = await aClub()
  const bo = await aUser(ctx, {})
  const late = challenge()
  wait(301)
  const add = (one: string) => addPasskey(ctx, { name: 'Phone', passkey: anAuthenticator(ctx).create(one) })
  for (const foreign of [challenge(addPurpose(bo.id)), challenge(loginPurpose('browser')), late, 'made-up'])
    expect(await add(foreign)).toEqual(EXPIRED)
  const once = challenge()
  const both = await Promise.all([add(once), add(once)])
  expect(both.map(({ ok }) => ok).toSorted()).toEqual([false, true])
  expect(await countPasskeys()).toBe(1)
})

test('a passkey can be added once, to one account', async () => {
  const { ctx, ana, challenge } = await aClub()
  const bo = await aUser(ctx, {})
  const phone = await givePasskey(ctx, bo)
  const passkey = phone.create(challenge())
  expect(await addPasskey(ctx, { name: 'Phone', passkey })).toEqual({ ok: false, reason: 'KNOWN' })
  expect(await ctx.db.select({ userId: passkeys.userId }).from(passkeys)).toEqual([{ userId: bo.id }])
  expect(ana.id).not.toBe(bo.id)
})

test('a user can have at most twenty passkeys', async () => {
  const { ctx, ana } = await aClub()
  for (let n = 0; n < MAX_PASSKEYS; n += 1) await givePasskey(ctx, ana)
  expect(await startPasskey(ctx, PASSWORD, 'token')).toEqual({ ok: false, reason: 'TOO_MANY_PASSKEYS' })
})

test('adding and removing a passkey needs the password, and is logged and e-mailed', async () => {
  const { ctx, ana } = await aClub()
  const tablet = await givePasskey(ctx, ana, { name: 'Tablet' })
  const started = await startPasskey(ctx, PASSWORD, 'token')
  if (!started.ok) throw new Error(started.reason)
  expect(started.request).toMatchObject({ domain: 'localhost', club: 'London GD', known: [tablet.id] })
  const passkey = anAuthenticator(ctx).create(started.request.challenge)
  expect(await addPasskey(ctx, { name: 'Laptop', passkey })).toEqual({ ok: true })
  const [first, laptop] = await ctx.db.select().from(passkeys).orderBy(passkeys.id)
  expect([first?.name, laptop?.name]).toEqual(['Tablet', 'Laptop'])
  const id = laptop?.id ?? ''

  expect(await removePasskey(ctx, { id, password: 'wrong' }, 'token')).toMatchObject({
    reason: 'WRONG_PASSWORD',
  })
  const bo = await aUser(ctx, { password: PASSWORD })
  const asBo = as(ctx, anActor('member', { user: bo }))
  expect(await removePasskey(asBo, { id, password: PASSWORD }, 'token')).toEqual({ ok: true })
  expect(await ctx.db.$count(passkeys)).toBe(2)
  for (let n = 0; n < 2; n += 1)
    expect(await removePasskey(ctx, { id, password: PASSWORD }, 'token')).toEqual({ ok: true })
  expect(await ctx.db.select({ name: passkeys.name }).from(passkeys)).toEqual([{ name: 'Tablet' }])

  const log = await ctx.db.select().from(auditLog).orderBy(auditLog.id)
  expect(log.map(({ action, actorId, subject }) => [action, actorId, subject])).toEqual(
    ['users.add-passkey', 'users.add-passkey', 'users.remove-passkey'].map((action) => [
      action,
      ana.id,
      `users/${ana.id}`,
    ]),
  )
  const sent = await ctx.db.select().from(mails).orderBy(mails.id)
  expect(sent.map(({ subject }) => subject)).toEqual([
    'A passkey was added for your account at London GD',
    'A passkey was added for your account at London GD',
    'A passkey was removed for your account at London GD',
  ])
  expect(sent[1]?.text).toContain('“Laptop” now logs you in')
})

test('passkeys are deleted with the account and by a link from the terminal', async () => {
  const { ctx, ana } = await aClub()
  const bo = await aUser(ctx, {})
  for (const user of [ana, bo]) await givePasskey(ctx, user)
  expect((await createAdministratorLink(ctx, ana.email)).ok).toBe(true)
  expect(await ctx.db.select({ userId: passkeys.userId }).from(passkeys)).toEqual([{ userId: bo.id }])
  const [entry] = await ctx.db.select().from(auditLog).where(eq(auditLog.action, 'users.reset-two-step'))
  expect(entry?.subject).toBe(`users/${ana.id}`)
  await transact(ctx, (tx) => eraseAccount(tx, bo.id))
  expect(await ctx.db.$count(passkeys)).toBe(0)
  expect(JSON.stringify(await ctx.db.select().from(usedChallenges))).not.toContain(bo.id)
})
