import { expect, expectAccessible, test } from '../support/browser.ts'

// Without view transitions, because Chromium logs a skipped one as an error.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('a visitor applies for an open position [VOL-004, VOL-007, VOL-008, VOL-011]', async ({ page }) => {
  await page.goto('/about-us/who-is-who')
  await page.getByRole('link', { name: 'Apply for position Open Head coach, Men 3' }).click()
  const form = page.getByRole('dialog', { name: 'Apply for Head coach' })
  await expect(form).toContainText('Men 3')
  await expect(form.getByLabel('Name')).toBeFocused()
  await expectAccessible(page)
  await form.getByLabel('Name').fill('Bo Lindgren')
  await form.getByLabel('E-mail').fill('bo@example.org')
  await expect(page.locator('input[name=altcha]')).not.toHaveValue('')
  await form.getByRole('button', { name: 'Apply' }).click()
  // The address of the position that was opened.
  await expect(page).toHaveURL(/\/about-us\/who-is-who#slot-.+-men3$/)
  await expect(page.getByRole('status')).toContainText('Application sent!')
})

test('the form keeps focus inside, and Escape leads back to the same tab [VOL-004]', async ({ page }) => {
  await page.goto('/about-us/who-is-who?tab=flexible')
  await page
    .getByRole('link', { name: /Apply for position Open Table duty/ })
    .first()
    .click()
  await expect(page.getByRole('dialog')).toBeVisible()
  for (let n = 0; n < 12; n += 1) {
    await page.keyboard.press('Tab')
    await expect(
      page.locator('main > :not(dialog) :focus, header.site-header :focus, footer.site-footer :focus'),
    ).toHaveCount(0)
  }
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/\/about-us\/who-is-who\?tab=flexible#slot-/)
})

test('a field that is being filled in keeps the focus when the form becomes modal [VOL-004]', async ({
  page,
}) => {
  const { promise: isFilled, resolve: sendScript } = Promise.withResolvers<void>()
  await page.route('/dialog.js', async (route) => {
    await isFilled
    await route.continue()
  })
  await page.goto('/about-us/who-is-who')
  await page
    .getByRole('link', { name: /Apply for position Open/ })
    .first()
    .click()
  await page.getByLabel('E-mail').pressSequentially('bo@')
  sendScript()
  await expect(page.locator('dialog:modal')).toBeVisible()
  await page.keyboard.type('example.org')
  await expect(page.getByLabel('E-mail')).toHaveValue('bo@example.org')
})

test.describe('an application with nothing in it', () => {
  test.use({ expectedErrors: [/422/] })

  test('shows what is missing next to the fields [VOL-009, VOL-010]', async ({ page }) => {
    await page.goto('/about-us/who-is-who')
    await page
      .getByRole('link', { name: /Apply for position Open/ })
      .first()
      .click()
    await page.getByRole('button', { name: 'Apply' }).click()
    await expect(page.locator('#f-name-error')).toHaveText('Enter your name')
    await expect(page.locator('#f-email-error')).toHaveText('Enter your e-mail address')
    await expectAccessible(page)
  })
})
