import { randomUUID } from 'node:crypto'
import Stripe from 'stripe'
import { onTestFinished } from 'vitest'
import type { Ctx } from '../../src/platform/context.ts'
import { openLog } from '../../src/platform/log/log.ts'
import type { Payments } from '../../src/platform/payments/payments.ts'
import { stripePayments } from '../../src/platform/payments/stripe.ts'
import { type StripeSandbox, startStripeSandbox } from '../../stripe-sandbox/server.ts'
import { aCtx } from './database.ts'

export type Sandbox = StripeSandbox & {
  payments: Payments
  /** Calls the sandbox's control API and returns its JSON. */
  steer<T = unknown>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<T>
  /** Pays a checkout session as the visitor. */
  pay(sessionId: string, given?: { card?: string; email?: string; name?: string }): Promise<void>
  /** Returns the product's requests to paths with this prefix. */
  requests(path: string): Promise<AskedRequest[]>
  /** Adds a fault for the next request to a path. */
  trouble(fault: {
    kind: 'error' | 'cut' | 'delay' | 'hold'
    when?: 'before' | 'after'
    times?: number
    skip?: number
    method?: 'GET' | 'POST' | 'DELETE'
    path?: string
    status?: number
    ms?: number
  }): Promise<void>
}

export type AskedRequest = {
  method: string
  path: string
  params: Record<string, unknown>
  idempotencyKey: string | null
}

/** A payment provider for this test on loopback, with the machine's clock or the given one. */
export async function aSandbox(now = () => new Date()): Promise<Sandbox> {
  const sandbox = await startStripeSandbox({ dataDir: `.data/test/stripe/${randomUUID()}`, now })
  onTestFinished(() => sandbox.stop())
  return steered(sandbox)
}

function steered(sandbox: StripeSandbox): Sandbox {
  const apiUrl = new URL(sandbox.url)
  // Held requests are awaited, however slow the machine is.
  const patient = new Stripe(sandbox.apiKey, {
    host: apiUrl.hostname,
    port: Number(apiUrl.port),
    protocol: 'http',
    maxNetworkRetries: 2,
    timeout: 60_000,
    telemetry: false,
  })
  const steer = async <T>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<T> => {
    const answer = await fetch(`${sandbox.url}/_sandbox${path}`, {
      method,
      ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    })
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
    return (await answer.json()) as T // the sandbox's own JSON
  }
  return {
    ...sandbox,
    payments: {
      ...stripePayments({ secretKey: sandbox.apiKey, webhookSecret: sandbox.webhookSecret, apiUrl }),
      client: async () => patient,
    },
    steer,
    pay: async (sessionId, given = {}) => {
      await steer('POST', `/checkout/${sessionId}/pay`, given)
    },
    requests: async (path) =>
      (await steer<{ requests: AskedRequest[] }>('GET', `/requests?path=${encodeURIComponent(path)}`))
        .requests,
    trouble: async (fault) => {
      await steer('POST', '/faults', { path: '/v1/', ...fault })
    },
  }
}

/**
 * A ctx with its own sandbox as payment provider. Both use the machine's clock by default, because sessions
 * and signatures expire by it. Its log is silent, because many of these tests cause provider failures.
 */
export async function aBillingCtx(given: Partial<Ctx> = {}): Promise<{ ctx: Ctx; sandbox: Sandbox }> {
  const clock = given.clock ?? { now: () => new Date() }
  const sandbox = await aSandbox(clock.now)
  const log = openLog('silent')
  return { ctx: await aCtx({ payments: sandbox.payments, clock, log, ...given }), sandbox }
}
