import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { SMTPServer } from 'smtp-server'
import { describe, expect, onTestFinished, test } from 'vitest'
import { respelledEmail } from '../../src/kernel/email.ts'
import type { Ctx } from '../../src/platform/context.ts'
import { transact } from '../../src/platform/database/transact.ts'
import { problemsOf } from '../../src/platform/email/address-problems.ts'
import { type Mailer, type MailMessage, mailAddress } from '../../src/platform/email/email.ts'
import { mailboxMailer, mailIn, mailsIn } from '../../src/platform/email/mailbox.ts'
import { deleteUndelivered, deliverMail, sendMail } from '../../src/platform/email/outbox.ts'
import { smtpMailer } from '../../src/platform/email/smtp.ts'
import { mails } from '../../src/platform/email/table.server.ts'
import { aCtx } from '../support/database.ts'
import { aDataDir } from '../support/embedded-starter.ts'

/** `isUtf8`: sent with SMTPUTF8 (RFC 6531), required for non-ASCII characters before the @. */
type Delivered = { to: string[]; text: string; isUtf8?: boolean }
type Adapter = { mailer: Mailer; delivered(ctx: Ctx): Promise<Delivered[]> }

const ADAPTERS: Record<string, () => Promise<Adapter>> = {
  mailbox: async () => {
    const folder = join(aDataDir(), 'mailbox')
    return {
      mailer: mailboxMailer(folder),
      delivered: async () =>
        (await mailsIn(folder)).map(({ to, cc, subject, text, html }) => ({
          to: [to.email, cc?.email ?? ''].filter(Boolean),
          text: `${subject} ${text} ${html}`,
        })),
    }
  },
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
  test('an e-mail reaches its one recipient, with subject, text and HTML [SYS-070]', async () => {
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

  test('a copy is sent to its one named address', async () => {
    const { mailer, delivered } = await adapter()
    const ctx = await aCtx({ mailer })
    await deliverMail(ctx, await queued(ctx, { ...hello, cc: mailAddress('media@demo.club') }))
    expect((await delivered(ctx)).map((mail) => mail.to)).toEqual([['ana@example.org', 'media@demo.club']])
  })

  test('line breaks in a name or subject add no recipient and no header', async () => {
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

  test('an e-mail whose job runs twice, even at the same time, is sent once', async () => {
    const { mailer, delivered } = await adapter()
    const ctx = await aCtx({ mailer })
    const id = await queued(ctx, hello)
    await Promise.all([deliverMail(ctx, id), deliverMail(ctx, id)])
    await deliverMail(ctx, id)
    expect(await delivered(ctx)).toHaveLength(1)
  })
})

const LINK = 'https://demo.club/members/reset?token=Zq-canary_token.1'
const secret: MailMessage = {
  ...hello,
  html: `<a href="${LINK}&amp;x=1">Reset</a><p>${LINK}</p>`,
  text: `Reset: ${LINK}`,
}

describe.each(Object.entries(ADAPTERS))('%s', (_name, adapter) => {
  test('a link that opens an account reaches its reader and never appears in the log [MEM-012]', async () => {
    const { mailer, delivered } = await adapter()
    const ctx = await aCtx({ mailer })
    const id = await queued(ctx, secret)
    const { undelivered: _, ...logged } = await rowOf(ctx, id)
    expect(JSON.stringify(logged)).not.toContain('canary')
    expect(logged.text).toBe('Reset: https://demo.club/members/reset?token=removed')
    await deliverMail(ctx, id)
    expect((await delivered(ctx))[0]?.text).toContain('canary_token.1')
    expect(JSON.stringify(await rowOf(ctx, id))).not.toContain('canary')
  })

  test('a confidential e-mail leaves only its recipient and time in the log', async () => {
    const { mailer, delivered } = await adapter()
    const ctx = await aCtx({ mailer })
    const message = { ...hello, subject: 'About Zq', replyTo: mailAddress('zq@example.org'), text: 'Zq said' }
    const id = await transact(ctx, (tx) => sendMail(tx, message, { keep: 'nothing' }))
    await deliverMail(ctx, id)
    expect((await delivered(ctx))[0]?.text).toContain('Zq said')
    const row = await rowOf(ctx, id)
    expect(JSON.stringify(row)).not.toMatch(/zq|eight/i)
    expect(row).toMatchObject({ toEmail: 'ana@example.org', status: 'sent', subject: 'Confidential' })
  })
})

test('an e-mail whose text is not logged can be sent again for 30 days', async () => {
  const ctx = await aCtx({ mailer: smtpMailer('smtp://127.0.0.1:9', 'demo.club') })
  const id = await queued(ctx, secret)
  await deliverMail(ctx, id, { lastAttempt: true })
  expect((await rowOf(ctx, id)).undelivered?.text).toContain('canary')
  await ctx.db.update(mails).set({ createdAt: new Date('2026-05-21T12:00:00Z') })
  expect(await deleteUndelivered(ctx)).toBe(0)
  await ctx.db.update(mails).set({ createdAt: new Date('2026-05-21T11:59:59Z') })
  expect(await deleteUndelivered(ctx)).toBe(1)
  expect(await ctx.db.select().from(mails)).toEqual([])
})

test('a missing mailbox is empty, and files outside it are not read as e-mails', async () => {
  const folder = aDataDir()
  expect(await mailsIn(join(folder, 'mailbox'))).toEqual([])
  expect(await mailIn(join(folder, 'mailbox'), '../../package')).toBeUndefined()
})

test('an internationalised domain is sent in ASCII, and a name in another script with SMTPUTF8', async () => {
  const { mailer, delivered } = await anSmtpServer()
  const ctx = await aCtx({ mailer })
  const send = async (email: string) => {
    await deliverMail(
      ctx,
      await queued(ctx, { ...hello, to: mailAddress(email), replyTo: mailAddress(email) }),
    )
    return delivered.at(-1)
  }
  const ascii = await send('ana@müller.example')
  expect(ascii?.isUtf8).toBe(false)
  expect(ascii?.text).toMatch(/^To: ana@xn--mller-kva.example/m)
  const joerg = await send('jörg@müller.example')
  expect(joerg?.to.map(respelledEmail)).toEqual(['jörg@müller.example'])
  expect(joerg?.isUtf8).toBe(true)
  expect(joerg?.text).toMatch(/^Reply-To: jörg@/m)
  expect((await send('用户@例子.广告'))?.to.map(respelledEmail)).toEqual(['用户@例子.广告'])
  expect((await ctx.db.select().from(mails)).map(({ toEmail }) => toEmail).join()).not.toContain('xn--')
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

test('a command that is rolled back sends no e-mail', async () => {
  const ctx = await aCtx()
  const failed = transact(ctx, async (tx) => {
    await sendMail(tx, hello)
    throw new Error('the command failed')
  })
  await expect(failed).rejects.toThrow('the command failed')
  expect(await ctx.db.select().from(mails)).toEqual([])
})

test("a temporary refusal is retried, and the server's answer is shown with the e-mail", async () => {
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

test('a permanent refusal is not retried', async () => {
  const { mailer, answers, delivered } = await anSmtpServer()
  const ctx = await aCtx({ mailer })
  const id = await queued(ctx, hello)
  answers.push([550, 'no such user'])
  await deliverMail(ctx, id)
  expect(await rowOf(ctx, id)).toMatchObject({ status: 'failed', attempts: 1 })
  await deliverMail(ctx, id)
  expect(delivered).toEqual([])
  expect((await problemsOf(ctx.db, ['ana@example.org'])).map(({ reason }) => reason)).toEqual([
    expect.stringContaining('no such user'),
  ])
})

test('an e-mail whose last attempt fails is marked as failed', async () => {
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

/** Starts a mail server for this test. `answers` are the status codes for the next recipients. */
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
      const { mailFrom } = session.envelope
      stream.on('end', () => {
        delivered.push({
          to: session.envelope.rcptTo.map(({ address }) => address),
          text: Buffer.concat(chunks).toString('utf8'),
          isUtf8: mailFrom !== false && JSON.stringify(mailFrom.args).includes('SMTPUTF8'),
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

test('an e-mail with an unsubscribe link has the headers of RFC 8058, and the log never contains the link', async () => {
  const server = await anSmtpServer()
  const ctx = await aCtx({ mailer: server.mailer })
  const id = await queued(ctx, { ...hello, unsubscribeUrl: 'https://demo.club/unsubscribe?token=canary' })
  await deliverMail(ctx, id)
  const text = server.delivered[0]?.text ?? ''
  expect(text).toMatch(/^List-Unsubscribe: <https:\/\/demo\.club\/unsubscribe\?token=canary>/m)
  expect(text).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click/m)
  expect(JSON.stringify(await rowOf(ctx, id))).not.toContain('canary')
})
