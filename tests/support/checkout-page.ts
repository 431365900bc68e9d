import { expect, type Page } from '@playwright/test'

const GOOD_CARD = '4242424242424242'

/** Fills in the sandbox's checkout page and pays. */
export async function payByCard(page: Page, card = GOOD_CARD): Promise<void> {
  // The button is below the e-mail field.
  await expect(page.getByLabel('Card number')).toBeVisible()
  const email = page.getByLabel('E-mail')
  // Stripe knows some payers' e-mail addresses and does not ask for them.
  if ((await email.isVisible()) && (await email.isEditable())) await email.fill('payer@example.org')
  await page.getByLabel('Card number').fill(card)
  await page.getByLabel(/Expiry/).fill('12 / 34')
  await page.getByLabel('Security code').fill('123')
  await page.getByLabel('Name on card').fill('Robin Payer')
  await page.getByRole('button', { name: /^Pay|^Subscribe/ }).click()
}
