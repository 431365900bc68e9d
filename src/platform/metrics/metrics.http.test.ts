import { expect, test } from 'vitest'
import { aMember } from '../../../demo/builders/member.ts'
import { aTeam } from '../../../demo/builders/team.ts'
import { aFreePort, untilReady } from '../../../tests/support/child.ts'
import { listening } from '../../../tests/support/listening.ts'
import { aDataFolder, run } from '../../../tests/support/product.ts'
import { aSite } from '../../../tests/support/site.ts'
import { newId } from '../../kernel/ids.ts'
import { mails } from '../email/table.server.ts'

// Cached pages expire by the system clock.
const aWatchedSite = () => aSite({ clock: { now: () => new Date() } }, { METRICS_PORT: '0' })

const textOf = async ({ site }: Awaited<ReturnType<typeof aWatchedSite>>) =>
  (await site.metrics?.text())?.body ?? ''

/** Parses the routes in the metrics text, with method and status. */
const routesIn = (text: string) =>
  new Set(
    [...text.matchAll(/duration_seconds_count\{method="(\w+)",route="([^"]*)",status="(\d+)"\}/g)].map(
      ([, method, route, status]) => `${method} ${route} ${status}`,
    ),
  )

test('requests are counted by route pattern, without addresses or personal data', async () => {
  const site = await aWatchedSite()
  const team = await aTeam(site.ctx, { name: 'Women Secret', slug: 'women-secret' })
  const member = await aMember(site.ctx, { name: 'Zelda Hidden', team })
  await site.get('/teams/women-secret?email=zelda@example.org')
  await site.get(`/api/members/${member.id}`)
  await site.get(`/admin/members/${member.id}`, await site.signIn('administrator'))
  await site.get('/zelda@example.org/+447700900123')
  await site.post('/members/access/', { intent: 'log-in', email: 'zelda@example.org', password: 'x' })
  await site.request('/', { method: 'PROPFIND' })

  const text = await textOf(site)
  expect(text).not.toMatch(/zelda|hidden|women-secret|example\.org|447700900123|PROPFIND/i)
  expect(text).not.toContain(member.id)
  const routes = routesIn(text)
  expect(routes).toContain('GET /admin/members/:id 200')
  expect([...routes].filter((route) => /^GET \/.*teams.*:.+ 200$/.test(route))).toHaveLength(1)
  expect([...routes].some((route) => /^GET \/api\/.*:\w+/.test(route))).toBe(true)
  expect([...routes].filter((route) => route.endsWith(' 404'))).toHaveLength(1)
})

test('the metrics include cached pages, the queue, connections and the event loop', async () => {
  const site = await aWatchedSite()
  const { get } = await listening(site)
  await (await get('/')).text()
  await expect.poll(() => site.site.cache.size).toBe(1)
  await (await get('/')).text()
  const text = await textOf(site)
  expect(text).toContain('http_answers_total{from="page_cache"} 1')
  expect(text).toContain('http_answers_total{from="product"} 1')
  expect(text).toContain('jobs_queue{state="waiting"} 0')
  expect(text).toMatch(/^database_connections\{state="idle"\} [1-9]/m)
  expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds /m)
})

test('failed e-mails and those waiting for a mail server are counted separately', async () => {
  const site = await aWatchedSite()
  const mail = {
    fromEmail: 'info@demo.club',
    toEmail: 'ana@example.org',
    subject: 'Kit',
    html: '',
    text: 'Hi',
  }
  const states = ['failed', 'unsent', 'unsent', 'queued', 'sent'] as const
  await site.ctx.db.insert(mails).values(states.map((status) => ({ ...mail, status, id: newId() })))
  const text = await textOf(site)
  expect(text).toMatch(/^mails_failed 1$/m)
  expect(text).toMatch(/^mails_unsent 2$/m)
})

test('metrics are on a separate port and not on the site itself', async () => {
  const [port, metricsPort, folder] = [await aFreePort(), await aFreePort(), await aDataFolder()]
  const product = run({ PORT: String(port), METRICS_PORT: String(metricsPort), DATA_DIR: folder })
  await untilReady(port, product)
  expect((await fetch(`http://127.0.0.1:${port}/metrics`)).status).toBe(404)
  const watched = (path: string) => fetch(`http://127.0.0.1:${metricsPort}${path}`)
  await expect.poll(async () => (await watched('/metrics')).status).toBe(200)
  expect((await watched('/metrics')).headers.get('content-type')).toMatch(/^text\/plain/)
  expect((await watched('/admin')).status).toBe(404)
})

test('nothing is counted without a metrics port', async () => {
  expect((await aSite()).site.metrics).toBeUndefined()
})
