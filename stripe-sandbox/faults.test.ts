import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { appendFile, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import Stripe from 'stripe'
import { expect, onTestFinished } from 'vitest'
import type { StripeSandbox } from './server.ts'
import { oneFee } from './testing/orders.ts'
import { clientOf, open, test } from './testing/sandbox.ts'

const key = { idempotencyKey: 'payment:1' }

test('requests fail as often as the fault says, before any work is done', async ({
  box: { stripe, steer },
}) => {
  await steer('POST', '/faults', { kind: 'error', times: 2, method: 'POST', path: '/v1/checkout' })
  const create = () => stripe.checkout.sessions.create(oneFee())
  await expect(create()).rejects.toBeInstanceOf(Stripe.errors.StripeAPIError)
  await expect(create()).rejects.toMatchObject({ statusCode: 500 })
  expect((await stripe.checkout.sessions.list()).data).toEqual([])
  expect((await create()).status).toBe('open')
})

test('a rate limit fault is returned as 429', async ({ box: { stripe, steer } }) => {
  await steer('POST', '/faults', { kind: 'error', status: 429 })
  await expect(stripe.customers.list()).rejects.toBeInstanceOf(Stripe.errors.StripeRateLimitError)
})

test('a retry with the same key after a lost response returns the first result without repeating the work', async ({
  box,
}) => {
  const { stripe, steer } = box
  await steer('POST', '/faults', { kind: 'cut', when: 'after', times: 2, method: 'POST' })
  await expect(stripe.checkout.sessions.create(oneFee(), key)).rejects.toBeInstanceOf(
    Stripe.errors.StripeConnectionError,
  )
  await stripe.checkout.sessions.create(oneFee(), key)
  expect((await stripe.checkout.sessions.list()).data).toHaveLength(1)
})

test('a connection cut before the work leaves no changes', async ({ box: { stripe, steer } }) => {
  await steer('POST', '/faults', { kind: 'cut', times: 2, method: 'POST' })
  await expect(stripe.checkout.sessions.create(oneFee(), key)).rejects.toBeInstanceOf(
    Stripe.errors.StripeConnectionError,
  )
  expect((await stripe.checkout.sessions.list()).data).toEqual([])
})

test("the client's own retries survive a slow response and a cut connection without repeating the work", async ({
  box,
}) => {
  const { sandbox, stripe, steer } = box
  const patient = clientOf(sandbox, { maxNetworkRetries: 2, timeout: 3000 })
  await steer('POST', '/faults', { kind: 'delay', ms: 3200, when: 'after', method: 'POST' })
  await patient.customers.create({ name: 'Ada' })
  await steer('POST', '/faults', { kind: 'cut', when: 'after', method: 'POST' })
  await patient.customers.create({ name: 'Bob' })
  expect((await stripe.customers.list()).data.map(({ name }) => name)).toEqual(['Bob', 'Ada'])
})

test('responses are held until the faults are removed, except for skipped requests', async ({
  box: { stripe, steer },
}) => {
  await steer('POST', '/faults', { kind: 'hold', when: 'after', skip: 1, method: 'POST' })
  const answered: string[] = []
  const create = async (name: string) => answered.push((await stripe.customers.create({ name })).name ?? '')
  await create('Ada')
  const held = create('Bob')
  await expect.poll(async () => (await stripe.customers.list()).data.length).toBe(2)
  expect(answered).toEqual(['Ada'])
  await steer('DELETE', '/faults')
  await held
  expect(answered).toEqual(['Ada', 'Bob'])
})

test('a server error is stored under its key, as at Stripe, and another key succeeds', async ({
  box: { sandbox, stripe, steer },
}) => {
  const patient = clientOf(sandbox, { maxNetworkRetries: 2 })
  const create = (idempotencyKey: string) => patient.customers.create({ name: 'Ada' }, { idempotencyKey })
  await steer('POST', '/faults', { kind: 'error', method: 'POST' })
  await expect(create('one')).rejects.toMatchObject({ statusCode: 500 })
  const replayed = { statusCode: 500, headers: { 'idempotent-replayed': 'true' } }
  await expect(create('one')).rejects.toMatchObject(replayed)
  await create('two')
  expect((await stripe.customers.list()).data).toHaveLength(1)
})

test('objects, keys, clock, address and undelivered events survive a restart', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'stripe-sandbox-'))
  const before = await open(dataDir)
  await before.steer('POST', '/clock', { days: 3 })
  before.app.answers = [500]
  await before.stripe.customers.create({ name: 'Ada' }, key)
  await before.steer('GET', '/drained')
  const { now } = await before.steer<{ now: number }>('GET', '/clock')
  await before.close()

  const after = await open(dataDir)
  expect(after.sandbox).toMatchObject({
    url: before.sandbox.url,
    webhookSecret: before.sandbox.webhookSecret,
  })
  const again = await after.stripe.customers.create({ name: 'Ada' }, key)
  expect(again.lastResponse.headers['idempotent-replayed']).toBe('true')
  expect((await after.steer<{ now: number }>('GET', '/clock')).now).toBeGreaterThanOrEqual(now)
  await after.steer('GET', '/drained?retries=1')
  expect(after.app.types()).toEqual(['customer.created'])
  await after.close()
  rmSync(dataDir, { recursive: true })
})

test('kill -9 loses no answered request, and an incomplete last line is ignored', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'stripe-sandbox-'))
  const first = await started(dataDir)
  const stripe = clientOf(first.sandbox)
  const session = await stripe.checkout.sessions.create(oneFee())
  await fetch(`${first.sandbox.url}/_sandbox/checkout/${session.id}/pay`, { method: 'POST' })
  first.process.kill('SIGKILL')
  await once(first.process, 'exit')
  await appendFile(join(dataDir, 'journal.jsonl'), '[["customer","cus_half",{"id":"cus_')

  const second = await started(dataDir)
  const found = await clientOf(second.sandbox).checkout.sessions.retrieve(session.id)
  expect(found).toMatchObject({ status: 'complete', payment_status: 'paid' })
  expect(await readFile(join(dataDir, 'journal.jsonl'), 'utf8')).not.toContain('cus_half')
})

test('reset deletes everything except the webhook endpoints', async ({ box }) => {
  const { stripe, steer, app } = box
  await stripe.customers.create({ name: 'Ada' })
  await steer('GET', '/drained')
  await steer('POST', '/reset')
  expect((await stripe.customers.list()).data).toEqual([])
  await stripe.customers.create({ name: 'Bob' })
  await steer('GET', '/drained')
  expect(app.types()).toEqual(['customer.created', 'customer.created'])
})

/** Runs the sandbox as a separate process. */
async function started(dataDir: string) {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'run.ts'), '--data', dataDir])
  onTestFinished(() => void child.kill('SIGKILL'))
  const [line] = await once(createInterface(child.stdout), 'line')
  const sandbox: StripeSandbox = JSON.parse(String(line))
  return { process: child, sandbox }
}
