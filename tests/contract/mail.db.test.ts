import { eq } from 'drizzle-orm'
import { SMTPServer } from 'smtp-server'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { Ctx } from '../../src/platform/context.ts'
import { transact } from '../../src/platform/database/transact.ts'
import { type Mailer, type MailMessage, mailAddress } from '../../src/platform/mail/mail.ts'
import { mailboxMailer } from '../../src/platform/mail/mailbox.ts'
import { deliverMail, sendMail } from '../../src/platform/mail/outbox.ts'
import { smtpMailer } from '../../src/platform/mail/smtp.ts'
import { mails } from '../../src/platform/mail/table.server.ts'
import { aCtx } from '../support/database.ts'

type Delivered = { to: string[]; text: string }
type Adapter = { mailer: Mailer; delivered(ctx: Ctx): Promise<Delivered[]> }

const ADAPTERS: Record<string, () => Promise<Adapter>> = {
  mailbox: async () => ({
    mailer: mailboxMailer,
    delivered: async ({ db }) => {
      const sent = await db.select().from(mails).where(eq(mails.status, 'sent'))
      return sent.map(({ toEmail, ccEmail, ...mail }) => ({
        to: [toEmail, ccEmail].filter(Boolean),
        text: `${mail.subject} ${mail.text} ${mail.html}`,
      }))
    },
  }),
  smtp: async () => {
    const server = await anSmtpServer()
    return { mailer: server.mailer, delivered: async () => server.delivered }
  },
}

const hello: MailMessage = {
  from: mailAddress('info@demo.club', 'London GD'),
  to: mailAddress('ana@example.org', 'Ana Kovačević'),
  subject: 'Training moved',
  html: '<p>It starts at eight.</p>',
  text: 'It starts at eight.',
}

describe.each(Object.entries(ADAPTERS))('%s', (_name, adapter) => {
  test('a mail reaches its one recipient, with subject, text and HTML [SYS-070]', async () => {
    const { mailer, delivered } = await adapter()
    const ctx = await aCtx({ mailer })
    await deliverMail(ctx, await queued(ctx, hello))
    const [mail, ...others] = await delivered(ctx)
    expect(others).toEqual([])
    expect(mail?.to).toEqual(['ana@example.org'])
    for (const part of ['Training moved', 'It starts at eight.', '<p>It starts at eight.</p>']) {
      expect(mail?.text).toContain(part)
    }
  })

  test('a copy goes to the one address named for it', async () => {
    const { mailer, delivered } = await adapter()
    const ctx = await aCtx({ mailer })
    await deliverMail(ctx, await queued(ctx, { ...hello, cc: mailAddress('media@demo.club') }))
    expect((await delivered(ctx)).map((mail) => mail.to)).toEqual([['ana@example.org', 'media@demo.club']])
  })

  test('line ends in a name or subject bring no second recipient and no further header', async () => {
    const { mailer, delivered } = await adapter()
    const ctx = await aCtx({ mailer })
    const smuggled = 'Ana\r\nBcc: thief@example.org\r\n\r\nBuy now'
    const id = await queued(ctx, {
      ...hello,
      to: mailAddress('ana@example.org', smuggled),
      subject: smuggled,
    })
    await deliverMail(ctx, id)
    const [mail] = await delivered(ctx)
    expect(mail?.to).toEqual(['ana@example.org'])
    expect(mail?.text).not.toMatch(/^Bcc:/m)
  })

  test('a mail whose job runs twice, also at the same moment, goes out once', async () => {
    const { mailer, delivered } = await adapter()
    const ctx = await aCtx({ mailer })
    const id = await queued(ctx, hello)
    await Promise.all([deliverMail(ctx, id), deliverMail(ctx, id)])
    await deliverMail(ctx, id)
    expect(await delivered(ctx)).toHaveLength(1)
  })
})

test('an address that is not exactly one address never reaches the outbox', async () => {
  const ctx = await aCtx()
  for (const email of [
    'ana@example.org\r\nBcc: thief@example.org',
    'ana@example.org, thief@example.org',
    'ana@example.org;thief@example.org',
    'Ana <ana@example.org>',
    'ana@example.org\u0000',
    'ana example.org',
    '',
  ]) {
    await expect(queued(ctx, { ...hello, to: { name: '', email } })).rejects.toThrow('not one e-mail address')
    expect(() => mailAddress(email)).toThrow(RangeError)
  }
  expect(await ctx.db.select().from(mails)).toEqual([])
})

test('a command that is rolled back sends nothing', async () => {
  const ctx = await aCtx()
  const failed = transact(ctx, async (tx) => {
    await sendMail(tx, hello)
    throw new Error('the command failed')
  })
  await expect(failed).rejects.toThrow('the command failed')
  expect(await ctx.db.select().from(mails)).toEqual([])
})

test('a server that is busy is tried again, and what it said stands beside the mail', async () => {
  const { mailer, answers, delivered } = await anSmtpServer()
  const ctx = await aCtx({ mailer })
  const id = await queued(ctx, hello)
  answers.push([451, 'try later'])
  await expect(deliverMail(ctx, id)).rejects.toThrow('try later')
  expect(await rowOf(ctx, id)).toMatchObject({ status: 'queued', attempts: 1 })
  expect((await rowOf(ctx, id)).error).toContain('try later')
  await deliverMail(ctx, id)
  expect(await rowOf(ctx, id)).toMatchObject({ status: 'sent', attempts: 2, error: '' })
  expect(delivered).toHaveLength(1)
})

test('a recipient that the server refuses for good is not tried again', async () => {
  const { mailer, answers, delivered } = await anSmtpServer()
  const ctx = await aCtx({ mailer })
  const id = await queued(ctx, hello)
  answers.push([550, 'no such user'])
  await deliverMail(ctx, id)
  expect(await rowOf(ctx, id)).toMatchObject({ status: 'failed', attempts: 1 })
  await deliverMail(ctx, id)
  expect(delivered).toEqual([])
})

test('a mail whose last attempt fails is marked as failed', async () => {
  const ctx = await aCtx({ mailer: smtpMailer('smtp://127.0.0.1:9', 'demo.club') })
  const id = await queued(ctx, hello)
  await expect(deliverMail(ctx, id)).rejects.toThrow()
  await deliverMail(ctx, id, { lastAttempt: true })
  expect(await rowOf(ctx, id)).toMatchObject({ status: 'failed', attempts: 2 })
})

const queued = (ctx: Ctx, message: MailMessage) => transact(ctx, (tx) => sendMail(tx, message))

async function rowOf({ db }: Ctx, id: string) {
  const [row] = await db.select().from(mails).where(eq(mails.id, id))
  return row!
}

/** A mail server of this test's own. `answers` are codes that it gives to the next recipients instead of yes. */
async function anSmtpServer() {
  const delivered: Delivered[] = []
  const answers: [number, string][] = []
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo: (_address, _session, callback) => {
      const [code, words] = answers.shift() ?? []
      callback(code ? Object.assign(new Error(words), { responseCode: code }) : null)
    },
    onData: (stream, session, callback) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        delivered.push({
          to: session.envelope.rcptTo.map(({ address }) => address),
          text: Buffer.concat(chunks).toString('utf8'),
        })
        callback()
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())))
  const address = server.server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return { mailer: smtpMailer(`smtp://127.0.0.1:${port}`, 'demo.club'), delivered, answers }
}
