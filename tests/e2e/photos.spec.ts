import type { Page } from '@playwright/test'
import { beLoggedIn, expect, expectAccessibleAtAllWidths, test } from '../support/browser.ts'
import { scriptBytes } from '../support/script-weight.ts'

const ALBUM = /Women 1 against Cambridge/
const SCRIPT_BUDGET = 6000

async function openAlbum(page: Page, name = ALBUM) {
  await page.goto('/media/photos')
  await page.getByRole('main').getByRole('link', { name }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
}

const thumbnail = (page: Page, number: number) =>
  page.getByRole('link', { name: new RegExp(`^Open photo ${number} of`) })
const lightbox = (page: Page) => page.getByRole('dialog', { name: /^Photo \d+ of \d+$/ })

test('keys open, navigate and close the lightbox, and focus returns to the photo [PHO-005]', async ({
  page,
}) => {
  await openAlbum(page)
  await page.waitForLoadState()
  const requests: string[] = []
  page.on('request', (request) => {
    if (['document', 'fetch', 'xhr'].includes(request.resourceType())) requests.push(request.url())
  })
  await thumbnail(page, 2).click()
  await expect(lightbox(page)).toBeFocused()
  requests.length = 0

  await page.keyboard.press('ArrowRight')
  await expect(lightbox(page)).toHaveAccessibleName(/^Photo 3 of/)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expect(lightbox(page)).toHaveAccessibleName(/^Photo 2 of/)
  await page.keyboard.press('Escape')

  await expect(lightbox(page)).toBeHidden()
  await expect(thumbnail(page, 2)).toBeFocused()
  expect(page.url()).not.toContain('photo=')
  expect(requests, 'the album is not asked for again').toEqual([])
})

test('Back leaves the lightbox, regardless of the photos viewed in it', async ({ page }) => {
  await openAlbum(page)
  await page.waitForLoadState()
  await thumbnail(page, 1).click()
  await page.getByRole('link', { name: 'Next photo' }).click()
  await expect(lightbox(page)).toHaveAccessibleName(/^Photo 2 of/)

  await page.goBack()

  await expect(lightbox(page)).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(ALBUM)
})

test('the page behind the lightbox is unreachable, and the first and last photo have one arrow', async ({
  page,
}) => {
  await openAlbum(page)
  await page.waitForLoadState()
  await thumbnail(page, 1).click()
  await expect(lightbox(page)).toBeVisible()

  await expect(page.getByRole('banner')).toBeHidden()
  await expect(thumbnail(page, 2)).toBeHidden()
  await expect(page.getByRole('link', { name: 'Previous photo' })).toHaveCount(0)
  for (let turn = 0; turn < 8; turn += 1) {
    await page.keyboard.press('Tab')
    const outside = await page.evaluate(
      () => document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
    )
    expect(outside).toBe(false)
  }
})

test.describe('without a network', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] })

  test('the next photo is already loaded when it is opened, also from a photo opened by its address', async ({
    page,
  }) => {
    await openAlbum(page)
    await page.waitForLoadState()
    await thumbnail(page, 1).click()
    const next = lightbox(page).locator('.slide[hidden] img')
    await expect(next).toHaveCount(1)
    await page.reload()
    await expect(next).toHaveCount(1)
    await expect
      .poll(() => next.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
      .toBe(true)

    await page.route('**/files/**', (route) => route.abort())
    await page.keyboard.press('ArrowRight')

    const shown = lightbox(page).locator('.slide:not([hidden]) img')
    await expect(lightbox(page)).toHaveAccessibleName(/^Photo 2 of/)
    expect(await shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  })
})

test('the album and its lightbox stay within the script budget [decisions of weight]', async ({ page }) => {
  await openAlbum(page)
  const bytes = await scriptBytes(page, async () => {
    await page.reload()
    await page.waitForLoadState()
    await thumbnail(page, 1).click()
    await expect(lightbox(page)).toBeVisible()
  })

  expect(bytes).toBeGreaterThan(0)
  expect(bytes).toBeLessThanOrEqual(SCRIPT_BUDGET)
})

test('a visitor of a members’ album is led to the login and back to the photos', async ({ page }) => {
  await openAlbum(page, /Junior autumn tournament/)
  await expect(page.getByText('These photos are for members of the club.')).toBeVisible()
  await expect(page.locator('main img')).toHaveCount(0)

  await beLoggedIn(page, 'member@demo.club')
  await openAlbum(page, /Junior autumn tournament/)

  await expect(thumbnail(page, 1)).toBeVisible()
})

test('album and lightbox are accessible and fit at all widths', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openAlbum(page)
  await page.waitForLoadState()
  await expectAccessibleAtAllWidths(page)
  await thumbnail(page, 2).click()
  await expect(lightbox(page)).toBeVisible()
  await expectAccessibleAtAllWidths(page)
})

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false })

  test('the lightbox opens, navigates, downloads and closes with links [PHO-005]', async ({ page }) => {
    await openAlbum(page)
    await thumbnail(page, 1).click()
    await expect(lightbox(page)).toHaveAccessibleName(/^Photo 1 of/)
    await expect(page.getByRole('banner')).toBeHidden()

    await page.getByRole('link', { name: 'Next photo' }).click()
    await expect(lightbox(page)).toHaveAccessibleName(/^Photo 2 of/)
    const saving = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Download full size' }).click()
    expect((await saving).suggestedFilename()).toMatch(/\.jpg$/)

    await page.getByRole('link', { name: 'Close' }).click()
    await expect(lightbox(page)).toBeHidden()
    await expect(thumbnail(page, 2)).toBeVisible()
  })
})

test.describe('on a telephone', () => {
  test.use({ hasTouch: true, isMobile: true })

  test('a swipe changes the photo, and a short one does not', async ({ page }) => {
    await openAlbum(page)
    await thumbnail(page, 2).tap()
    await expect(lightbox(page)).toBeFocused()

    await swipe(page, -30)
    await expect(lightbox(page)).toHaveAccessibleName(/^Photo 2 of/)
    await swipe(page, -160)
    await expect(lightbox(page)).toHaveAccessibleName(/^Photo 3 of/)
    await swipe(page, 160)
    await expect(lightbox(page)).toHaveAccessibleName(/^Photo 2 of/)
  })
})

/** Swipes one finger across the picture with touch events. */
async function swipe(page: Page, across: number): Promise<void> {
  const screen = await page.context().newCDPSession(page)
  const [x, y] = [200, 400]
  await screen.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
  for (const part of [0.3, 0.6, 1]) {
    await screen.send('Input.dispatchTouchEvent', {
      type: 'touchMove',
      touchPoints: [{ x: x + across * part, y }],
    })
  }
  await screen.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}
