import type { Page } from '@playwright/test'
import { beLoggedIn, expect, expectAccessibleAtAllWidths, logIn, notice, test } from '../support/browser.ts'
import { PUSH_PORT } from '../support/journey-site.ts'
import { mailNamed } from '../support/mailbox-page.ts'
import { startPushService } from '../support/push-service.ts'

const WEEK = '/members/dashboard/'

// The tests run one after the other, because two of them change what the same guardian is sent.
test.describe.configure({ mode: 'default' })

test.describe('without network', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|Failed to fetch|FetchEvent/] })

  test('the week, the family, a session and a game open without network as last seen, until the member logs out', async ({
    page,
    context,
  }) => {
    const OFFLINE = page.getByText(/You’re offline\. This page was last updated on .+\./)
    const isKept = (path: string) =>
      page.evaluate(
        async (url) => (await caches.match(url, { cacheName: 'members-pages' })) !== undefined,
        path,
      )
    await logIn(page, 'member@demo.club')
    await page.evaluate(() => navigator.serviceWorker.ready)
    await page.goto(WEEK)
    await expect(OFFLINE).toBeHidden()
    await expectAnswersInOneRow(page)
    const firstLink = (to: string) =>
      page.getByRole('main').locator(`a[href^="${to}"]`).first().getAttribute('href')
    const session = await firstLink('/members/sessions/')
    const game = await firstLink('/members/games/')
    const seen = [
      { path: WEEK, title: 'This week' },
      { path: '/members/family', title: 'My family' },
      { path: session ?? '', title: /./ },
      { path: game ?? '', title: / (?:at home|away)$/ },
    ]
    for (const { path } of seen) {
      await page.goto(path)
      await expect.poll(() => isKept(path.replace(/\/$/, ''))).toBe(true)
    }
    await page.goto('/members/dashboard?tab=payments')

    await context.setOffline(true)
    for (const { path, title } of seen) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await expect(OFFLINE).toBeVisible()
    }
    await page.goto(WEEK)
    await expectAccessibleAtAllWidths(page)
    await page
      .getByRole('region', { name: /^Next training/ })
      .getByRole('button', { name: /^(Coming|Not coming|Maybe)/ })
      .first()
      .click()
    await expect(page.getByText('Your answer was not sent.')).toBeVisible()
    await expect(page.goto('/members/dashboard?tab=payments')).rejects.toThrow('ERR_')
    await context.setOffline(false)

    // A script sends the forms of this page, which the service worker does not control.
    await page.goto('/events/christmas-party-at-the-boathouse/book')
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.locator('button[popovertarget=menu-me]').click()
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(page).toHaveURL('/')
    await context.setOffline(true)
    for (const { path } of seen) await expect(page.goto(path)).rejects.toThrow('ERR_')
  })
})

/** Expects the three answers to a training beside each other, with their words in one line. */
const expectAnswersInOneRow = (page: Page) =>
  expect(async () => {
    const buttons = await page.locator('.answer-buttons .button').evaluateAll((all) =>
      all.map((button) => {
        const { y, height } = button.getBoundingClientRect()
        return { y, isOneLine: height < 2 * Number.parseFloat(getComputedStyle(button).lineHeight) + 16 }
      }),
    )
    expect(new Set(buttons.map(({ y }) => y)).size).toBe(1)
    expect(buttons.every(({ isOneLine }) => isOneLine)).toBe(true)
  }).toPass()

test('the public pages are not controlled by the service worker of the members’ area', async ({ page }) => {
  await logIn(page, 'member@demo.club')
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.goto('/about-us/games')
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull()
})

test('a parent’s phone shows that training is cancelled, and nothing once it is removed', async ({
  page,
  context,
  browser,
}) => {
  const service = await startPushService(PUSH_PORT)
  await context.grantPermissions(['notifications'])
  // This browser has no push service of its own, so the test service provides a subscription.
  await page.addInitScript(({ endpoint, p256dh, auth }) => {
    Object.defineProperty(Notification, 'requestPermission', { value: async () => 'granted' })
    PushManager.prototype.subscribe = async () =>
      ({ toJSON: () => ({ endpoint, keys: { p256dh, auth } }) }) as unknown as PushSubscription
  }, service.subscription)
  await beLoggedIn(page, 'parent@demo.club')
  await page.goto('/members/notifications')
  await expectAccessibleAtAllWidths(page)
  await page.getByLabel('No messages at night').uncheck()
  await page.getByRole('button', { name: 'Save choices' }).click()
  await notice(page, 'Your choices are saved')
  await page.getByRole('button', { name: 'Turn on for this device' }).click()
  await notice(page, 'This device shows notifications now')

  await page.goto(WEEK)
  const training = page.getByRole('region', { name: /^Next training/ })
  const session = await training.getByRole('link').first().getAttribute('href')
  const admin = await (await browser.newContext()).newPage()
  await beLoggedIn(admin, 'administrator@demo.club')
  await admin.goto(`/admin/trainings/sessions/${session?.split('/').at(-1)}`)
  await admin.getByLabel('Reason').first().fill('The heating is broken')
  await admin.getByRole('button', { name: 'Cancel the session' }).click()
  await expect.poll(() => service.received.length).toBe(1)
  const [{ body } = { body: {} }] = service.received
  expect(Object.keys(body as object).toSorted()).toEqual(['path', 'tag', 'title'])
  expect(body).toMatchObject({ path: session })
  await admin.context().close()

  // This browser shows no notifications, so the service worker records them.
  const [worker] = context.serviceWorkers()
  const shown = await worker?.evaluate(async (data) => {
    const requests: unknown[] = []
    const here = self as unknown as { registration: ServiceWorkerRegistration }
    here.registration.showNotification = async (title, options) => void requests.push([title, options?.data])
    self.dispatchEvent(Object.assign(new Event('push'), { data: { json: () => data }, waitUntil() {} }))
    return requests
  }, body as object)
  expect(shown).toEqual([[(body as { title: string }).title, { path: session }]])

  await page.goto('/members/notifications')
  await expect(page.getByText((body as { title: string }).title)).toBeVisible()
  await page.getByRole('button', { name: /^Remove / }).click()
  await expect(page.getByText('Notifications are not turned on for any device yet.')).toBeVisible()
  await service.stop()
})

test('one click in an e-mail program stops a kind of e-mail, and the page shows it', async ({ page }) => {
  await (await mailNamed(page, 'Photos of the last home games')).click()
  const link = await page.getByRole('link', { name: /unsubscribe\?token=/ }).getAttribute('href')
  const answer = await page.request.post(link ?? '', { form: { 'List-Unsubscribe': 'One-Click' } })
  expect(answer.status()).toBe(200)
  await page.goto(link ?? '')
  await expect(page.getByRole('heading', { name: 'E-mails stopped' })).toBeVisible()
  await expectAccessibleAtAllWidths(page)
  await page.getByRole('button', { name: 'Send them again' }).click()
  await expect(page.getByRole('heading', { name: 'E-mails are on again' })).toBeVisible()
})

test('the calendar page shows an address that programs can read, until it is renewed', async ({ page }) => {
  await beLoggedIn(page, 'parent@demo.club')
  await page.goto('/members/calendar')
  await expectAccessibleAtAllWidths(page)
  const address = page.getByLabel('Or copy this address into your calendar')
  const first = await address.inputValue()
  const feed = await page.request.get(first)
  expect(await feed.text()).toContain('BEGIN:VCALENDAR')
  await page.getByRole('button', { name: 'Get a new address' }).click()
  await notice(page, /^Your calendar has a new address\./)
  expect(await address.inputValue()).not.toBe(first)
  expect((await page.request.get(first)).status()).toBe(404)
})
