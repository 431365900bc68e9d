import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { calls } from './calls.ts'
import { control } from './control.ts'
import { api, type Env } from './core/api.ts'
import { Faults } from './core/faults.ts'
import { Idempotency } from './core/idempotency.ts'
import { word } from './core/ids.ts'
import { RequestLog } from './core/request-log.ts'
import { Scheduler } from './core/scheduler.ts'
import { SandboxState } from './core/state.ts'
import { Store } from './core/store.ts'
import { Webhooks } from './core/webhooks.ts'
import { checkoutPages } from './pages/checkout.ts'
import { invoicePages } from './pages/invoice.ts'
import { paymentPages } from './pages/payment.ts'
import { portalPages } from './pages/portal.ts'
import { STYLES } from './pages/styles.ts'
import { putEndpoint } from './resources/webhook-endpoints.ts'
import { SCHEDULED_ACTIONS } from './scheduled-actions.ts'

/**
 * A local replacement for Stripe: the part of its API that the club uses, its payment pages and its webhooks. The
 * official `stripe` package works with it unchanged:
 *
 *     const sandbox = await startStripeSandbox({ dataDir: '.data/stripe' })
 *     const { hostname, port } = new URL(sandbox.url)
 *     const stripe = new Stripe(sandbox.apiKey, { host: hostname, port, protocol: 'http' })
 *     await sandbox.sendWebhooksTo('http://127.0.0.1:3000/api/stripe/webhook')
 *
 * All data is in `dataDir` and survives a restart, even after kill -9. The port is kept too, so open payment pages
 * keep their address. Tests control it through `/_sandbox` (control.ts).
 */
export type SandboxOptions = {
  dataDir: string
  /** 0, the default, reuses the last port or picks a free one. */
  port?: number
  /** The address for events. `sendWebhooksTo` can set it later, after the app listens. */
  webhookUrl?: string
  /** The webhook signing secret. By default one is generated and kept. */
  webhookSecret?: string
  /** The origin that browsers use, if it differs from `url`. Addresses of payment pages begin with it. */
  pagesUrl?: string
  /** The clock for signatures. The sandbox's own clock is this one plus the time that tests have added. */
  now?: () => Date
  log?: { info(message: string): void; error(fields: object, message: string): void }
}

export type StripeSandbox = {
  /** `http://127.0.0.1:<port>`, without a trailing slash. */
  url: string
  apiKey: string
  webhookSecret: string
  /** Sends pending and future events to this address. */
  sendWebhooksTo(url: string): void
  stop(): Promise<void>
}

/** Fixed, so that a `.env` file can name it. It is valid only on loopback. */
export const SANDBOX_KEY = 'sk_test_sevenmetre_sandbox'
/** The fixed id of the app's own webhook endpoint. */
const APP_ENDPOINT = 'we_app'

/** Starts the sandbox. Resolves when it is listening. */
export async function startStripeSandbox(options: SandboxOptions): Promise<StripeSandbox> {
  const { dataDir, port = 0, pagesUrl, now = () => new Date() } = options
  const store = new Store(join(dataDir))
  const state = new SandboxState(store, now)
  const origin = { url: '' }
  const base = () => pagesUrl ?? origin.url
  const addressed = (text: string) => text.replace(/^sandbox:\/\//, base())
  const render = (answer: object) => JSON.stringify(answer, null, 2).replaceAll('"sandbox://', `"${base()}`)
  const webhooks = new Webhooks(state, render)
  const scheduler = new Scheduler(state, SCHEDULED_ACTIONS, () => webhooks.wake())
  const faults = new Faults()
  const requests = new RequestLog()
  const idempotency = new Idempotency(state)
  const afterwards = () => {
    scheduler.run()
    webhooks.wake()
  }
  const secret =
    options.webhookSecret ?? store.get('webhook_endpoint', APP_ENDPOINT)?.secret ?? `whsec_${word(32)}`
  const sendWebhooksTo = (url: string) => {
    store.atomically(() =>
      putEndpoint(state, { id: APP_ENDPOINT, url, secret, enabled_events: ['*'], description: 'The app' }),
    )
    webhooks.wake()
  }
  const reset = () => {
    const app = store.get('webhook_endpoint', APP_ENDPOINT)
    store.clear()
    faults.clear()
    requests.clear()
    if (app) sendWebhooksTo(app.url)
  }

  const site = new Hono<Env>()
  site.get('/_sandbox/pages.css', (c) => c.body(STYLES, 200, { 'content-type': 'text/css; charset=utf-8' }))
  site.get('/favicon.ico', (c) => c.body(null, 204))
  site.route('/', control({ state, scheduler, faults, requests, webhooks, render, reset }))
  for (const pages of [checkoutPages, invoicePages, paymentPages]) site.route('/', pages(state, afterwards))
  site.route('/', portalPages(state, addressed, afterwards))
  site.route(
    '/',
    api({ state, calls, apiKey: SANDBOX_KEY, faults, requests, idempotency, render, afterwards }),
  )
  site.onError((error, c) => {
    options.log?.error({ err: error, path: c.req.path }, 'the Stripe sandbox failed')
    const message = 'The sandbox failed. This is a fault of the sandbox, not of the request.'
    return c.json({ error: { message, type: 'api_error' } }, 500)
  })

  const server = createServer(getRequestListener(site.fetch, { overrideGlobalObjects: false }))
  const remembered = store.get('setting', 'port')?.value
  const chosen =
    port || !remembered
      ? await listen(server, port)
      : await listen(server, remembered).catch(() => listen(server, 0))
  origin.url = `http://127.0.0.1:${chosen}`
  store.atomically(() => store.put('setting', { id: 'port', value: chosen }))
  idempotency.prune()
  if (options.webhookUrl) sendWebhooksTo(options.webhookUrl)
  scheduler.run()
  options.log?.info(`Test payments are made at ${origin.url}`)

  return {
    url: origin.url,
    apiKey: SANDBOX_KEY,
    webhookSecret: secret,
    sendWebhooksTo,
    async stop() {
      scheduler.stop()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await webhooks.stop()
      store.close()
    },
  }
}

/** Listens on loopback and returns the port. */
function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => {
      server.off('error', reject)
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : port)
    })
  })
}
