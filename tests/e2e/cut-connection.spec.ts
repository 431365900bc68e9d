import type { Locator, Page } from '@playwright/test'
import { beLoggedIn, expect, expectAccessible, test, untilHydrated } from '../support/browser.ts'
import { answer, toTheEnd } from '../support/register-page.ts'

test.use({
  // Without view transitions, because Chromium logs a skipped one as an error.
  contextOptions: { reducedMotion: 'reduce' },
  // ERR_FAILED is the same cut, if the service worker of the members’ area sent the request.
  expectedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED/],
})

/** Types into a field, sends the form while the connection is cut, and returns the page's message. */
async function expectKept(page: Page, field: Locator, typed: string, button: Locator) {
  await expect(page.locator('script[src="/send-form.js"]')).toBeAttached()
  // Importing the page's own copy of the module waits until it has run, regardless of other open requests.
  await page.evaluate((script) => import(script), '/send-form.js')
  await field.fill(typed)
  await page.context().setOffline(true)
  await button.click()
  const alert = page
    .getByRole('alert')
    .filter({ hasText: 'Error sending the form. We cannot reach the site' })
  await expect(alert).toBeFocused()
  if ((await field.getAttribute('contenteditable')) === 'true') await expect(field).toContainText(typed)
  else await expect(field).toHaveValue(typed)
  await expect(button).toBeEnabled()
  await page.context().setOffline(false)
}

test('a login is kept and can be sent again [MEM-004, FRM-018]', async ({ page }) => {
  await page.goto('/members/access/')
  await page.getByLabel('Password').fill('seven-metre-throw')
  const button = page.getByRole('main').getByRole('button', { name: 'Log in' })
  await expectKept(page, page.getByLabel('E-mail or username'), 'member', button)
  await expectAccessible(page)
  await button.click()
  await expect(page.getByRole('heading', { name: 'This week' })).toBeVisible()
})

test('an application and a contribution are kept [VOL-009, EVT-015, FRM-018]', async ({ page }) => {
  await page.goto('/about-us/who-is-who')
  // A position and an event that no other journey changes.
  await page.getByRole('link', { name: 'Apply for position Open Head coach, Men 3' }).click()
  await expect(page.getByRole('dialog', { name: 'Apply for Head coach' })).toBeVisible()
  await expectKept(
    page,
    page.getByLabel('Message'),
    'I can help',
    page.getByRole('button', { name: 'Apply' }),
  )
  await page.goto('/events/christmas-party-at-the-boathouse')
  await expectKept(
    page,
    page.getByLabel('Your name'),
    'Zoe',
    page.getByRole('button', { name: 'Pay by card' }),
  )
})

test('the second tab of a registration is kept [REG-016, FRM-018]', async ({ page }) => {
  await answer(page)
  await page.waitForLoadState()
  await expectKept(page, page.getByLabel('Full name'), 'Kim', page.getByRole('button', { name: 'Continue' }))
})

test('a profile is kept [MEM-017, FRM-018]', async ({ page }) => {
  await beLoggedIn(page, 'member@demo.club')
  await page.goto('/members/dashboard/?tab=0')
  await expectKept(
    page,
    page.getByLabel('Phone'),
    '020 7946 0001',
    page.getByRole('button', { name: 'Save profile' }),
  )
})

test('training times stay in the editor [TRN-008, FRM-018]', async ({ page }) => {
  await beLoggedIn(page, 'coach@demo.club')
  await page.goto('/admin/trainings')
  await untilHydrated(page)
  await page.getByRole('link', { name: /^Edit/ }).last().click()
  const editor = page.getByRole('textbox', { name: 'Training times' })
  await expect(page.locator('.rich-text-editor')).toBeVisible()
  await expectKept(page, editor, 'Mondays at nine', page.getByRole('button', { name: 'Save' }))
})

test.describe('a page of a proxy', () => {
  test.use({ expectedErrors: [/status of (?:502|422)/] })

  /** A proxy in front of the site answers every submitted form. */
  const answerByProxy = (page: Page) =>
    page.route('**', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({
            status: 502,
            contentType: 'text/html',
            body: '<html><h1>502 Bad Gateway</h1></html>',
          })
        : route.continue(),
    )

  test('does not replace a login, which works again when the site responds [MEM-004, FRM-018]', async ({
    page,
  }) => {
    await page.goto('/members/access/')
    await page.evaluate((script) => import(script), '/send-form.js')
    const user = page.getByLabel('E-mail or username')
    const button = page.getByRole('main').getByRole('button', { name: 'Log in' })
    await user.fill('member')
    await page.getByLabel('Password').fill('not-my-password')
    await answerByProxy(page)
    await button.click()
    await expect(page.getByRole('alert').filter({ hasText: 'We cannot reach the site' })).toBeFocused()
    await expect(user).toHaveValue('member')
    await page.unroute('**')
    await button.click()
    await expect(page.getByText('E-mail or password is wrong.')).toBeVisible()
    await expect(user).toHaveValue('member')
    await page.getByLabel('Password').fill('seven-metre-throw')
    await button.click()
    await expect(page.getByRole('heading', { name: 'This week' })).toBeVisible()
  })

  test('does not replace the checkboxes of a registration [REG-016, FRM-018]', async ({ page }) => {
    await toTheEnd(page)
    await page.waitForLoadState()
    await answerByProxy(page)
    const box = page.getByRole('checkbox').first()
    await box.check()
    await expect(page.getByText('Error sending the form. We cannot reach the site.')).toBeVisible()
    await expect(box).toBeChecked()
  })

  test('does not replace the photos that are being tagged [PHO-015, FRM-018]', async ({ page }) => {
    await beLoggedIn(page, 'coach@demo.club')
    await page.goto('/media/photos')
    await page
      .getByRole('main')
      .getByRole('link', { name: /Open day for beginners/ })
      .click()
    await page.getByRole('link', { name: 'Tag players' }).click()
    await untilHydrated(page)
    await answerByProxy(page)
    const box = page.getByRole('checkbox').first()
    await box.check()
    await page.getByRole('combobox').fill('Marek')
    await page.getByRole('option', { name: /Marek/ }).first().click()
    await page.getByRole('button', { name: /^Add to Marek/ }).click()
    await expect(page.getByText('We cannot reach the site.')).toBeVisible()
    await expect(box).toBeChecked()
  })
})
