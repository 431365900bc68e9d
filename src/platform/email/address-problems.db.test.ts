import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { anActor } from '../../../tests/support/actors.ts'
import { aCtx, as, TEST_NOW } from '../../../tests/support/database.ts'
import { Forbidden } from '../../kernel/errors.ts'
import type { Ctx } from '../context.ts'
import { transact } from '../database/transact.ts'
import {
  askAgain,
  failingAddresses,
  problemsOf,
  recordComplaint,
  recordFailing,
  tryAgain,
} from './address-problems.ts'
import { deleteOldEmails, deleteOldFailures } from './delete-old-emails.ts'
import { MailRefused, mailAddress } from './email.ts'
import { receiveEvents } from './events/receive-events.ts'
import { deliverMail, sendMail } from './outbox.ts'
import { addressProblems, mails } from './table.server.ts'

const SECRET = 'a-secret-of-at-least-32-characters'

async function aMail(ctx: Ctx, to: string, keep: 'content' | 'hidden' = 'content'): Promise<string> {
  const message = {
    from: mailAddress('club@example.org'),
    to: mailAddress(to),
    subject: 'Hi',
    html: 'Hi',
    text: 'Hi',
  }
  return transact(ctx, (tx) => sendMail(tx, message, { keep }))
}

const refusing = (isAboutAddress: boolean) =>
  aCtx({
    mailer: { send: () => Promise.reject(new MailRefused('550 5.1.1 no such user', { isAboutAddress })) },
  })

/** Reports events as Postmark does. */
const report = (ctx: Ctx, body: object, password = SECRET) =>
  receiveEvents(
    { ...ctx, config: { ...ctx.config, emailWebhookSecret: SECRET } },
    {
      body: JSON.stringify(body),
      authorization: `Basic ${Buffer.from(`events:${password}`).toString('base64')}`,
    },
  )

const bounce = (Email: string) => ({ RecordType: 'Bounce', Type: 'HardBounce', Email, Details: 'gone' })

test('an address fails only after a refusal that is about it, and never because of a hidden e-mail', async () => {
  const ctx = await refusing(false)
  await deliverMail(ctx, await aMail(ctx, 'spam@example.org'))
  expect(await ctx.db.select().from(addressProblems)).toEqual([])
  const other = await refusing(true)
  await deliverMail(other, await aMail(other, 'hidden@example.org', 'hidden'))
  await deliverMail(other, await aMail(other, 'Gone@example.org'))
  expect(await other.db.select().from(addressProblems)).toEqual([
    {
      email: 'gone@example.org',
      failingSince: TEST_NOW,
      reason: '550 5.1.1 no such user',
      complainedAt: null,
    },
  ])
})

test('reports without the secret, and about addresses that got no e-mail, change nothing', async () => {
  const ctx = await aCtx()
  await aMail(ctx, 'ana@example.org')
  expect(await report(ctx, bounce('ana@example.org'), 'wrong')).toEqual({ ok: false, reason: 'NOT_SIGNED' })
  expect(await report(ctx, bounce('stranger@example.org'))).toEqual({ ok: true })
  expect(await ctx.db.select().from(addressProblems)).toEqual([])
})

test('a report that arrives twice counts once, and a complaint is kept beside a failure', async () => {
  const ctx = await aCtx()
  await aMail(ctx, 'Ana@example.org')
  for (const body of [bounce('ana@EXAMPLE.org'), bounce('ana@example.org')])
    expect(await report(ctx, body)).toEqual({ ok: true })
  await report(ctx, { RecordType: 'SpamComplaint', Email: 'ana@example.org' })
  expect(await problemsOf(ctx.db, ['ANA@example.org', ''])).toEqual([
    { email: 'ana@example.org', failingSince: TEST_NOW, reason: 'gone', complainedAt: TEST_NOW },
  ])
})

test('a report is kept with the last e-mail to the address, if that was sent in the last five days', async () => {
  const ctx = await aCtx({ mailer: { send: () => Promise.resolve() } })
  const old = await aMail(ctx, 'ana@example.org')
  await deliverMail(ctx, old)
  await ctx.db.update(mails).set({ sentAt: new Date(TEST_NOW.getTime() - 6 * 86_400_000) })
  await report(ctx, bounce('ana@example.org'))
  const errorOf = async (id: string) =>
    (await ctx.db.select({ error: mails.error }).from(mails).where(eq(mails.id, id)))[0]?.error
  expect(await errorOf(old)).toBe('')
  const last = await aMail(ctx, 'Ana@example.org')
  await deliverMail(ctx, last)
  await report(ctx, bounce('ana@example.org'))
  expect([await errorOf(old), await errorOf(last)]).toEqual(['', 'gone'])
})

test('only administrators see failing addresses and try again, which leaves a complaint as it is', async () => {
  const ctx = await aCtx()
  await aMail(ctx, 'ana@example.org')
  await report(ctx, bounce('ana@example.org'))
  for (const role of ['member', 'coach', 'finance', 'shop'] as const) {
    await expect(failingAddresses(as(ctx, anActor(role)))).rejects.toThrow(Forbidden)
    await expect(tryAgain(as(ctx, anActor(role)), 'ana@example.org')).rejects.toThrow(Forbidden)
  }
  const boss = as(ctx, anActor('administrator'))
  expect(await failingAddresses(boss)).toMatchObject([{ email: 'ana@example.org', reason: 'gone' }])
  await recordComplaint(ctx.db, 'ana@example.org', TEST_NOW)
  expect([await tryAgain(boss, 'Ana@example.org'), await tryAgain(boss, 'ana@example.org')]).toEqual([
    true,
    false,
  ])
  expect([await failingAddresses(boss), await problemsOf(ctx.db, ['ana@example.org'])]).toMatchObject([
    [],
    [{ failingSince: null, complainedAt: TEST_NOW }],
  ])
  await transact(ctx, (tx) => askAgain(tx, 'ana@example.org'))
  expect(await ctx.db.$count(addressProblems)).toBe(0)
})

test('an address is forgotten with the e-mails to it', async () => {
  const ctx = await aCtx()
  await aMail(ctx, 'ana@example.org')
  await report(ctx, bounce('ana@example.org'))
  expect(await transact(ctx, (tx) => deleteOldEmails(tx, ['Ana@example.org']))).toBe(1)
  expect(
    await ctx.db.select().from(addressProblems).where(eq(addressProblems.email, 'ana@example.org')),
  ).toEqual([])
  expect(await ctx.db.$count(mails)).toBe(0)
})

test('a failure is forgotten after 12 months, and a complaint never', async () => {
  const ctx = await aCtx()
  const monthsAgo = (months: number) => new Date(TEST_NOW.getTime() - months * 31 * 86_400_000)
  await recordFailing(ctx.db, 'recent@example.org', 'gone', monthsAgo(11))
  await recordFailing(ctx.db, 'old@example.org', 'gone', monthsAgo(13))
  await recordFailing(ctx.db, 'both@example.org', 'gone', monthsAgo(13))
  await recordComplaint(ctx.db, 'both@example.org', monthsAgo(13))
  expect([await deleteOldFailures(ctx), await deleteOldFailures(ctx)]).toEqual([2, 0])
  expect(await problemsOf(ctx.db, ['recent@example.org', 'old@example.org', 'both@example.org'])).toEqual([
    { email: 'recent@example.org', failingSince: monthsAgo(11), reason: 'gone', complainedAt: null },
    { email: 'both@example.org', failingSince: null, reason: '', complainedAt: monthsAgo(13) },
  ])
})
