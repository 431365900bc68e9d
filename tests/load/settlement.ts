import pg from 'pg'
import { stripePayments } from '../../src/platform/payments/stripe.ts'
import { SANDBOX_KEY } from '../../stripe-sandbox/server.ts'

const PAYMENTS = 1000
const COPIES = 10
const CONNECTIONS = 10
const TIMED = 200
const MAX_WAIT_MS = 120_000

export type Settlement = {
  deliveries: number
  paid: number
  emails: number
  allMs: number
  medianMs: number
}

/**
 * Counts the effects of a thousand paid checkout sessions whose events arrive ten times each, in random order, on ten
 * connections, at the running product and its worker. Then measures single payments from the checkout session until
 * they are settled. `event` is the address of a birthday's page, where any amount can be paid.
 */
export async function measureSettlement(
  site: string,
  event: string,
  databaseUrl: string,
): Promise<Settlement> {
  const db = new pg.Client({ connectionString: databaseUrl })
  await db.connect()
  const counted = async (query: string) => Number((await db.query(query)).rows[0].count)
  const paid = () => counted("select count(*) from payments where status = 'paid'")
  try {
    const emailsBefore = await counted('select count(*) from mails')
    const first = await checkoutSession(site, event, 0)
    const steer = steering(first.origin)
    await steer('/webhooks', { paused: true })
    await steer(`/checkout/${first.session}/pay`, {})
    await atOnce(range(1, PAYMENTS), async (n) => {
      const { session } = await checkoutSession(site, event, n)
      await steer(`/checkout/${session}/pay`, {})
    })
    const ids = await completedEvents(first.origin)
    const started = performance.now()
    const deliveries = shuffled(ids.flatMap((id) => Array<string>(COPIES).fill(id)))
    await atOnce(deliveries, (id) => steer(`/events/${id}/deliver`, {}))
    await until(async () => (await paid()) >= PAYMENTS)
    await until(async () => (await counted(WAITING)) === 0)
    const allMs = Math.round(performance.now() - started)
    const effects = {
      paid: await paid(),
      emails: (await counted('select count(*) from mails')) - emailsBefore,
    }

    const times: number[] = []
    for (const n of range(PAYMENTS, PAYMENTS + TIMED)) {
      const { session } = await checkoutSession(site, event, n)
      await steer(`/checkout/${session}/pay`, {})
      const [id] = await completedEvents(first.origin, 1)
      const since = performance.now()
      await steer(`/events/${id}/deliver`, {})
      await until(async () => (await paid()) > n, 0)
      times.push(performance.now() - since)
    }
    const medianMs = times.toSorted((a, b) => a - b)[TIMED / 2] ?? 0
    return { deliveries: deliveries.length, ...effects, allMs, medianMs }
  } finally {
    await db.end()
  }
}

/** Counts the provider's events that are not handled yet. */
export const WAITING = 'select count(*) from provider_events where handled_at is null'

/** Submits the form of the event's page from a different IP address each time. Returns the checkout session's URL. */
async function checkoutSession(site: string, event: string, n: number) {
  const answer = await fetch(site + event, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ choice: '700' }),
    headers: { 'x-forwarded-for': `10.${n >> 16}.${(n >> 8) & 255}.${n & 255}` },
  })
  const location = new URL(answer.headers.get('location') ?? '')
  return { origin: location.origin, session: location.pathname.split('/').at(-1) ?? '' }
}

/** Sends requests to the sandbox's control API. */
export const steering = (origin: string) => async (path: string, body: object) => {
  const answer = await fetch(`${origin}/_sandbox${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  })
  if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`)
  await answer.arrayBuffer()
}

/** Returns the ids of the events about paid checkout sessions, newest first. */
async function completedEvents(origin: string, most = Number.POSITIVE_INFINITY): Promise<string[]> {
  const stripe = await sandboxClient(origin)
  const ids: string[] = []
  for await (const { id } of stripe.events.list({
    type: 'checkout.session.completed',
    limit: Math.min(most, 100),
  })) {
    ids.push(id)
    if (ids.length >= most) break
  }
  return ids
}

/** The provider's own client, connected to the sandbox. */
export const sandboxClient = (origin: string) =>
  stripePayments({ secretKey: SANDBOX_KEY, webhookSecret: undefined, apiUrl: new URL(origin) }).client()

/** Waits until a condition is true, at most two minutes. */
export async function until(isSo: () => Promise<boolean>, pauseMs = 100): Promise<void> {
  const end = performance.now() + MAX_WAIT_MS
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error('the payments were not settled within two minutes')
    if (pauseMs > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs))
  }
}

/** Processes a list on the number of connections in the budget. */
async function atOnce<T>(list: readonly T[], work: (one: T) => Promise<unknown>): Promise<void> {
  const left = [...list]
  const connection = async () => {
    for (let one = left.pop(); one !== undefined; one = left.pop()) await work(one)
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, connection))
}

const range = (from: number, to: number) => Array.from({ length: to - from }, (_, n) => from + n)

const shuffled = <T>(list: readonly T[]): T[] =>
  list
    .map((one) => ({ one, at: Math.random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ one }) => one)
