import { expect, expectAccessible, test } from '../support/browser.ts'

test.use({ expectedErrors: [/status of 4(?:10|22)/] })

test('a member logs in where they were stopped, sees their details and logs out [MEM-003, MEM-005, MEM-013]', async ({
  page,
}) => {
  await page.goto('/members/dashboard/?tab=0')
  await page.getByLabel('E-mail or username').fill('member')
  await page.getByLabel('Password').fill('seven-metre-throw')
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL('/members/dashboard/?tab=0')
  await expect(page.getByRole('heading', { name: 'Members area' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('main').getByRole('button', { name: 'Log out' }).click()
  await expect(page).toHaveURL('/')
  await page.goto('/members/dashboard/')
  await expect(page).toHaveURL(/\/members\/access\//)
})

test('the button is disabled while a request for a link is pending [MEM-009]', async ({ page }) => {
  await page.goto('/members/access/?mode=reset')
  await page.getByLabel('E-mail').fill('shop@demo.club')
  // The request never completes.
  await page.route('**/members/access/**', () => undefined)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByRole('button', { name: 'Send the link' })).toBeDisabled()
})

test('a wrong password is refused in one sentence [MEM-006]', async ({ page }) => {
  await page.goto('/members/access/')
  await page.getByLabel('E-mail or username').fill('nobody@demo.club')
  await page.getByLabel('Password').fill('wrong')
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('alert')).toContainText(
    'E-mail or password is wrong. Try again, or reset your password.',
  )
  await expect(page.getByLabel('E-mail or username')).toHaveValue('nobody@demo.club')
  await expectAccessible(page)
})

test.describe('from an address that has asked often', () => {
  test.use({ extraHTTPHeaders: { 'x-forwarded-for': '203.0.113.7' } })

  test('the captcha is solved in the browser under the content security policy, and the third request succeeds [MEM-011]', async ({
    page,
  }) => {
    await page.goto('/members/access/?mode=reset')
    await page.evaluate((script) => import(script), '/send-form.js')
    for (let n = 1; (await page.locator('altcha-widget').count()) === 0; n += 1) {
      await page.getByLabel('E-mail').fill(`nobody-${n}@example.org`)
      // The previous page has the same text, so only the new page shows whether there is a captcha.
      const previous = await page.locator('main').elementHandle()
      await page.getByRole('button', { name: 'Send the link' }).click()
      await page.waitForFunction((main) => !main?.isConnected, previous)
      await expect(page.getByText('There is no account with this e-mail address')).toBeVisible()
    }
    await page.getByLabel('E-mail').fill('nobody@example.org')
    await expect(page.getByText('Verified')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Send the link' }).click()
    await expect(page.getByText('There is no account with this e-mail address')).toBeVisible()
  })
})
