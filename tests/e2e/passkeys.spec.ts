import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectAccessibleAtAllWidths, notice, test } from '../support/browser.ts'
import { JOURNEY_PORT } from '../support/journey-site.ts'
import { mailNamed } from '../support/mailbox-page.ts'

// Browsers refuse an IP address as the site of a passkey. The virtual authenticator answers again and again until it is
// no longer touched, on a slow machine so often that the login limits it.
test.use({ baseURL: `http://localhost:${JOURNEY_PORT}`, expectedErrors: [/status of 42[29]/] })

/** A virtual authenticator that confirms every request until `isTouched(false)`. */
async function haveDevice(page: Page) {
  const browser = await page.context().newCDPSession(page)
  await browser.send('WebAuthn.enable')
  const { authenticatorId } = await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    isTouched: (enabled: boolean) =>
      browser.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled }),
    knowsFinger: (isUserVerified: boolean) =>
      browser.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
  }
}

async function logOut(page: Page) {
  await page.goto('/members/access/')
  await page.getByRole('main').getByRole('button', { name: 'Log out', exact: true }).click()
  await page.waitForURL((url) => !url.pathname.startsWith('/members'))
  await page.goto('/members/access/')
}

test('a coach adds a passkey, logs in with it, and removes it', async ({ page }) => {
  const device = await haveDevice(page)
  await page.goto('/members/access/')
  await page.getByLabel('E-mail or username').fill('coach@demo.club')
  await page.getByLabel('Password').fill('seven-metre-throw')
  await page.getByRole('main').getByRole('button', { name: 'Log in', exact: true }).click()
  await page.waitForURL('**/members/dashboard/**')

  await page.goto('/members/dashboard/?tab=5')
  await page.getByRole('link', { name: 'Add a passkey' }).click()
  await expect(page.getByText('You have no passkeys yet.')).toBeVisible()
  await expectAccessibleAtAllWidths(page)
  await page.getByLabel('Name').fill('My phone')
  await page.getByLabel('Current password').fill('not the password')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('This is not your current password')).toBeVisible()
  await expect(page.getByLabel('Name')).toHaveValue('My phone')
  await page.getByLabel('Current password').fill('seven-metre-throw')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('button', { name: 'Create “My phone”' })).toBeVisible()
  await expectAccessibleAtAllWidths(page)
  await page.getByRole('button', { name: 'Create “My phone”' }).click()
  await notice(page, 'Passkey “My phone” added')
  await expect(page.getByText('not used yet')).toBeVisible()
  await expectAccessibleAtAllWidths(page)

  // The login page starts a conditional request for autofill. Without a touch, only the button asks the device.
  await device.isTouched(false)
  const isOffered = page.waitForResponse('**/members/access/challenge')
  await logOut(page)
  await isOffered
  const button = page.getByRole('button', { name: 'Log in with a passkey' })
  await expect(button).toBeVisible()
  await expectAccessibleAtAllWidths(page)
  await device.knowsFinger(false)
  await device.isTouched(true)
  await button.click()
  await expect(page.getByText('That took too long. Please try again.')).toBeVisible()
  await expectAccessible(page)
  await device.knowsFinger(true)
  await button.click()
  await page.waitForURL('**/members/dashboard/**')

  await page.goto('/members/passkeys')
  await expect(page.getByText('last used')).toBeVisible()
  await page.getByRole('link', { name: 'Remove My phone' }).click()
  await expectAccessibleAtAllWidths(page)
  await page.getByLabel('Current password').fill('seven-metre-throw')
  await page.getByRole('button', { name: 'Remove' }).click()
  await notice(page, 'Passkey removed')

  // The device still has the passkey and offers it as soon as the page has loaded.
  await logOut(page)
  await expect(page.getByText('We don’t recognise this passkey.')).toBeVisible()
  await device.isTouched(false)
  await expectAccessible(page)
  await mailNamed(page, 'A passkey was added for your account')
  await mailNamed(page, 'A passkey was removed for your account')
})
