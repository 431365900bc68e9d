import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from '../support/browser.ts'

// Without view transitions, because Chromium logs a skipped one as an error.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

async function fillIn(page: Page) {
  await page.getByLabel('Name').fill('Tamsin <b>Hale</b>')
  await page.getByLabel('E-mail').fill('tamsin@example.org')
  await page.getByLabel('Message').fill('Hello')
  await page.getByRole('checkbox', { name: /privacy policy/ }).check()
}

test('the button is disabled until the terms are accepted, and says why [FRM-013]', async ({ page }) => {
  await page.goto('/forms/contact-us')
  const send = page.getByRole('button', { name: 'Send' })
  await expect(send).toBeDisabled()
  await expect(page.getByText('To send, agree to the privacy policy above.')).toBeVisible()
  await page.getByRole('checkbox', { name: /privacy policy/ }).check()
  await expect(send).toBeEnabled()
  await expect(page.getByText('To send, agree to the privacy policy above.')).toBeHidden()
})

test('the button is disabled and says so while a form is being sent [FRM-008, FRM-010, FRM-012]', async ({
  page,
}) => {
  await page.goto('/forms/contact-us')
  await fillIn(page)
  // The request never completes.
  await page.route('**/forms/contact-us', () => undefined)
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('button', { name: 'Sending form...' })).toBeDisabled()
})

test.describe('when the connection is cut', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] })

  test('the form says that it was not sent, keeps what was typed, and can be sent again [FRM-018]', async ({
    page,
    context,
  }) => {
    await page.goto('/forms/contact-us')
    await fillIn(page)
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Send' }).click()
    const alert = page.getByRole('alert')
    await expect(alert).toContainText('Error sending the form')
    await expect(alert).toBeFocused()
    await expect(page.getByLabel('Message')).toHaveValue('Hello')
    await expectAccessible(page)
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(page.getByText('Form sent')).toBeVisible()
  })
})

test('a confirmation replaces the form after it is sent [FRM-009, FRM-010, FRM-019]', async ({ page }) => {
  await page.goto('/forms/contact-us')
  await fillIn(page)
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('Form sent')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Thank you for writing' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send' })).toHaveCount(0)
  await expectAccessible(page)
})

test.describe('a form that the server refuses', () => {
  test.use({ expectedErrors: [/422/] })

  test('is accessible, and keeps what was typed [FRM-016, FRM-018]', async ({ page }) => {
    await page.goto('/forms/contact-us')
    await page.getByLabel('Name').fill('Tamsin')
    await page.getByRole('checkbox', { name: /privacy policy/ }).check()
    await page.locator('form.form-sheet').evaluate((form: HTMLFormElement) => {
      form.noValidate = true
    })
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(page.getByRole('alert')).toContainText('E-mail is required')
    await expect(page.getByLabel('Name')).toHaveValue('Tamsin')
    await expectAccessible(page)
  })
})

test('a form with a captcha is sent after the browser has solved it [FRM-006, FRM-015]', async ({ page }) => {
  await page.goto('/forms/become-a-sponsor')
  await page.getByLabel('Name').fill('Bo Lindgren')
  await page.getByLabel('E-mail').fill('bo@example.org')
  await page.getByLabel('What do you have in mind?').fill('The tea urn')
  await page.getByRole('checkbox', { name: /privacy policy/ }).check()
  await expect(page.locator('input[name=altcha]')).not.toHaveValue('')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('Form sent')).toBeVisible()
})
