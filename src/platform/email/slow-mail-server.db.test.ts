import { expect, onTestFinished, test } from 'vitest'
import { aCtx } from '../../../tests/support/database.ts'
import { addJob } from '../jobs/jobs.ts'
import { startWorker } from '../jobs/worker.ts'
import { type Mailer, type MailMessage, mailAddress } from './email.ts'
import { mailTasks } from './jobs.ts'
import { sendMail } from './outbox.ts'

const hello: MailMessage = {
  from: mailAddress('info@demo.club'),
  to: mailAddress('ana@example.org'),
  subject: 'Training moved',
  html: '<p>It starts at eight.</p>',
  text: 'It starts at eight.',
}

test('e-mails that wait for a slow mail server leave room for other jobs, and all are sent once', async () => {
  const sent: string[] = []
  const server = Promise.withResolvers<void>()
  const mailer: Mailer = { send: ({ id }) => server.promise.then(() => void sent.push(id)) }
  const ctx = await aCtx({ mailer })
  const ids = await ctx.db.transaction(async (tx) => {
    const queued: string[] = []
    for (let n = 0; n < 12; n += 1) queued.push(await sendMail(tx, hello))
    await addJob(tx, 'other', {})
    return queued
  })
  const other = Promise.withResolvers<void>()
  const tasks = { ...mailTasks(ctx), other: async () => other.resolve() }
  const worker = await startWorker(ctx.db, tasks, '', ctx.log)
  onTestFinished(() => {
    server.resolve()
    return worker.stop()
  })

  await other.promise
  expect(sent).toEqual([])

  server.resolve()
  await expect.poll(() => sent.length, { timeout: 20_000 }).toBe(12)
  expect(sent.toSorted()).toEqual(ids.toSorted())
})
