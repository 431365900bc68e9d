import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Stripe from 'stripe'
import { test as base } from 'vitest'
import { type SandboxOptions, type StripeSandbox, startStripeSandbox } from '../server.ts'

export type Received = { event: Stripe.Event; status: number }

/** A sandbox, the official client that talks to it, and an app that receives its events. */
export type Box = {
  sandbox: StripeSandbox
  stripe: Stripe
  app: TestApp
  /** Calls the control API and returns its JSON. */
  steer<T = unknown>(method: string, path: string, body?: object): Promise<T>
}

/** The app at the other end of the webhooks: verifies and records events and returns the given status codes. */
class TestApp {
  readonly received: Received[] = []
  readonly refused: string[] = []
  /** The next status codes to return; 200 when empty. */
  answers: number[] = []
  secret = ''
  readonly #stripe = new Stripe('sk_test_unused')
  readonly #server: Server = createServer((req, res) => {
    void bytesOf(req).then((body) => {
      const status = this.#take(body, String(req.headers['stripe-signature']))
      res.writeHead(status).end()
    })
  })

  #take(body: Buffer, signature: string): number {
    try {
      const event = this.#stripe.webhooks.constructEvent(body, signature, this.secret)
      const status = this.answers.shift() ?? 200
      this.received.push({ event, status })
      return status
    } catch (error) {
      this.refused.push(String(error))
      return 400
    }
  }

  types(): string[] {
    return this.received.map(({ event }) => event.type)
  }

  listen(): Promise<string> {
    return new Promise((resolve) => {
      this.#server.listen(0, '127.0.0.1', () => {
        const address = this.#server.address()
        resolve(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/hook`)
      })
    })
  }

  close() {
    this.#server.closeAllConnections()
    this.#server.close()
  }
}

export function clientOf(sandbox: StripeSandbox, config: Stripe.StripeConfig = {}): Stripe {
  const { hostname, port } = new URL(sandbox.url)
  return new Stripe(sandbox.apiKey, {
    host: hostname,
    port,
    protocol: 'http',
    maxNetworkRetries: 0,
    telemetry: false,
    ...config,
  })
}

export async function open(
  dataDir: string,
  options: Partial<SandboxOptions> = {},
): Promise<Box & { close(): Promise<void> }> {
  const app = new TestApp()
  const webhookUrl = await app.listen()
  const sandbox = await startStripeSandbox({ dataDir, webhookUrl, ...options })
  app.secret = sandbox.webhookSecret
  return {
    sandbox,
    stripe: clientOf(sandbox),
    app,
    async steer<T>(method: string, path: string, body?: object) {
      const response = await fetch(`${sandbox.url}/_sandbox${path}`, {
        method,
        ...(body && { body: JSON.stringify(body) }),
      })
      const answer: T = await response.json()
      return answer
    },
    async close() {
      await sandbox.stop()
      app.close()
    },
  }
}

/** Gives each test its own sandbox, whose clock moves only when the test moves it. */
export const test = base.extend<{ box: Box }>({
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads the pattern to find the fixtures a test needs.
  box: async ({}, use) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'stripe-sandbox-'))
    const started = new Date()
    const box = await open(dataDir, { now: () => started })
    await use(box)
    await box.close()
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 20 })
  },
})

async function bytesOf(req: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of req) chunks.push(chunk)
  return Buffer.concat(chunks)
}
