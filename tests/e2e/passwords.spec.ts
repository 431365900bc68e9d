import { codeAt } from '../../src/platform/auth/one-time-code.ts'
import { keyIn } from '../support/authenticator-key.ts'
import {
  expect,
  expectAccessible,
  expectAccessibleAtAllWidths,
  logIn,
  notice,
  test,
} from '../support/browser.ts'
import { mailNamed } from '../support/mailbox-page.ts'

test.use({ expectedErrors: [/status of 422|ERR_FAILED/] })

test('a member who forgot the password sets a new one with the link in the e-mail [MEM-009, MEM-010, MEM-012, MEM-021, MEM-022, MEM-024]', async ({
  page,
}) => {
  await page.goto('/members/access/')
  await page.getByRole('link', { name: 'Reset password' }).click()
  const send = page.getByRole('button', { name: 'Send the link' })
  await expect(send).toBeDisabled()
  await page.getByLabel('E-mail').fill('shop@demo')
  await page.getByLabel('E-mail').blur()
  await expect(send).toBeDisabled()
  await expect(page.getByText('Please enter an e-mail address like name@example.org')).toBeVisible()
  await page.getByLabel('E-mail').fill('shop@demo.club')
  await expect(page.getByText('Please enter an e-mail address like name@example.org')).toBeHidden()
  await send.click()
  await expect(page.getByText('Email sent to shop@demo.club. Check your inbox.')).toBeVisible()

  await (await mailNamed(page, /Set a new password.*shop@demo\.club/)).click()
  await page.getByRole('link', { name: /\/members\/reset\?token=/ }).click()
  const button = page.getByRole('button', { name: 'Set password' })
  await expect(button).toBeDisabled()
  await page.getByLabel('New password').fill('handball')
  await expect(page.getByText('Very Weak.')).toBeVisible()
  await expect(button).toBeDisabled()
  await page.getByLabel('New password').fill('Blue kettle 27')
  await expect(page.getByText('Strong.')).toBeVisible()
  await expectAccessible(page)
  await button.click()
  await expect(page).toHaveURL('/members/access/')

  await page.getByLabel('E-mail or username').fill('shop@demo.club')
  await page.getByLabel('Password').fill('Blue kettle 27')
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL('/members/dashboard/')
})

test('the password meter enables the button at Medium, a wrong current password changes nothing, and a right one does [MEM-021, MEM-022, MEM-023, MEM-024, MEM-025, MEM-026]', async ({
  page,
}) => {
  await logIn(page, 'finance@demo.club')
  await page.goto('/members/dashboard/?tab=5')
  const button = page.getByRole('button', { name: 'Reset password' })
  await expect(button).toBeDisabled()
  await page.getByLabel('Current password').fill('not the password')
  await page.getByLabel('New password').fill('handball')
  await expect(page.getByText('Very Weak.')).toBeVisible()
  await expect(button).toBeDisabled()
  await page.getByLabel('New password').fill('blue kettle 27 sings')
  await expect(page.getByText('Medium.')).toBeVisible()
  await page.getByLabel('New password').fill('Blue kettle 27 sings')
  await expect(page.getByText('Strong.')).toBeVisible()
  await button.click()
  await expect(page.getByText('We could not change your password. Please contact us.')).toBeVisible()

  await page.getByLabel('Current password').fill('seven-metre-throw')
  await page.getByLabel('New password').fill('Blue kettle 27 sings')
  // The button is disabled during the request and enabled again when the connection fails.
  const held = Promise.withResolvers<void>()
  await page.route('**/members/dashboard/**', async (route) => {
    await held.promise
    await route.abort()
  })
  const running = page.waitForRequest((request) => request.method() === 'POST')
  await button.click()
  await running
  await expect(button).toBeDisabled()
  held.resolve()
  await expect(page.getByRole('alert').filter({ hasText: 'We cannot reach the site' })).toBeVisible()
  await page.unrouteAll({ behavior: 'wait' })
  await page.getByLabel('New password').fill('Blue kettle 27 sings!')
  await button.click()
  await expect(page.getByText('Your password is changed. We have e-mailed you a confirmation.')).toBeVisible()
})

test('a coach turns on two-step login, logs in with a recovery code, and turns it off', async ({ page }) => {
  await logIn(page, 'coach@demo.club')
  await page.goto('/members/dashboard/?tab=5')
  await page.getByRole('link', { name: 'Set up two-step login' }).click()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Set up' }).click()
  const key = (await page.locator('code').textContent()) ?? ''
  await expectAccessibleAtAllWidths(page)
  await page.getByLabel('Code', { exact: true }).fill('12')
  await page.getByRole('button', { name: 'Turn on' }).click()
  await expect(page.getByText('This code is wrong')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Code', { exact: true }).fill(await codeAt(keyIn(key), new Date()))
  await page.getByRole('button', { name: 'Turn on' }).click()
  await expect(page.getByRole('heading', { name: 'Your recovery codes' })).toBeVisible()
  await expectAccessibleAtAllWidths(page)
  const recoveryCode = (await page.locator('code').first().textContent()) ?? ''
  await page.getByRole('link', { name: 'I’ve saved them' }).click()
  await page.getByRole('main').getByRole('button', { name: 'Log out', exact: true }).click()
  await page.waitForURL((url) => !url.pathname.startsWith('/members/dashboard'))

  await page.goto('/members/access/')
  await page.getByLabel('E-mail or username').fill('coach@demo.club')
  await page.getByLabel('Password').fill('seven-metre-throw')
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible()
  await expectAccessibleAtAllWidths(page)
  await page.getByRole('link', { name: 'Use a recovery code' }).click()
  await expectAccessible(page)
  await page.getByLabel('Recovery code').fill(recoveryCode)
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('heading', { name: 'This week' })).toBeVisible()

  await page.goto('/members/two-step')
  await expect(page.getByText('You have 9 recovery codes left')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Current password').fill('seven-metre-throw')
  await page.getByRole('button', { name: 'Turn off' }).click()
  await notice(page, 'Two-step login is off')
})
