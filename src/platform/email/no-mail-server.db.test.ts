import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { anActor } from '../../../tests/support/actors.ts'
import { aCtx, TEST_NOW } from '../../../tests/support/database.ts'
import type { Ctx } from '../context.ts'
import { transact } from '../database/transact.ts'
import { countFailedMails, countUnsentMails } from './counts.ts'
import { type Mailer, type MailMessage, mailAddress } from './email.ts'
import { noMailServer } from './mailbox.ts'
import { deleteUndelivered, deliverMail, sendMail } from './outbox.ts'
import { countMails, sendAgain } from './sent-emails.ts'
import { mails } from './table.server.ts'

const IN_AN_HOUR = new Date(TEST_NOW.getTime() + 3_600_000)
const withLink: MailMessage = {
  from: mailAddress('info@demo.club'),
  to: mailAddress('ana@example.org'),
  subject: 'Choose a new password',
  html: '<a href="https://demo.club/members/reset?token=canary">Choose it</a>',
  text: 'https://demo.club/members/reset?token=canary',
}

/** A club without a mail server at first, and an e-mail in its outbox whose link is valid for an hour. */
async function aWaitingMail({ linksUntil = IN_AN_HOUR }: { linksUntil?: Date } = {}) {
  const ctx = await aCtx({ mailer: noMailServer, actor: anActor('administrator') })
  const id = await transact(ctx, (tx) => sendMail(tx, withLink, { linksUntil }))
  const row = async () => (await ctx.db.select().from(mails).where(eq(mails.id, id)))[0]
  return { ctx, id, row }
}

const at = (ctx: Ctx, now: Date): Ctx => ({ ...ctx, clock: { now: () => now } })

function aServer() {
  const texts: string[] = []
  const mailer: Mailer = { send: async ({ text }) => void texts.push(text) }
  return { mailer, texts }
}

test('an e-mail without a mail server waits with its links, is counted, and can be sent later [SYS-070]', async () => {
  const { ctx, id, row } = await aWaitingMail()
  await deliverMail(ctx, id)
  expect(await row()).toMatchObject({ status: 'unsent', attempts: 0, error: '', sentAt: null })
  expect((await row())?.undelivered?.text).toContain('token=canary')
  expect(await countMails(ctx)).toEqual({ queued: 0, unsent: 1, sent: 0, failed: 0 })
  expect([await countUnsentMails(ctx.db), await countFailedMails(ctx.db)]).toEqual([1, 0])
  const { mailer, texts } = aServer()
  await deliverMail({ ...ctx, mailer }, id)
  expect(texts).toEqual([])
  expect(await sendAgain(ctx, id)).toEqual({ ok: true })
  expect(await sendAgain(ctx, id)).toEqual({ ok: false, reason: 'NOT_WAITING' })
  await deliverMail({ ...ctx, mailer }, id)
  expect(texts).toEqual([withLink.text])
  expect(await row()).toMatchObject({ status: 'sent', attempts: 1, undelivered: null })
})

test('an e-mail sent again without a mail server waits again', async () => {
  const { ctx, id, row } = await aWaitingMail()
  await deliverMail(ctx, id)
  await sendAgain(ctx, id)
  await deliverMail(ctx, id)
  expect(await row()).toMatchObject({ status: 'unsent', attempts: 0 })
})

test('an expired link in a waiting e-mail is removed, and the e-mail is not sent [MEM-012]', async () => {
  const { ctx, id, row } = await aWaitingMail()
  await deliverMail(ctx, id)
  await deleteUndelivered(at(ctx, new Date(IN_AN_HOUR.getTime() - 1)))
  expect((await row())?.undelivered?.text).toContain('token=canary')
  const later = at(ctx, IN_AN_HOUR)
  expect(await sendAgain(later, id)).toEqual({ ok: false, reason: 'LINK_EXPIRED' })
  await deleteUndelivered(later)
  expect(JSON.stringify(await row())).not.toContain('canary')
  expect(await row()).toMatchObject({ status: 'failed', error: 'Its link has expired' })
  expect(await sendAgain(later, id)).toEqual({ ok: false, reason: 'LINK_EXPIRED' })
})

test('an e-mail whose link expired while it was queued is not sent [MEM-012]', async () => {
  const { ctx, id, row } = await aWaitingMail()
  const { mailer, texts } = aServer()
  await deliverMail({ ...at(ctx, IN_AN_HOUR), mailer }, id)
  expect(texts).toEqual([])
  expect(await row()).toMatchObject({ status: 'failed', error: 'Its link has expired', undelivered: null })
})

test('a confidential e-mail is deleted after waiting 30 days, with or without a link', async () => {
  const { ctx, id, row } = await aWaitingMail()
  const hidden = await transact(ctx, (tx) => sendMail(tx, withLink, { keep: 'nothing' }))
  const kept = await transact(ctx, (tx) => sendMail(tx, { ...withLink, html: '<p>Hi</p>', text: 'Hi' }))
  for (const one of [id, hidden, kept]) await deliverMail(ctx, one)
  await deleteUndelivered(at(ctx, IN_AN_HOUR))
  expect(await row()).toBeDefined()
  await ctx.db.update(mails).set({ createdAt: new Date('2026-05-21T11:59:59Z') })
  await deleteUndelivered(ctx)
  expect(await ctx.db.select({ id: mails.id, status: mails.status }).from(mails)).toEqual([
    { id: kept, status: 'unsent' },
  ])
})
