import { beLoggedIn, expect, test } from '../support/browser.ts'
import { answer, fillIn, go } from '../support/register-page.ts'

// Without view transitions, because Chromium logs a skipped one as an error.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('unsaved details survive a visit to the questions, in this tab only, until they are saved [REG-016]', async ({
  page,
}) => {
  await answer(page)
  await page.waitForLoadState()
  await page.getByLabel('Full name').fill('Kim Berg')
  await page.getByLabel('Date of birth').fill('2014-05-04')
  await page.getByLabel('Guardian’s name').fill('Kari Berg')
  await page.getByRole('link', { name: 'Back' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Questions' })).toBeVisible()
  await go(page)
  await expect(page.getByLabel('Full name')).toHaveValue('Kim Berg')
  await expect(page.getByLabel('Guardian’s name')).toHaveValue('Kari Berg')
  expect(page.url()).not.toMatch(/Kim|Kari|2014/)
  await fillIn(page)
  await go(page)
  await expect(page.getByRole('heading', { level: 2, name: 'Membership fees' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('registration-details'))).toBeNull()
})

test('details typed while logged in are deleted after logout [REG-016]', async ({ page }) => {
  await beLoggedIn(page, 'member@demo.club')
  await answer(page)
  await page.waitForLoadState()
  await page.getByLabel('Full name').fill('Kim Berg')
  await page.context().clearCookies({ name: 'jwt' })
  await page.goto('/about-us/register?step=details')
  await expect(page.getByRole('heading', { level: 2, name: 'Your details' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('registration-details'))).toBeNull()
  await expect(page.getByLabel('Full name')).not.toHaveValue('Kim Berg')
})
