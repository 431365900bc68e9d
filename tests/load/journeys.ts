import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { SERVER } from '../../tools/bootstrap/server.mjs'
import { startOnOneCore, stopped } from './load.ts'
import { type Bare, speedNow, startBare } from './machine-speed.ts'

const PORT = 4273
/** The demo data is created at the first start. */
const FIRST_START_MS = 180_000
const SITE = `http://127.0.0.1:${PORT}`

/**
 * A mid-range phone on a slow mobile network, throttled as in Lighthouse. `slower` assumes a machine with speed
 * factor 1. Source: github.com/GoogleChrome/lighthouse, docs/throttling.md
 */
const PHONE = { latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8, slower: 4 }

const VISITS_EACH = 3

/** The thresholds for "good". Source: web.dev/articles/vitals */
const GOOD = { firstMs: 1800, largestMs: 2500, interactionMs: 200 }

/** The figures of a visit on a phone: first and largest paint, interaction to next paint, and bytes transferred. */
export type Journey = {
  what: string
  firstMs: number
  largestMs: number
  interactionMs: number
  kilobytes: number
  /** The slowdown of the browser relative to this machine. */
  slower: number
  ok: boolean
}

type Visit = {
  what: string
  /** The address, or the link in a list that leads to it. */
  path: string
  link?: string
  /** The element that is tapped after loading. */
  touch: (page: Page) => Promise<void>
  who?: 'member' | 'administrator'
}

const menu = (page: Page) =>
  page.locator('header summary, header button').filter({ visible: true }).first().tap()

const VISITS: readonly Visit[] = [
  { what: 'home', path: '/', touch: menu },
  { what: 'event', path: '/events', link: 'main a[href^="/events/"]', touch: menu },
  { what: 'album', path: '/media/photos', link: 'main a[href^="/media/photos/"]', touch: menu },
  {
    what: 'product',
    path: '/store/product/2600101',
    touch: (page) => page.getByRole('radio', { name: /^M / }).tap({ force: true }),
  },
  { what: 'checkout', path: '/store/checkout', touch: menu, who: 'member' },
  {
    what: 'admin members',
    path: '/admin/members',
    touch: (page) => page.getByRole('checkbox').nth(1).tap(),
    who: 'administrator',
  },
]

/** Opens the important pages for the first time in a browser as slow as a phone, against the demo club. */
export async function measureJourneys(root: string): Promise<Journey[]> {
  const dataDir = join(root, '.data/bench/demo')
  await rm(dataDir, { recursive: true, force: true })
  const env = { DATA_DIR: dataDir, PORT: String(PORT), LOG_LEVEL: 'error', NODE_ENV: 'production' }
  const server = await startOnOneCore(SERVER, env, `${SITE}/readyz`, FIRST_START_MS)
  const bare = await startBare(`${SITE}/`)
  const browser = await chromium.launch({
    ...(process.env.CHROMIUM && { executablePath: process.env.CHROMIUM }),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  })
  try {
    const journeys: Journey[] = []
    for (const visit of VISITS) journeys.push(await measure(browser, bare, visit))
    return journeys
  } finally {
    await browser.close()
    await stopped(bare)
    await stopped(server)
  }
}

/** Each figure is the median of three visits, because single visits vary on a shared machine. */
async function measure(browser: Browser, bare: Bare, visit: Visit): Promise<Journey> {
  const slower = Math.max(1, PHONE.slower / (await speedNow(bare)))
  const seen: Seen[] = []
  for (let times = 0; times < VISITS_EACH; times += 1) seen.push(await pay(browser, visit, slower))
  const middle = (of: keyof Seen) => seen.map((one) => one[of]).toSorted((a, b) => a - b)[1] ?? 0
  const firstMs = middle('firstMs')
  const largestMs = middle('largestMs')
  const interactionMs = middle('interactionMs')
  const ok = firstMs <= GOOD.firstMs && largestMs <= GOOD.largestMs && interactionMs <= GOOD.interactionMs
  return { what: visit.what, firstMs, largestMs, interactionMs, kilobytes: middle('kilobytes'), slower, ok }
}

type Seen = Pick<Journey, 'firstMs' | 'largestMs' | 'interactionMs' | 'kilobytes'>

/** Measures a visit with an empty cache. */
async function pay(browser: Browser, { path, link, touch, who }: Visit, slower: number): Promise<Seen> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    deviceScaleFactor: 2,
    locale: 'en-GB',
  })
  const page = await context.newPage()
  if (who) await logIn(page, who)
  const address = link ? await addressBehind(page, path, link) : path
  const { bytes } = await slowDown(page, slower)
  await page.goto(SITE + address, { waitUntil: 'load' })
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  const firstMs = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
  )
  const largestMs = await page.evaluate(largestPaint)
  await page.evaluate(watchTouches)
  await touch(page)
  const interactionMs = await page.evaluate(slowestTouch)
  const kilobytes = bytes() / 1024
  await context.close()
  return { firstMs, largestMs, interactionMs, kilobytes }
}

async function logIn(page: Page, who: string): Promise<void> {
  const form = { identifier: `${who}@demo.club`, password: 'seven-metre-throw' }
  await page.request.post(`${SITE}/members/access`, { form, maxRedirects: 0 })
  const line = { intent: 'add', id: '2600101', size: 'M', quantity: '1' }
  if (who === 'member') await page.request.post(`${SITE}/store/cart`, { form: line, maxRedirects: 0 })
}

async function addressBehind(page: Page, list: string, link: string): Promise<string> {
  const html = await (await page.request.get(SITE + list)).text()
  await page.setContent(html.replaceAll(/<(?:script|link|img|source)[^>]*>/g, ''))
  const address = await page.locator(link).first().getAttribute('href')
  await page.goto('about:blank')
  if (!address) throw new Error(`${list} has no ${link}`)
  return address
}

/** Throttles the page like a phone. Returns a function for the bytes transferred. */
async function slowDown(page: Page, slower: number) {
  const session = await page.context().newCDPSession(page)
  let bytes = 0
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength
  })
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', { offline: false, ...PHONE })
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
  return { bytes: () => bytes }
}

/** Runs in the page: the time of the largest contentful paint. The observer also reports earlier ones. */
const largestPaint = (): Promise<number> =>
  new Promise((resolve) => {
    let last = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) last = entry.startTime
    }).observe({ type: 'largest-contentful-paint', buffered: true })
    setTimeout(() => resolve(last), 500)
  })

/** Runs in the page: records the longest time from a tap to the next paint. */
function watchTouches(): void {
  Object.assign(window, { slowestTouchMs: 0 })
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) {
      const { slowestTouchMs = 0 } = window as { slowestTouchMs?: number }
      Object.assign(window, { slowestTouchMs: Math.max(slowestTouchMs, duration) })
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit) // not in the types yet
}

const slowestTouch = (): Promise<number> =>
  new Promise((resolve) =>
    setTimeout(() => resolve((window as { slowestTouchMs?: number }).slowestTouchMs ?? 0), 1000),
  )
