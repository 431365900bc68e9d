import { expect, test } from 'vitest'
import { anEvent } from '../../demo/builders/event.ts'
import { payments } from '../../src/features/billing/payments/table.server.ts'
import { prepareSettings } from '../../src/features/club/commands/prepare-settings.server.ts'
import { type Db, openDatabase } from '../../src/platform/database/database.ts'
import { mails } from '../../src/platform/email/table.server.ts'
import { openLog } from '../../src/platform/log/log.ts'
import { aFreePort, untilReady } from '../support/child.ts'
import { aCtx } from '../support/database.ts'
import { createDatabase } from '../support/fresh-database.ts'
import { aFolder, run } from '../support/product.ts'

/** Calls the control API of the product's own sandbox. */
async function steer(origin: string, path: string, body: object = {}) {
  const answer = await fetch(`${origin}/_sandbox${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  })
  expect(answer.ok).toBe(true)
}

test('a payment whose event was lost when the process died is settled once after the next start [resolutions B01]', async () => {
  const database = await createDatabase()
  const port = await aFreePort()
  const env = { DATABASE_URL: database.url, DATA_DIR: await aFolder(), PORT: String(port) }
  const db = openDatabase(database.url, openLog('error'))
  await prepareSettings({ db, clock: { now: () => new Date() } }, { isPublished: true })
  const first = run(env)
  await untilReady(port, first)
  const event = await anEvent(await aCtx({ db }), {
    birthday: true,
    startsAt: new Date('2099-06-01T18:00:00Z'),
  })
  const opened = await fetch(`http://127.0.0.1:${port}/events/${event.slug}`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ choice: '700' }),
  })
  const page = new URL(opened.headers.get('location') ?? '')
  await steer(page.origin, '/webhooks', { paused: true })
  await steer(page.origin, `/checkout/${page.pathname.split('/').at(-1)}/pay`)
  const gone = new Promise((resolve) => first.child.once('exit', resolve))
  first.child.kill('SIGKILL')
  await gone
  expect(await statuses(db)).toEqual(['open'])

  const second = run(env)
  await untilReady(port, second)
  await expect.poll(() => statuses(db)).toEqual(['paid'])
  expect(await db.select().from(mails)).toHaveLength(1)
  await db.$client.end()
})

const statuses = async (db: Db) =>
  (await db.select({ status: payments.status }).from(payments)).map((payment) => payment.status)
