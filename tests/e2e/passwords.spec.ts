import { expect, expectAccessible, logIn, test } from '../support/browser.ts'

test.use({ expectedErrors: [/status of 422/] })

test('a member who forgot the password sets a new one by the link in the e-mail [MEM-009, MEM-010, MEM-012, MEM-021, MEM-022, MEM-024]', async ({
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
  await expect(page.getByText('Email sent to shop@demo.club Please check your email inbox')).toBeVisible()

  await page.goto('/dev/mailbox')
  await page
    .getByRole('link', { name: /Set a new password.*shop@demo\.club/ })
    .first()
    .click()
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

test('the meter opens the button at Medium; a wrong current password changes nothing; a right one does [MEM-021, MEM-022, MEM-023, MEM-024, MEM-025, MEM-026]', async ({
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
  await expect(page.getByText('We cannot change your password, please contact us.')).toBeVisible()

  await page.getByLabel('Current password').fill('seven-metre-throw')
  await page.getByLabel('New password').fill('Blue kettle 27 sings')
  // The button is off while the page asks whether the site can be reached, and while the request runs.
  const reached = Promise.withResolvers<void>()
  await page.route('**/readyz', async (route) => {
    await reached.promise
    await route.continue()
  })
  // No content: the browser stays on this page, as if the answer never came.
  await page.route('**/members/dashboard/**', (route) => route.fulfill({ status: 204 }))
  const running = page.waitForRequest((request) => request.method() === 'POST')
  await button.click()
  await expect(button).toBeDisabled()
  reached.resolve()
  await running
  await expect(button).toBeDisabled()
  await page.unrouteAll({ behavior: 'wait' })
  await page.getByLabel('New password').fill('Blue kettle 27 sings!')
  await button.click()
  await expect(page.getByText('Password reset, we sent a confirmation to your email as well.')).toBeVisible()
})
