import type { Page } from '@playwright/test'
import { covered, DESKTOP, openAnswers, openMembers } from '../support/admin.ts'
import {
  beLoggedIn,
  boxesOf,
  expect,
  expectAccessible,
  expectAccessibleAtAllWidths,
  notice,
  press,
  test,
  untilHydrated,
} from '../support/browser.ts'

test('the layout, the dashboard and the read-only screens pass axe and fit at all widths [SYS-008, ADM-001]', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await beLoggedIn(page, 'administrator@demo.club')
  const [batch] = await (await page.request.get('/api/storebatches?_limit=1')).json()
  const kit = [
    '/catalogue/kit',
    '/catalogue/import',
    '/catalogue/stock',
    '/orders/sales',
    `/orders/${batch.id}/hand-out`,
  ]
  // The status page has its own journey.
  for (const path of [
    '',
    '/forms',
    '/forms/confidential',
    '/emails',
    '/emails/failing',
    '/emails/messages',
    '/emails/templates',
    '/audit',
    '/rotas',
    '/trainings',
    '/trainings/announcements?edit=new',
    ...kit,
  ]) {
    await page.goto(`/admin${path}`)
    await untilHydrated(page)
    await expectAccessibleAtAllWidths(page)
  }
})

test('the sidebar is 15rem wide, collapses, and stays collapsed on the next page [SYS-008]', async ({
  page,
}) => {
  await page.setViewportSize(DESKTOP)
  await beLoggedIn(page, 'administrator@demo.club')
  await page.goto('/admin')
  await untilHydrated(page)
  const bar = page.locator('.sidebar')
  expect((await bar.boundingBox())?.width).toBe(240)
  await page.getByRole('button', { name: 'Collapse sidebar' }).click()
  await expect.poll(async () => (await bar.boundingBox())?.width).toBeLessThan(90)
  await page.goto('/admin/forms')
  await expect.poll(async () => (await bar.boundingBox())?.width).toBeLessThan(90)
  await expect(page.getByRole('link', { name: 'Members', exact: true })).toBeVisible()
})

test('an administrator sees every link of the sidebar without scrolling at 1440 x 900 [SYS-009]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await beLoggedIn(page, 'administrator@demo.club')
  await page.goto('/admin')
  for (const link of await page.locator('.sidebar').getByRole('link').all())
    await expect(link).toBeInViewport({ ratio: 1 })
})

test('the sidebar scrolls to the current page, however small the window [SYS-009]', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 500 })
  await beLoggedIn(page, 'administrator@demo.club')
  await page.goto('/admin/status')
  await untilHydrated(page)
  await expect(page.locator('.sidebar a[aria-current]')).toBeInViewport({ ratio: 0.9 })
})

test('the command search opens any page with Ctrl and K, a few letters, arrows and Enter', async ({
  page,
}) => {
  await page.setViewportSize(DESKTOP)
  await beLoggedIn(page, 'administrator@demo.club')
  await page.goto('/admin')
  await untilHydrated(page)
  // The page listens shortly after hydration.
  await expect(async () => {
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('dialog', { name: 'Go to' })).toBeVisible({ timeout: 500 })
  }).toPass()
  await page.keyboard.type('audit')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Audit log' })).toBeVisible()
  await page.keyboard.press('Control+k')
  await page.keyboard.type('kovac')
  await expect(page.getByRole('option', { name: /Ana Kovačević/ })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: 'Go to' })).toBeHidden()
})

test('a coach fills a rota slot by keyboard, and the notice is at the top right for 10 s [VOL-020, VOL-024, VOL-027, SYS-010]', async ({
  page,
}) => {
  await page.setViewportSize(DESKTOP)
  await beLoggedIn(page, 'coach@demo.club')
  await page.goto('/admin/rotas')
  await untilHydrated(page)
  const open = page.locator('td:not(.past) .slot.open').last()
  await press(open, 'Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await expectAccessible(page)
  await dialog.getByLabel('Find a member').pressSequentially('tom barlow')
  await page.keyboard.press('Tab')
  await page.keyboard.press('End')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const plate = page.locator('.toasts').getByText('Rota updated. Email sent!')
  await expect(plate).toBeVisible()
  await expect(async () => {
    const place = await plate.boundingBox()
    expect(place && place.x > 480 && place.y < 200).toBe(true)
    expect(await covered(page, '.toast', '.page-head .btn, .bar a')).toEqual([])
  }).toPass()
  const { animationDuration } = await page
    .locator('.toast')
    .evaluate((plate) => ({ animationDuration: getComputedStyle(plate).animationDuration }))
  expect(animationDuration).toBe('10s')
  await expect(page.locator('.slot', { hasText: 'Tom Barlow' }).first()).toBeVisible()
})

test('the rota opens at the active week, fully visible beside the team names at every width [VOL-017, VOL-018]', async ({
  page,
}) => {
  // Resizing the window during a view transition causes a console error.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await beLoggedIn(page, 'coach@demo.club')
  for (const width of [390, 968, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/admin/rotas')
    await untilHydrated(page)
    await expect(async () => {
      const [ofTeams, active] = await boxesOf(page, '.rota .corner', '.rota thead .now')
      expect(active.x, `left edge at ${width} px`).toBeGreaterThanOrEqual(ofTeams.x + ofTeams.width - 1)
      expect(active.x + active.width, `right edge at ${width} px`).toBeLessThan(width)
    }).toPass()
  }
})

test('the second of two coaches in one slot sees its current member and may replace them [VOL-020, VOL-028, resolutions E22]', async ({
  page,
  browser,
}) => {
  await page.setViewportSize(DESKTOP)
  await beLoggedIn(page, 'coach@demo.club')
  const other = await (await browser.newContext({ viewport: DESKTOP })).newPage()
  await beLoggedIn(other, 'administrator@demo.club')
  await page.goto('/admin/rotas')
  const slot = await page.locator('td:not(.past) .slot.open').first().getAttribute('href')
  for (const one of [page, other]) {
    await one.goto(slot ?? '')
    await untilHydrated(one)
  }
  const assign = async (one: Page, name: string) => {
    await one.getByLabel('Member', { exact: true }).selectOption(name)
    await one.getByRole('button', { name: 'Assign' }).click()
  }
  await assign(page, 'Tom Barlow')
  await notice(page, 'Rota updated. Email sent!')
  await assign(other, 'Ana Kovačević')
  await expect(other.getByText(/Current holder: Tom Barlow/)).toBeVisible()
  await expectAccessible(other)
  await other.getByRole('button', { name: 'Assign' }).click()
  await notice(other, 'Rota updated. Email sent!')
  await expect(other.locator(`a[href="${slot}"]`)).toContainText('Ana Kovačević')
})

test('the second of two coaches editing one training keeps the text and sees the other version [TRN-005, TRN-008, TRN-009]', async ({
  page,
  browser,
}) => {
  await page.setViewportSize(DESKTOP)
  await beLoggedIn(page, 'coach@demo.club')
  const other = await (await browser.newContext({ viewport: DESKTOP })).newPage()
  await beLoggedIn(other, 'administrator@demo.club')
  for (const one of [page, other]) {
    await one.goto('/admin/trainings')
    await untilHydrated(one)
    // The texts are last on the page, after the sessions.
    await one.getByRole('link', { name: /^Edit/ }).last().click()
    await expect(one.getByRole('textbox', { name: 'Training times' })).toBeVisible()
    await expect(one.locator('.rich-text-editor')).toBeVisible()
  }
  await page.getByRole('textbox', { name: 'Training times' }).fill('Of the coach')
  await page.getByRole('button', { name: 'Save' }).click()
  await notice(page, 'Training updated')
  await other.getByRole('textbox', { name: 'Training times' }).fill('Of the other')
  await other.getByRole('button', { name: 'Save' }).click()
  await expect(other.getByText(/saved a change while you were editing/)).toBeVisible()
  await expect(other.getByText('Of the coach')).toBeVisible()
  await expect(other.getByRole('textbox', { name: 'Training times' })).toContainText('Of the other')
})

test('a form submission opens over the list, Escape closes it, and focus returns to its row [FRM-021]', async ({
  page,
}) => {
  await openAnswers(page)
  const row = page.getByRole('link', { name: 'Marguerite Lane', exact: true })
  await press(row, 'Enter')
  await expect(page.getByRole('dialog')).toContainText('marguerite@example.org')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(row).toBeFocused()
})

test('a modal rendered with the page returns focus to the page', async ({ page }) => {
  await openAnswers(page)
  await page.getByRole('link', { name: 'Marguerite Lane', exact: true }).click()
  await expect(page.locator('dialog:modal')).toBeVisible()
  await page.reload()
  await expect(page.locator('dialog:modal')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('main')).toBeFocused()
})

test('a modal handles Escape and has focus as soon as it is shown', async ({ page }) => {
  await openMembers(page)
  await page.evaluate(() => {
    new MutationObserver((_, observer) => {
      const dialog = document.querySelector('dialog.modal-layer')
      if (!dialog) return
      observer.disconnect()
      document.body.dataset.first = String(
        dialog.matches(':modal') && dialog.contains(document.activeElement),
      )
    }).observe(document.body, { childList: true, subtree: true })
  })
  await page.getByRole('link', { name: 'Ana Kovačević', exact: true }).click()
  await expect(page.locator('body')).toHaveAttribute('data-first', 'true')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('link', { name: 'Ana Kovačević', exact: true })).toBeFocused()
})

test.describe('after a release', () => {
  test.use({ expectedErrors: [/audit-[^/]*\.js|404 \(Not Found\)/] })

  test('a page whose script is missing reloads once per minute and then shows the error page in the layout [SYS-043]', async ({
    page,
  }) => {
    await page.setViewportSize(DESKTOP)
    await beLoggedIn(page, 'administrator@demo.club')
    await page.goto('/admin')
    await untilHydrated(page)
    await page.route(/\/assets\/audit-[^/]*\.js/, (route) => route.fulfill({ status: 404, body: '' }))
    const audit = page.getByRole('link', { name: 'Audit log' })
    const again = page.waitForEvent('load')
    await audit.click()
    await again
    await untilHydrated(page)
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    await audit.click()
    await expect(page.getByText('Something went wrong on our side')).toBeVisible()
    await expect(audit).toBeVisible()
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  })
})
