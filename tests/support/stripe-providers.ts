import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Stripe from 'stripe'
import { expect } from 'vitest'
import { startStripeSandbox } from '../../stripe-sandbox/server.ts'
import { clientOf } from '../../stripe-sandbox/testing/sandbox.ts'
import { StripeShapes } from './stripe-shapes.ts'
import type { Answers } from './stripe-types.ts'

/** The implementations of Stripe's API: the sandbox, and Stripe's test mode when STRIPE_SECRET_KEY holds a test key. */

export type Provider = {
  stripe: Stripe
  shapes: StripeShapes
  /** Moves the provider's clock forward. Only the sandbox can. */
  moveClock(days: number): Promise<void>
  stop(): Promise<void>
}
const key = process.env.STRIPE_SECRET_KEY ?? ''
export const names = key.startsWith('sk_test_') ? (['sandbox', 'stripe'] as const) : (['sandbox'] as const)
const open = new Map<string, Provider>()

/** Opens all of them before the first test. */
export async function openProviders() {
  open.set('sandbox', await theSandbox())
  if (names.length > 1) {
    const shapes = new StripeShapes({ strict: false })
    const nothing = async () => {}
    open.set('stripe', { stripe: new Stripe(key), shapes, moveClock: nothing, stop: nothing })
  }
}

export async function closeProviders() {
  for (const { stop } of open.values()) await stop()
}

async function theSandbox(): Promise<Provider> {
  const dataDir = mkdtempSync(join(tmpdir(), 'stripe-sandbox-'))
  const sandbox = await startStripeSandbox({ dataDir })
  return {
    stripe: clientOf(sandbox),
    shapes: new StripeShapes({ strict: true }),
    async moveClock(days) {
      await fetch(`${sandbox.url}/_sandbox/clock`, { method: 'POST', body: JSON.stringify({ days }) })
    },
    async stop() {
      await sandbox.stop()
      rmSync(dataDir, { recursive: true, force: true, maxRetries: 20 })
    },
  }
}

/** Returns the provider named in the test title. */
export function providerOf(name: string): Provider {
  const provider = open.get(name)
  if (!provider) throw new Error(`${name} was not opened`)
  return provider
}

type Seen = [name: keyof Answers, answer: unknown][]

/** Returns the raw JSON, because the package converts some strings to decimals. */
const wire = (answer: unknown): unknown => JSON.parse(JSON.stringify(answer))

/** Throws if a field is missing, has the wrong type, or (in the sandbox) does not exist at Stripe. */
export function expectPublished({ shapes }: Provider, seen: Seen) {
  const problems = seen.flatMap(([name, answer]) => shapes.problems(name, wire(answer)))
  expect(problems).toEqual([])
}
