import { beLoggedIn, expect, expectAccessibleAtAllWidths, test } from '../support/browser.ts'

test('the status passes axe and fits at all widths', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await beLoggedIn(page, 'administrator@demo.club')
  await page.goto('/admin/status')
  await expectAccessibleAtAllWidths(page)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the administrator comes to the status by the sidebar and reads it; others have no link there', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await beLoggedIn(page, 'administrator@demo.club')
    await page.goto('/admin')
    await page.getByRole('link', { name: 'Status' }).click()
    await expect(page.getByRole('heading', { name: 'Status', exact: true })).toBeVisible()
    await expect(page.getByText('There is no backup yet')).toBeVisible()
    await expect(page.locator('.status section')).toHaveCount(6)
    await page.context().clearCookies()
    await beLoggedIn(page, 'coach@demo.club')
    await page.goto('/admin')
    await expect(page.getByRole('link', { name: 'Status' })).toHaveCount(0)
  })
})
