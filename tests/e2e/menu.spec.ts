import type { Page } from '@playwright/test'
import { beLoggedIn, expect, test } from '../support/browser.ts'

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' })

test('no submenu entry is cut off at any width, zoomed in, with a longer menu, and by keyboard [SYS-016, SYS-025]', async ({
  page,
}) => {
  // At 200% zoom, 1440 x 900 and 1936 x 900 are 720 x 450 and 968 x 450.
  for (const [width, height] of [
    [390, 844],
    [720, 450],
    [768, 900],
    [968, 450],
    [968, 700],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto('/events')
    const isRow = width >= 968
    const list = page.getByRole('group', { name: 'Club' })
    const openList = () =>
      (isRow
        ? menu(page).getByRole('button', { name: 'Club' })
        : page.getByRole('button', { name: 'Menu' })
      ).press('Enter')
    await openList()
    const lines = list.getByRole('link')
    if (isRow && height > 450) {
      const hidden = await list.evaluate((box) => box.scrollHeight - box.clientHeight)
      expect(hidden, `hidden at ${width} x ${height}`).toBeLessThanOrEqual(0)
    }
    await list.evaluate((box) => {
      const last = box.querySelector('a:last-of-type')
      for (let n = 0; n < 14; n += 1) if (last) box.append(last.cloneNode(true))
    })
    await expect(lines).toHaveCount(22)
    for (const line of await lines.all()) {
      await line.focus()
      await expect(line).toBeInViewport({ ratio: 0.9 })
    }
    const box = await list.boundingBox()
    expect(box && box.x >= 0 && box.x + box.width <= width, `sides at ${width}`).toBe(true)
  }
})

test('a menu with more entries than fit in a row continues in a second row [SYS-016]', async ({ page }) => {
  for (const width of [968, 1200]) {
    await page.setViewportSize({ width, height: 700 })
    await page.goto('/events')
    await menu(page).evaluate((row) => {
      const entry = row.querySelector(':scope > a:not(.button)')
      for (let n = 0; n < 6; n += 1) if (entry) entry.after(entry.cloneNode(true))
    })
    for (const entry of await menu(page).locator(':scope > a, :scope > .submenu').all())
      await expect(entry).toBeInViewport({ ratio: 1 })
  }
})

test('the header is one row from 968 px, for visitors and members [SYS-016]', async ({ page }) => {
  for (const reader of ['visitor', 'member']) {
    if (reader === 'member') await beLoggedIn(page, 'member@demo.club')
    for (const width of [968, 1024, 1440]) {
      await page.setViewportSize({ width, height: 700 })
      await page.goto('/events')
      const header = page.locator('.site-header')
      expect((await header.boundingBox())?.height, `${reader} at ${width} px`).toBeLessThanOrEqual(70)
      const beyond = await header.evaluate((bar) => bar.scrollWidth - bar.clientWidth)
      expect(beyond, `${reader} at ${width} px`).toBeLessThanOrEqual(0)
    }
  }
})

test('the menu button stays visible next to a long club name on the narrowest phones', async ({ page }) => {
  for (const width of [320, 340, 358, 390]) {
    await page.setViewportSize({ width, height: 700 })
    await page.goto('/events')
    const header = page.locator('.site-header')
    await header.locator('.logo-name').evaluate((name) => {
      name.textContent = 'Weston-super-Mare and Bristol Handball Club'
    })
    await expect(page.getByRole('button', { name: 'Menu' })).toBeInViewport({ ratio: 1 })
    const beyond = await header.evaluate((bar) => bar.scrollWidth - bar.clientWidth)
    expect(beyond, `at ${width} px`).toBeLessThanOrEqual(0)
    expect((await header.boundingBox())?.height, `at ${width} px`).toBeLessThanOrEqual(62)
  }
})

test('the footer ends at the bottom of the window, however short the page [SYS-015]', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 1400 })
  await page.goto('/about-us/subscription')
  const box = await page.locator('.site-footer').boundingBox()
  expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(1400)
})
