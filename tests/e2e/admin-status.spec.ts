import { beLoggedIn, expectAccessibleAtAllWidths, test } from '../support/browser.ts'

test('the status page passes axe and fits at all widths', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await beLoggedIn(page, 'administrator@demo.club')
  await page.goto('/admin/status')
  await expectAccessibleAtAllWidths(page)
})
