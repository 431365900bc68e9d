import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { SMTPServer } from 'smtp-server'
import { rows } from '../../src/platform/database/database.ts'
import { type MailMessage, mailAddress } from '../../src/platform/email/email.ts'
import { sendMail } from '../../src/platform/email/outbox.ts'
import { mails } from '../../src/platform/email/table.server.ts'
import { startEmbedded } from '../../src/platform/embedded-postgres/embedded.ts'
import { addJob } from '../../src/platform/jobs/jobs.ts'
import { noPayments } from '../../src/platform/payments/stripe.ts'
import { SERVER } from '../support/build.ts'
import { placeCluster } from '../support/prepared-cluster.ts'
import { type Ground, pause, type Result, soonAfter, type Trial } from './trial.ts'

type Bundle = typeof import('../../src/main.ts')
type Ports = Awaited<ReturnType<Bundle['open']>>['ports']

const MAILS = 12
const STEP_MINUTES = 10
const LIMIT_MS = 60_000
/** Longer than many programs wait for the answer to a message. */
const REAL_MS = 45_000
const OTHER_JOBS = ['drafts:publish', 'jobs:unlock', 'mail:forget']

/** The mail server has received messages and needs an hour of the club's clock to say so. */
export const slowMail: Trial = {
  name: 'mail server slow for an hour',
  says: 'while the mail server does not answer, other jobs are done and pages answer; when it does, each e-mail has been sent exactly once',
  run,
}

async function run({ folder, long }: Ground): Promise<Result> {
  const { app, open, parseConfig } = (await import(SERVER)) as Bundle
  await placeCluster(join(folder, 'database'))
  const database = await startEmbedded(join(folder, 'database'))
  const mail = await aSlowMailServer()
  let now = new Date()
  const env = { DATABASE_URL: database.url, DATA_DIR: folder, LOG_LEVEL: 'error', SMTP_URL: mail.url }
  const site = await open(parseConfig(env), { clock: { now: () => now }, payments: noPayments })
  const { ports } = site
  const hono = app(site)
  const findings: string[] = []
  await sendSome(ports)
  if ((await soonAfter(() => mail.waiting() > 0, LIMIT_MS)) === undefined) findings.push('no e-mail is sent')
  for (let minutes = STEP_MINUTES; minutes <= 60; minutes += STEP_MINUTES) {
    now = new Date(now.getTime() + STEP_MINUTES * 60_000)
    await ageLocks(ports)
    for (const job of await notDone(ports)) findings.push(`after ${minutes} minutes ${job} is held up`)
    const { status } = await hono.request('/events')
    if (status !== 200) findings.push(`after ${minutes} minutes a page answers ${status}`)
  }
  if (long) await pause(REAL_MS)
  const atOnce = mail.waiting()
  mail.answer()
  const isDone = async () =>
    (await ports.db.$count(mails, sql`${mails.status} = 'sent'`)) === MAILS && mail.taken.length >= MAILS
  if ((await soonAfter(isDone, LIMIT_MS)) === undefined) findings.push('not every e-mail is sent')
  await site.close()
  await database.stop()
  await mail.close()
  for (let n = 0; n < MAILS; n += 1) {
    const times = mail.taken.filter((address) => address === recipient(n)).length
    if (times !== 1) findings.push(`e-mail ${n} was sent ${times} times`)
  }
  const waited = long ? `, ${REAL_MS / 1000} s of it real` : ''
  return { measured: `${MAILS} e-mails, ${atOnce} of them wait for an hour${waited}`, findings }
}

const recipient = (n: number) => `reader-${n}@example.org`

async function sendSome({ db }: Ports): Promise<void> {
  const message: Omit<MailMessage, 'to'> = {
    from: mailAddress('info@example.org'),
    subject: 'Training moved',
    html: '<p>It starts at eight.</p>',
    text: 'It starts at eight.',
  }
  await db.transaction(async (tx) => {
    for (let n = 0; n < MAILS; n += 1) await sendMail(tx, { ...message, to: mailAddress(recipient(n)) })
  })
}

/** PostgreSQL's clock cannot be moved, so what the jobs compare with it moves instead. */
async function ageLocks({ db }: Ports): Promise<void> {
  const ago = sql`locked_at - make_interval(mins => ${STEP_MINUTES})`
  await db.execute(
    sql`update graphile_worker._private_jobs set locked_at = ${ago} where locked_at is not null`,
  )
}

/** Adds the jobs that are due and returns those that are not done in time. */
async function notDone({ db }: Ports): Promise<string[]> {
  await db.transaction(async (tx) => {
    for (const job of OTHER_JOBS) await addJob(tx, job, {})
  })
  const left = async () =>
    rows<{ task: string }>(
      db,
      sql`select task_identifier as task from graphile_worker.jobs
          where task_identifier = any(${sql.param(OTHER_JOBS)}) and run_at <= now()`,
    )
  await soonAfter(async () => (await left()).length === 0, 20_000)
  return (await left()).map(({ task }) => task)
}

/** Takes every message and confirms it when `answer` is called. */
async function aSlowMailServer() {
  const taken: string[] = []
  const held = new Set<() => void>()
  let answers = false
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onData: (stream, session, callback) => {
      stream.resume()
      stream.on('end', () => {
        taken.push(session.envelope.rcptTo.map(({ address }) => address).join())
        if (answers) callback()
        else held.add(callback)
      })
    },
  })
  server.on('error', () => {}) // a program that no longer waits cuts the connection
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.server.address()
  if (typeof address !== 'object' || !address) throw new Error('the mail server has no port')
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    taken,
    waiting: () => held.size,
    answer() {
      answers = true
      for (const callback of held) callback()
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
