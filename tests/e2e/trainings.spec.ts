import type { Page } from '@playwright/test'
import { beLoggedIn, expect, expectAccessibleAtAllWidths, test, untilHydrated } from '../support/browser.ts'

const COACH = 'coach@demo.club'

test('the coach cancels a training on a phone, and the families of the team are notified at once', async ({
  page,
}) => {
  await beLoggedIn(page, COACH)
  await page.goto('/admin/trainings')
  await untilHydrated(page)
  await expectAccessibleAtAllWidths(page)
  // The last session of the list: the first may have begun, and another journey cancels the next one.
  const session = page.locator('.session-line:not([data-cancelled])', { hasText: 'U16 Boys' }).last()
  const day = await session.locator('time').first().textContent()
  await session.getByRole('link').click()
  await page.getByLabel('Reason').first().fill('The heating has failed')
  await page.getByRole('button', { name: 'Cancel the session' }).click()
  const notice = page.locator('.toasts').getByText(/Session cancelled\. \d+ people notified/)
  await expect(notice).toBeVisible()
  const notified = Number(/(\d+) people/.exec((await notice.textContent()) ?? '')?.[1])
  expect(notified).toBeGreaterThanOrEqual(4)
  await expect
    .poll(async () => {
      await page.goto('/dev/mailbox')
      return page.getByText(`No training on ${day}: U16 Boys`).count()
    })
    .toBe(notified)
  const feed = await page.request.get('/calendar/team/u16-boys.ics')
  expect(await feed.text()).toContain('The heating has failed')
})

test('the reason of a cancelled session is below its day on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/about-us/trainings')
  const session = page.locator('.session-line[data-cancelled]').first()
  await expect(async () => {
    const day = await session.locator('.session-when').boundingBox()
    const reason = await session.locator('.session-reason').boundingBox()
    expect(reason?.x).toBe(day?.x)
  }).toPass()
})

test.describe('without a network', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] })

  test('two coaches take attendance on two phones, one of them without a network', async ({
    page,
    browser,
  }) => {
    await beLoggedIn(page, COACH)
    await page.goto('/admin/attendance')
    await untilHydrated(page)
    await expectAccessibleAtAllWidths(page)
    await page.locator('.record-lines a').last().click()
    await page.waitForURL(/attendance\/.+/)
    await expectAccessibleAtAllWidths(page)
    await keptOnPhone(page)
    // Players who are present, because a retried test finds the first two marked otherwise.
    const [first = '', second = ''] = await page
      .locator('.attendance-row:has([value=present]:checked)')
      .evaluateAll((rows) => rows.map((one) => one.getAttribute('data-person') ?? ''))

    await page.context().setOffline(true)
    await page.reload()
    await tap(page, first, 'Absent')
    await tap(page, second, 'Injured')
    await expect(saved(page)).toHaveText('2 marks are kept on this phone.')
    await page.reload()
    await expect(choice(page, second, 'Injured')).toBeChecked()

    const other = await (await browser.newContext()).newPage()
    await logInTo(other, new URL(page.url()).pathname)
    await tap(other, first, 'Late')
    await expect(saved(other)).toHaveText('Saved')

    await page.context().setOffline(false)
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await expect(saved(page)).toHaveText('Saved')
    await other.reload()
    for (const phone of [page, other]) {
      await expect(choice(phone, first, 'Late')).toBeChecked()
      await expect(choice(phone, second, 'Injured')).toBeChecked()
    }
    await expectFocusInView(other)
    await logOutOf(other)
    await other.context().setOffline(true)
    await expect(other.goto(page.url())).rejects.toThrow('ERR_')
    await other.context().close()
  })
})

/** Logs in on the way to a page, so that the members' area is never opened. */
async function logInTo(page: Page, path: string) {
  await page.goto(`/members/access/?next=${encodeURIComponent(path)}`)
  await page.getByLabel('E-mail or username').fill(COACH)
  await page.getByLabel('Password').fill('seven-metre-throw')
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
  await page.waitForURL(`**${path}`)
}

/** Logs out once the list is on the phone, and so is the service worker that deletes it. */
async function logOutOf(page: Page) {
  await keptOnPhone(page)
  const isReady = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistration('/members/'))?.active?.state)
  await expect.poll(isReady).toBe('activated')
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.locator('button[popovertarget=menu-me]').click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.waitForURL('/')
}

/** Expects that the line at the bottom of a phone's screen covers no choice that a keyboard has reached. */
async function expectFocusInView(page: Page) {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const lists = page.locator('.attendance-row')
  for (const at of [5, 6, 7, 8]) {
    await lists.nth(at).getByRole('radio').last().focus()
    const isCovered = () =>
      page.evaluate(() => {
        const choice = document.activeElement?.closest('label')?.getBoundingClientRect()
        const line = document.querySelector('.attendance-status')?.getBoundingClientRect()
        return !choice || !line || choice.bottom > line.top
      })
    await expect.poll(isCovered).toBe(false)
  }
}

/** Returns the page's message about the marks. */
const saved = (page: Page) => page.getByRole('main').getByRole('status')
const row = (page: Page, person: string) => page.locator(`[data-person="${person}"]`)
const choice = (page: Page, person: string, state: string) => row(page, person).getByLabel(state)
const tap = (page: Page, person: string, state: string) => choice(page, person, state).check()

/** Waits until the service worker controls the page and has cached it. */
const keptOnPhone = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        const cache = await caches.open('attendance')
        const files = (await cache.keys()).map(({ url }) => new URL(url).pathname)
        const isKept = files.includes(location.pathname) && files.includes('/attendance.js')
        return isKept && navigator.serviceWorker.controller !== null
      }),
    )
    .toBe(true)
