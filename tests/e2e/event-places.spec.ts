import type { Browser, Page } from '@playwright/test'
import { clubDay } from '../../src/kernel/dates.ts'
import { newId } from '../../src/kernel/ids.ts'
import { open } from '../support/admin.ts'
import {
  beLoggedIn,
  expect,
  expectAccessible,
  expectAccessibleAtAllWidths,
  notice,
  test,
} from '../support/browser.ts'
import { payByCard } from '../support/checkout-page.ts'

const DAY_MS = 86_400_000

test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] })

test('an organiser sells two places for a deposit, the waiting list gets a free one, and its owner pays the rest and is checked in without a network', async ({
  page,
  browser,
}) => {
  await beLoggedIn(page, 'administrator@demo.club')
  const event = await anEvent(page)
  await open(page, `/admin/events/${event.id}`)
  await page.getByLabel('Name').fill('Place')
  await page.getByLabel('Price in pounds').fill('10')
  await page.getByLabel('Places', { exact: true }).fill('2')
  await page.getByLabel('Deposit in pounds').fill('4')
  await page.getByLabel('Rest due on').fill(event.day)
  await page.getByRole('button', { name: 'Add' }).click()
  await notice(page, 'Saved')

  const ana = await book(browser, 'member@demo.club', event.slug, 'Ana Guest')
  await pay(ana, '£4.00')
  const ben = await book(browser, 'finance@demo.club', event.slug, 'Ben Guest')
  await pay(ben, '£4.00')
  const cem = await book(browser, 'shop@demo.club', event.slug, 'Cem Guest')
  await expect(cem.getByText('You are on the waiting list for Cem Guest')).toBeVisible()

  await ana.getByText('Cancel this booking').click()
  await ana.getByLabel('Yes, cancel all tickets').check()
  await ana.getByRole('button', { name: 'Cancel the booking' }).click()
  await expect(ana.getByText('This booking for Ana Guest is cancelled.')).toBeVisible()
  await expect(async () => {
    await cem.reload()
    await expect(cem.getByRole('button', { name: 'Pay £4.00' })).toBeVisible({ timeout: 500 })
  }).toPass()
  await cem.getByRole('button', { name: 'Pay £4.00' }).click()
  await pay(cem, '£4.00')
  await expect(cem.getByText('£6.00 is still to pay')).toBeVisible()
  await cem.getByRole('button', { name: 'Pay £6.00' }).click()
  await pay(cem, '£10.00')
  await expect(cem.getByText('still to pay')).toHaveCount(0)

  await checkInOffline(page, event.id)
  const list = await page.request.get(`/admin/events/${event.id}/export?show=booked`)
  expect(await list.text()).toMatch(/Cem Guest,Place,Booked,.*,\d{4}-\d\d-\d\d \d\d:\d\d,10,0/)
  await open(page, `/admin/events/${event.id}`)
  await expectAccessibleAtAllWidths(page)
  for (const one of [ana, ben, cem]) await one.context().close()
})

/** The organiser scans on a phone without a network: a ticket, the same again, a cancelled one and one of elsewhere. */
async function checkInOffline(page: Page, eventId: string): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.addInitScript(aCamera)
  await page.goto(`/admin/check-in/${eventId}`)
  const ticketOf = async (name: string) => (await row(page, name).getAttribute('data-ticket')) ?? ''
  const [ana, cem] = [await ticketOf('Ana Guest'), await ticketOf('Cem Guest')]
  await keptOnPhone(page)
  await page.context().setOffline(true)
  await page.reload()
  await page.getByRole('button', { name: 'Scan a code' }).click()
  const result = page.locator('[data-result-text]')
  const scan = (address: string) => page.evaluate((code) => Object.assign(window, { code }), address)
  const list = page.url()
  await scan(`${list}#${cem}`)
  await expect(result).toHaveText('Cem Guest, Place')
  await scan(`${list}#${ana}`)
  await expect(result).toHaveText(/^Cancelled.*: Ana Guest, Place$/)
  await scan(`${list}#${cem}`)
  await expect(result).toHaveText(/^Already checked in at \d\d:\d\d: Cem Guest, Place$/)
  await scan(`${new URL('/admin/check-in/', list)}${newId()}#${cem}`)
  await expect(result).toHaveText('This ticket is for another event')
  await expect(page.locator('[data-status]')).toHaveText('1 check-in is kept on this phone.')
  await page.getByRole('button', { name: 'Stop the camera' }).click()
  await expectAccessible(page)
  await page.reload()
  await expect(row(page, 'Cem Guest').getByRole('checkbox')).toBeChecked()

  await page.context().setOffline(false)
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(page.locator('[data-status]')).toHaveText('Saved')
}

const row = (page: Page, name: string) => page.locator(`[data-name="${name}"]`)

/** Stands in for a camera: it reads what `window.code` says. */
function aCamera(): void {
  const canvas = document.createElement('canvas')
  canvas.getContext('2d')?.fillRect(0, 0, 9, 9)
  Object.defineProperty(navigator, 'mediaDevices', {
    value: { getUserMedia: async () => canvas.captureStream() },
  })
  HTMLMediaElement.prototype.play = async () => {}
  class BarcodeDetector {
    static getSupportedFormats = async () => ['qr_code']
    detect = async () => {
      const { code } = window as unknown as { code?: string }
      return code ? [{ rawValue: code }] : []
    }
  }
  Object.assign(window, { BarcodeDetector })
}

/** Waits until the service worker controls the page and has cached it. */
const keptOnPhone = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        const cache = await caches.open('check-in')
        const files = (await cache.keys()).map(({ url }) => new URL(url).pathname)
        const isKept = files.includes(location.pathname) && files.includes('/check-in.js')
        return isKept && navigator.serviceWorker.controller !== null
      }),
    )
    .toBe(true)

/** An event tomorrow: late enough for a deposit today, and early enough to check people in. */
async function anEvent(page: Page): Promise<{ id: string; slug: string; day: string }> {
  const slug = `places-${newId()}`
  const startsAt = new Date(Date.now() + DAY_MS)
  const data = {
    Name: 'An evening with places',
    Slug: slug,
    Date: startsAt.toISOString(),
    visible: true,
  }
  const answer = await page.request.post('/api/events', { data })
  const { id } = await answer.json()
  return { id, slug, day: clubDay(startsAt) }
}

/** Books a place for a guest without scripts, or joins the waiting list when there is none. */
async function book(browser: Browser, email: string, slug: string, guest: string): Promise<Page> {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await beLoggedIn(page, email)
  await page.goto(`/events/${slug}`)
  await page.getByRole('button', { name: /^Book$|Join the waiting list/ }).click()
  await page.getByLabel('Who is coming?').selectOption('guest')
  await page.getByLabel('Name of the guest').fill(guest)
  await page.getByRole('button', { name: /Continue to payment|Join the waiting list/ }).click()
  return page
}

async function pay(page: Page, paid: string): Promise<void> {
  await payByCard(page)
  await page.waitForURL(/\/tickets\?/)
  await expect(page.getByText(`paid: ${paid}`)).toBeVisible()
}
