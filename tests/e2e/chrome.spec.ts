import type { Page } from '@playwright/test'
import {
  beLoggedIn,
  boxesOf,
  emptyCart,
  expect,
  expectAccessible,
  logIn,
  press,
  test,
  untilHydrated,
} from '../support/browser.ts'
import { JOURNEY_SITE } from '../support/journey-site.ts'

const DESKTOP = { width: 1440, height: 900 }
const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' })

/** Returns the animations of an element. */
const animationsOf = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((elements) =>
    elements.flatMap((element) =>
      element.getAnimations({ subtree: false }).map((animation) => {
        const { delay, duration } = animation.effect?.getTiming() ?? {}
        return { delay, duration, state: animation.playState }
      }),
    ),
  )

test('the menu is a row from 968 px and a button below that [SYS-016]', async ({ page }) => {
  await page.setViewportSize({ width: 968, height: 700 })
  await page.goto('/')
  await expect(menu(page).getByRole('link', { name: 'Teams' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden()
  for (const name of ['Log in', 'Join us']) {
    const lines = await menu(page)
      .getByRole('link', { name, exact: true })
      .evaluate((link) => {
        const range = document.createRange()
        range.selectNodeContents(link)
        return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size
      })
    expect(lines, `lines of ${name}`).toBe(1)
  }
  await page.setViewportSize({ width: 967, height: 700 })
  await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Teams', exact: true })).toBeHidden()
})

test('the phone menu opens, is operated and closes by keyboard, and is accessible', async ({ page }) => {
  await page.goto('/events')
  const button = page.getByRole('button', { name: 'Menu' })
  await press(button, 'Enter')
  await expect(menu(page).getByRole('link', { name: 'Events', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await expect(menu(page).getByRole('group', { name: 'Club' }).getByRole('link')).toHaveCount(8)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(menu(page).getByRole('link', { name: 'Teams' })).toBeHidden()
  await expect(button).toBeFocused()
})

test('focus stays in the open phone menu, and nothing below it is reachable', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Menu' }).press('Enter')
  await expect(menu(page).getByRole('button', { name: 'Close' })).toBeFocused()
  const stops = await menu(page).locator('a, button').filter({ visible: true }).count()
  for (let n = 0; n < stops + 3; n += 1) {
    await page.keyboard.press('Tab')
    const outside = await page.evaluate(() => {
      const { activeElement, body } = document
      return activeElement !== body && !activeElement?.closest('#menu') && activeElement?.textContent
    })
    expect(outside).toBe(false)
  }
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused()
  await expect(page.getByRole('link', { name: 'All games' })).toBeVisible()
})

test('a submenu closes with Escape, and a click on another entry closes it and follows that entry', async ({
  page,
}) => {
  await page.setViewportSize(DESKTOP)
  await page.goto('/')
  const club = menu(page).getByRole('button', { name: 'Club' })
  const list = page.getByRole('group', { name: 'Club' })
  await club.click()
  await expect(list).toBeVisible()
  await expect(async () => {
    const [under, above] = [await list.boundingBox(), await club.boundingBox()]
    const start = (under?.x ?? 0) - (above?.x ?? 999)
    const end = start + (under?.width ?? 0) - (above?.width ?? 0)
    // The submenu is aligned with the start of its button, or with the end if there is no room.
    expect(Math.min(Math.abs(start), Math.abs(end))).toBeLessThan(2)
    expect(Math.abs((under?.y ?? 0) - ((above?.y ?? 0) + (above?.height ?? 0)))).toBeLessThan(3)
  }).toPass()
  await page.keyboard.press('Escape')
  await expect(list).toBeHidden()
  await expect(club).toBeFocused()
  await club.click()
  await menu(page).getByRole('button', { name: 'Photos' }).click()
  await expect(list).toBeHidden()
  await page.getByRole('group', { name: 'Photos' }).getByRole('link', { name: 'All albums' }).focus()
  await menu(page).getByRole('link', { name: 'Events' }).click()
  await expect(page).toHaveURL('/events')
})

test('a submenu is at most 350 px high, only one is open at a time, and a click outside closes it [SYS-025]', async ({
  page,
}) => {
  await page.setViewportSize(DESKTOP)
  await page.goto('/')
  await menu(page).getByRole('button', { name: 'Club' }).click()
  const list = page.getByRole('group', { name: 'Club' })
  await expect(list).toHaveCSS('max-height', '350px')
  expect((await list.boundingBox())?.height).toBeLessThanOrEqual(350)
  await expectAccessible(page)
  await page.mouse.click(300, 600)
  await expect(list).toBeHidden()
})

test('the header shrinks after scrolling 60 px, and nothing below it moves [SYS-017]', async ({ page }) => {
  await page.setViewportSize(DESKTOP)
  await page.goto('/')
  const header = page.locator('header.site-header')
  const facts = async (top: number) => {
    await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top)
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    const height = (await header.boundingBox())?.height ?? 0
    return { height, page: await page.evaluate(() => document.documentElement.scrollHeight) }
  }
  const before = await facts(60)
  const after = await facts(62)
  expect(after.height).toBe(before.height - 12)
  expect(after.page).toBe(before.page)
})

test('a notice is at the top right below the header for 9 s, and stays while it is hovered [SYS-013]', async ({
  page,
}) => {
  await page.setViewportSize(DESKTOP)
  const notice = encodeURIComponent(JSON.stringify({ tone: 'ok', text: 'Form sent' }))
  await page.context().addCookies([{ name: 'notice', value: notice, url: JOURNEY_SITE }])
  // Does not wait for all pictures, because the notice could have disappeared by then.
  await page.goto('/', { waitUntil: 'commit' })
  const toast = page.getByRole('status').getByText('Form sent')
  await expect(toast).toBeVisible()
  await expect
    .poll(() => animationsOf(page, '.toast'))
    .toEqual([{ delay: 0, duration: 9000, state: 'running' }])
  // Slowed down, so that the notice is still there when a busy machine moves the pointer.
  await page.locator('.toast').evaluate((element) => element.getAnimations()[0]?.updatePlaybackRate(0.01))
  await expect(async () => {
    const [place, header] = await boxesOf(page, '.toasts', '.site-header') // the notice itself is animated
    expect(place.x + place.width).toBeGreaterThan(DESKTOP.width - 100)
    expect(place.y).toBeGreaterThanOrEqual(header.y + header.height)
    expect(place.y + place.height).toBeLessThan(200)
  }).toPass()
  await toast.hover()
  await expect.poll(() => animationsOf(page, '.toast')).toMatchObject([{ state: 'paused' }])
  await page.locator('.toast').evaluate((element) => element.getAnimations()[0]?.finish())
  await expect(toast).toBeHidden()
  await page.reload()
  await expect(page.getByText('Form sent')).toHaveCount(0)
})

test('a notice on a phone does not cover the heading [SYS-013]', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const text = 'We have e-mailed you a link to confirm your new address'
  const notice = encodeURIComponent(JSON.stringify({ tone: 'ok', text }))
  for (const path of ['/members/access/', '/about-us/who-is-who']) {
    await page.context().addCookies([{ name: 'notice', value: notice, url: JOURNEY_SITE }])
    await page.goto(path, { waitUntil: 'commit' })
    await expect(page.getByRole('status').getByText(text)).toBeVisible()
    // The page may still be loading its stylesheets.
    await expect(async () => {
      const [place, heading] = await boxesOf(page, '.toasts', 'h1')
      expect(heading.y).toBeGreaterThanOrEqual(place.y + place.height)
    }).toPass()
  }
})

test('the progress bar is 2 px high, waits 200 ms and takes 5 s [SYS-027, SYS-028, SYS-029]', async ({
  page,
}) => {
  await logIn(page, 'member@demo.club')
  await page.goto('/media/photos')
  await page.getByRole('main').getByRole('link').first().click()
  await page.getByRole('link', { name: 'Tag players' }).click()
  await untilHydrated(page)
  await page.evaluate(() => document.body.insertAdjacentHTML('beforeend', '<div class="progress"></div>'))
  await expect(page.locator('.progress')).toHaveCSS('height', '2px')
  expect(await animationsOf(page, '.progress')).toMatchObject([{ delay: 200, duration: 5000 }])
})

test('the footer lists the cookies and links to details, and no banner covers the page [SYS-011, CNT-004]', async ({
  page,
}) => {
  await page.goto('/teams')
  await expect(page.getByRole('complementary', { name: 'Cookies' })).toHaveCount(0)
  await page.getByRole('contentinfo').getByRole('link', { name: 'About cookies' }).click()
  await expect(page).toHaveURL(/\/gd\/privacy-policy$/)
  await expect(page.getByRole('heading', { name: 'Cookies' })).toBeVisible()
})

test('Logout ends the session from any page [CNT-006, CNT-009]', async ({ page }) => {
  await page.setViewportSize(DESKTOP)
  await logIn(page, 'member@demo.club')
  await page.goto('/teams')
  await menu(page).getByRole('button', { name: 'Ana Kovačević' }).click()
  await menu(page).getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/')
  await expect(menu(page).getByRole('link', { name: 'Log in' })).toBeVisible()
})

test('the first focusable element skips the menu', async ({ page }) => {
  await page.goto('/teams')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

/** The edges of the header's parts from left to right. */
const edgesOf = (page: Page) =>
  page.evaluate(() => {
    const boxOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect()
    const shown = ['.logo', '#menu', '.cart-link', '.site-header .page > .menu-button']
      .map((selector) => boxOf(selector) ?? new DOMRect())
      .filter(({ width }) => width > 0)
      .sort((a, b) => a.left - b.left)
    const end = boxOf('.site-header .page')?.right ?? 0
    return {
      edges: [...shown.flatMap(({ left, right }) => [left, right]), end],
      high: boxOf('.site-header')?.height,
    }
  })

test('the cart link is in the header at any width, next to the complete menu and not over it [STO-041]', async ({
  page,
}) => {
  // Resizing the window during a view transition causes a console error.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.context().addCookies([{ name: 'cart', value: '!2600101~M~2~~', url: JOURNEY_SITE }])
  const look = async (who: string) => {
    for (const width of [390, 968, 1024, 1100, 1199, 1200]) {
      await page.setViewportSize({ width, height: 700 })
      await page.goto('/about-us/members')
      await expect(page.getByRole('banner').getByRole('link', { name: 'Cart, 2 items' })).toBeVisible()
      const { edges, high } = await edgesOf(page)
      expect(edges, `${who} at ${width}`).toEqual(edges.toSorted((a, b) => a - b))
      expect(high, `${who} at ${width}`).toBeLessThan(80)
    }
  }
  await look('a visitor')
  // No other journey fills the cart of this account.
  await beLoggedIn(page, 'shop@demo.club')
  await emptyCart(page)
  await page.goto('/store/product/2600402')
  await page.getByLabel('Quantity').selectOption('2')
  await page.getByRole('button', { name: /^Add to cart/ }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Cart, 2 items' })).toBeVisible()
  await look('a member')
})

test.describe('the page of an error', () => {
  test.use({ expectedErrors: [/status of 40[04]/] })

  for (const [path, words] of [
    ['/nowhere', '404 This page could not be found'],
    ['/gd/nowhere', '404 Page not found'],
    ['/400', '400 We could not read that address'],
  ] as const) {
    test(`${path} is accessible and links to the home page [SYS-019, SYS-038, CNT-002]`, async ({ page }) => {
      await page.goto(path)
      await expect(page.getByRole('heading', { name: words })).toBeVisible()
      await expectAccessible(page)
      await page.getByRole('link', { name: 'Home page' }).click()
      await expect(page).toHaveURL('/')
    })
  }
})
