import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect, expectAccessibleAtAllWidths, test } from '../support/browser.ts'
import { payByCard } from '../support/checkout-page.ts'

async function fillIn(page: Page, at: number, name: string, born: string) {
  const child = page.getByRole('group', { name: at === 0 ? /^(Your child|Child 1)$/ : `Child ${at + 1}` })
  await child.getByLabel('Full name').fill(name)
  await child.getByLabel('Date of birth').fill(born)
  await child.getByLabel('League your child would play in').selectOption('Women')
  await child.getByLabel('Nationality').selectOption('Norway')
  await child.getByLabel('Has your child played handball before?').selectOption('Never')
  await child.getByLabel('Is your child registered with another club').selectOption('No')
  await child.getByLabel('Subscription').selectOption('junior')
}

test('a mother registers two children, pays once, and starts both subscriptions', async ({ page }) => {
  const id = randomUUID().slice(0, 8)
  await page.goto('/about-us/register/')
  await page.getByRole('link', { name: 'Use one form for all' }).click()
  await page.getByLabel('Your name').fill('Kari Lund')
  await page.getByLabel('Your e-mail').fill(`kari-${id}@example.org`)
  await page.getByLabel('Phone').fill('020 7946 0018')
  await page.getByLabel('Address', { exact: true }).fill('4 Quay Street')
  await page.getByLabel('Postcode').fill('SE16 7LR')
  await fillIn(page, 0, 'Mia Lund', '2014-01-31')
  await page.getByRole('button', { name: 'Add another child' }).click()
  await expect(page.getByRole('group', { name: 'Child 2' })).toBeVisible()
  await expect(page.getByLabel('Full name').first()).toHaveValue('Mia Lund')
  await fillIn(page, 1, 'Ida Lund', '2016-05-02')
  await expect(page.getByText('£45.00 + £22.50 = £67.50')).toBeVisible()
  for (const box of await page.getByRole('checkbox').all()) await box.check()
  await page.getByRole('button', { name: 'Register, then pay' }).click()

  await page.getByRole('button', { name: 'Pay £67.50 for Mia and Ida' }).click()
  await page.waitForURL(/\/pay\//)
  await payByCard(page)
  await page.waitForURL(/step=success/)
  await expect(
    page.getByText('Registration for Mia (£45.00) and Ida (£22.50, sibling price), £67.50'),
  ).toBeVisible()
  await expectAccessibleAtAllWidths(page)
  await page.getByRole('button', { name: 'Start 2 subscriptions' }).click()
  await page.waitForURL(/\/pay\//)
  await payByCard(page)
  await expect(page.getByText('The subscription of Mia has started.')).toBeVisible()
  await page.getByRole('button', { name: 'Pay for Ida' }).click()
  await page.waitForURL(/\/pay\//)
  await payByCard(page)
  await expect(page.getByText('The subscription of Ida has started.')).toBeVisible()
  await expect(page.getByText('Everything is paid.')).toBeVisible()
})
