import type { Page } from '@playwright/test'
import { button, covered, DESKTOP, open, openMembers } from '../support/admin.ts'
import { beLoggedIn, expect, expectAccessible, notice, test } from '../support/browser.ts'

/** The controls at the top right of the page, of a phone's bar, and of a modal. */
const PRESSED = '.page-head .btn, .side-bar .menu, .modal > header a'

/** Answers the page's write requests with the given response until it is removed. */
const failWrites = async (page: Page, how: 'cut' | 500) => {
  await page.route('**/*.data*', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    if (how === 'cut') return route.abort('connectionreset')
    return route.fulfill({ status: how, contentType: 'text/plain', body: 'Bad gateway' })
  })
  return () => page.unroute('**/*.data*')
}

const openVenue = async (page: Page) => {
  await page.setViewportSize(DESKTOP)
  await beLoggedIn(page, 'administrator@demo.club')
  await open(page, '/admin/content/venues/new')
}

test.describe('when a write fails', () => {
  test.use({ expectedErrors: [/ERR_CONNECTION_RESET|ERR_FAILED|status of (4|5)\d\d/] })

  for (const how of ['cut', 500] as const) {
    test(`${how}: a notice is shown, the form keeps what was typed, and can be sent again [SYS-048]`, async ({
      page,
    }) => {
      await openVenue(page)
      const name = `Hall ${how}`
      await page.getByLabel('Name', { exact: true }).fill(name)
      const mend = await failWrites(page, how)
      await button(page, 'Publish').click()
      await expect(page.locator('.toast[data-tone=bad]')).toContainText('Error updating!')
      await expect(page.getByLabel('Name', { exact: true })).toHaveValue(name)
      await expect(page).toHaveURL(/\/admin\/content\/venues\/new$/)
      await expect(button(page, 'Publish')).toBeEnabled()
      await expect(button(page, 'Publish')).toBeFocused()
      await expectAccessible(page)
      await mend()
      await button(page, 'Publish').click()
      await notice(page, 'Venue updated')
    })
  }

  test('a refused form keeps its messages and input when the connection is cut on the next attempt [SYS-048]', async ({
    page,
  }) => {
    await openVenue(page)
    await page.getByLabel(/^Address/).fill('1 Quay')
    await button(page, 'Publish').click()
    await expect(page.locator('#f-Name-error')).toBeVisible()
    await page.getByLabel('Name', { exact: true }).fill('Quay hall')
    await failWrites(page, 'cut')
    await button(page, 'Publish').click()
    await expect(page.locator('.toast[data-tone=bad]')).toContainText('Error updating!')
    await expect(page.locator('#f-Name-error')).toBeVisible()
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Quay hall')
    await expect(page.getByLabel(/^Address/)).toHaveValue('1 Quay')
  })

  test('a notice in a modal is shown above it, nothing typed is lost, and leaving still asks [SYS-010, SYS-048]', async ({
    page,
  }) => {
    await openMembers(page)
    await page.getByRole('link', { name: 'Ana Kovačević' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(/^Phone/).fill('+44 20 7946 0123')
    await failWrites(page, 'cut')
    await dialog.getByRole('button', { name: /^Save/ }).first().click()
    await expect(page.locator('.toast[data-tone=bad]')).toContainText('Error updating!')
    await expect(dialog.getByLabel(/^Phone/)).toHaveValue('+44 20 7946 0123')
    await expect(dialog.locator('[aria-live]').getByRole('img', { name: /^Error updating!/ })).toBeAttached()
    let message = ''
    page.on('dialog', (question) => {
      message = question.message()
      void question.dismiss()
    })
    await page.keyboard.press('Escape')
    await expect.poll(() => message).toContain('Leave without saving')
    await expect(dialog).toBeVisible()
  })

  test('a modal’s form that another server answers leaves the modal open with what was typed [SYS-048]', async ({
    page,
  }) => {
    await page.setViewportSize(DESKTOP)
    await beLoggedIn(page, 'administrator@demo.club')
    await open(page, '/admin/photos')
    await page.locator('.admin-table .name').first().click()
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Photo 2/ })
      .first()
      .click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Number').fill('1')
    const at = page.url()
    await failWrites(page, 'cut')
    await button(page, 'Move').click()
    await expect(page.locator('.toast[data-tone=bad]')).toContainText('Error updating!')
    await expect(page.getByRole('main')).not.toHaveAttribute('aria-busy')
    await expect(dialog.getByLabel('Number')).toHaveValue('1')
    expect(page.url()).toBe(at)
  })

  test('a switch that saves immediately and a search while typing show the failure and leave the page unchanged [SYS-048]', async ({
    page,
  }) => {
    await openMembers(page)
    await page.route('**/*.data*', (route) => route.abort('connectionreset'))
    await page.getByRole('button', { name: 'Actions for Ana Kovačević' }).click()
    await page.getByRole('menuitem', { name: /^EHA/ }).click()
    await expect(page.locator('.toast[data-tone=bad]')).toContainText('Error updating!')
    await expect(page.getByRole('heading', { name: 'Members' })).toBeVisible()
    await page.keyboard.press('Control+k')
    await page.keyboard.type('kovac')
    await expect(page.locator('.toast', { hasText: 'Check your connection' }).last()).toBeVisible()
    await expect(page.getByRole('dialog', { name: 'Go to' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Members' })).toBeAttached()
  })
})

test('a double click sends once, and the page and the button are marked as busy meanwhile [SYS-030]', async ({
  page,
}) => {
  await openVenue(page)
  await page.getByLabel('Name', { exact: true }).fill('Twice hall')
  let answer = () => {}
  const waits = new Promise<void>((resolve) => {
    answer = resolve
  })
  const sent: string[] = []
  await page.route('**/*.data*', async (route) => {
    if (route.request().method() === 'POST') sent.push(route.request().url())
    await waits
    await route.continue()
  })
  await button(page, 'Publish').dblclick({ force: true })
  await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true')
  await expect(page.locator('p[aria-live=polite]')).toHaveText('Saving…')
  await expect(page.locator('.page-head .button[aria-busy=true]')).toHaveCount(1)
  await expect(page.getByRole('progressbar', { name: 'Loading' })).toBeAttached()
  answer()
  await notice(page, 'Venue updated')
  await expect(page.getByRole('main')).not.toHaveAttribute('aria-busy')
  expect(sent).toHaveLength(1)
})

test('a switch that saves immediately shows the progress line [SYS-030]', async ({ page }) => {
  await openMembers(page)
  let answer = () => {}
  const waits = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/*.data*', async (route) => {
    await waits
    await route.continue()
  })
  await page.getByRole('button', { name: 'Actions for Ana Kovačević' }).click()
  await page.getByRole('menuitem', { name: /^EHA/ }).click()
  await expect(page.getByRole('progressbar', { name: 'Loading' })).toBeAttached()
  await expect(page.locator('p[aria-live=polite]').first()).toHaveText('Saving…')
  answer()
  await expect(page.getByRole('progressbar', { name: 'Loading' })).toHaveCount(0)
})

test('a long list of matching members is about 300 px high, and the buttons below stay visible [SYS-026]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 968, height: 760 })
  await beLoggedIn(page, 'administrator@demo.club')
  await open(page, '/admin/subscriptions/assign?find=an')
  const dialog = page.getByRole('dialog')
  const list = dialog.locator('.item-list')
  expect(await list.getByRole('radio').count()).toBeGreaterThan(6)
  expect((await list.boundingBox())?.height).toBeLessThanOrEqual(300)
  await expect(dialog.getByLabel('Plan')).toBeInViewport()
  await expect(dialog.getByRole('button', { name: 'Assign' })).toBeInViewport()
  await list.getByRole('radio').last().focus()
  await expect(list.getByRole('radio').last()).toBeInViewport()
})

test('a notice is at the top right at every width, also over a modal, and covers no controls [SYS-010]', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openMembers(page)
  await page.getByRole('button', { name: 'Actions for Ana Kovačević' }).click()
  await page.getByRole('menuitem', { name: /^EHA/ }).click()
  const plate = page.locator('.toasts .toast').first()
  await expect(plate).toBeVisible()
  await plate.evaluate((one) => {
    for (const fading of one.getAnimations()) {
      fading.pause() // its animation is paused while the window is resized
      fading.currentTime = 5000
    }
  })
  const standsTopRight = async () => {
    for (const width of [390, 768, 968, 1440, 2560]) {
      await page.setViewportSize({ width, height: 900 })
      await expect(async () => {
        const box = (await plate.boundingBox()) ?? { x: 0, y: 900, width: 0, height: 0 }
        expect(box.y, `top at ${width} px`).toBeLessThan(16)
        expect(width - box.x - box.width, `right at ${width} px`).toBeLessThan(49)
        expect(await covered(page, '.toast', PRESSED), `${width} px`).toEqual([])
      }).toPass()
    }
  }
  await standsTopRight()
  await page.setViewportSize(DESKTOP)
  await page.getByRole('link', { name: 'Ana Kovačević' }).click()
  await expect(page.locator('dialog:modal')).toBeVisible()
  await expect
    .poll(() => page.locator('.toasts').evaluate((region) => region.matches(':popover-open')))
    .toBe(true)
  await standsTopRight()
})

/** Stops the clock of animations, so that a notice fades when the test says so and not while a slow page works. */
async function stopAnimations(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Animation.enable')
  await session.send('Animation.setPlaybackRate', { playbackRate: 0 })
}

test('a notice lasts 10 s, also above a modal, does not restart with the next notice, and is removed after fading [SYS-010]', async ({
  page,
}) => {
  await openMembers(page)
  await stopAnimations(page)
  await page.getByRole('link', { name: 'Ana Kovačević', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  const switchOver = dialog.getByRole('button', { name: /^EHA/ })
  await switchOver.first().click()
  const plates = page.locator('.toasts .toast')
  await expect(plates).toHaveCount(1)
  const elapsed = (n: number, set?: number) =>
    plates.nth(n).evaluate((plate, ms) => {
      const [fading] = plate.getAnimations()
      if (fading && ms !== undefined) fading.currentTime = ms
      return Number(fading?.currentTime)
    }, set)
  await elapsed(0, 6000)
  await switchOver.first().click()
  await expect(plates).toHaveCount(2)
  expect(await elapsed(0)).toBe(6000)
  await elapsed(0, 10_000)
  await expect(plates).toHaveCount(1)
})
