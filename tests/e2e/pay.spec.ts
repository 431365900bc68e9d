import type { Page } from '@playwright/test'
import { expect, expectAccessibleAtAllWidths, test } from '../support/browser.ts'
import { payByCard } from '../support/checkout-page.ts'

const PARTY = '/events/christmas-party-at-the-boathouse'
const BIRTHDAY = '/events/elif-turns-40'
/** Events used by only one test each, because parallel tests would count each other's payments. */
const ANOTHER_BIRTHDAY = '/events/jonas-turns-30'

async function contribute(page: Page, address: string, choice: RegExp) {
  await page.goto(address)
  await page.getByRole('radio', { name: choice }).check({ force: true })
  await page.getByRole('button', { name: 'Pay by card' }).click()
  await page.waitForURL(/\/pay\//)
}

async function raised(page: Page): Promise<number> {
  const words = await page.getByRole('paragraph').filter({ hasText: 'raised so far' }).textContent()
  return Number(/£([\d.]+)/.exec(words ?? '')?.[1])
}

test('a visitor contributes to a birthday, and the total grows by the amount less the fee [EVT-012, EVT-018]', async ({
  page,
}) => {
  await page.goto(BIRTHDAY)
  const before = await raised(page)
  await contribute(page, BIRTHDAY, /£7 /)
  await payByCard(page)

  await page.waitForURL(/pay=success/)
  await expect(page.getByText('Thank you. We have received your £7.00 for Elif turns 40.')).toBeVisible()
  expect(await raised(page)).toBeCloseTo(before + 6.54, 2)
})

test.describe('with a card that is declined', () => {
  test.use({ expectedErrors: [/402 \(Payment Required\)/] })

  test('nothing is paid, and the next card works [EVT-012]', async ({ page }) => {
    await contribute(page, PARTY, /£18/)
    await payByCard(page, '4000000000000002')
    await expect(page.getByText(/declined/i).first()).toBeVisible()
    await payByCard(page)

    await page.waitForURL(/pay=success/)
    await expect(page.getByText('We have received your £18.00')).toBeVisible()
  })
})

test('going back from the checkout session pays nothing and allows another attempt [EVT-021]', async ({
  page,
}) => {
  await contribute(page, PARTY, /£18/)
  await page.getByRole('link', { name: 'Back' }).click()

  await page.waitForURL(/pay=cancel/)
  await expect(page.getByText('Payment has been cancelled')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Pay by card' })).toBeVisible()
})

test('a payment is settled although the payer closes the browser [resolutions B01]', async ({
  page,
  browser,
}) => {
  await page.goto(ANOTHER_BIRTHDAY)
  const before = await raised(page)
  const other = await browser.newPage()
  await contribute(other, ANOTHER_BIRTHDAY, /£25 /)
  // The return page is blocked, so only the provider's event can report the payment.
  await other.route('**/events/**', (route) => route.abort())
  await payByCard(other)
  await other.close()

  await expect
    .poll(
      async () => {
        await page.reload()
        return raised(page)
      },
      { timeout: 240_000 },
    )
    .toBeCloseTo(before + 24.12, 2)
})

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false, expectedErrors: [/422 \(Unprocessable Entity\)/] })

  test('a custom amount is requested, checked against the price, and paid [EVT-015]', async ({ page }) => {
    await page.goto(PARTY)
    await page.getByRole('radio', { name: /Other/ }).check({ force: true })
    await page.getByLabel('Other amount').fill('5')
    await page.getByRole('button', { name: 'Pay by card' }).click()
    await expect(page.getByText('Enter a valid amount').first()).toBeVisible()
    await expect(page.getByLabel('Other amount')).toHaveValue('5')
    await page.getByLabel('Other amount').fill('36')
    await page.getByRole('button', { name: 'Pay by card' }).click()
    await payByCard(page)

    await page.waitForURL(/pay=success/)
    await expect(page.getByText('We have received your £36.00')).toBeVisible()
  })
})

test('paying for an event is accessible and fits at all widths', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(`${BIRTHDAY}?pay=cancel`)
  await page.getByRole('radio', { name: /Other/ }).check({ force: true })
  await expectAccessibleAtAllWidths(page)
})
