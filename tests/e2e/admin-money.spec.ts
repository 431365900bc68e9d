import type { Page } from '@playwright/test'
import {
  beLoggedIn,
  expect,
  expectAccessible,
  expectAccessibleAtAllWidths,
  notice,
  press,
  test,
  untilHydrated,
} from '../support/browser.ts'

const DESKTOP = { width: 1440, height: 900 }
const PATHS = [
  'invoices',
  'payments',
  'subscriptions',
  'subscriptions/assign?find=an',
  'subscriptions/discounts',
  'fees',
  'fees/league',
]

// The tests run one after the other, because they write to the same few rows of the demo.
test.describe.configure({ mode: 'default' })

test('the screens of the treasurer pass axe and fit at all widths [INV-001, INV-012]', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await beLoggedIn(page, 'finance@demo.club')
  for (const path of PATHS) {
    await page.goto(`/admin/${path}`)
    await untilHydrated(page)
    await expectAccessibleAtAllWidths(page)
    for (const width of [390, 968, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await expect.poll(() => widestTable(page), `a table of ${path} at ${width} px`).toBeLessThanOrEqual(0)
    }
  }
})

/** By how many pixels a table is wider than its container. */
const widestTable = (page: Page): Promise<number> =>
  page
    .locator('.table-frame')
    .evaluateAll((frames) =>
      Math.max(0, ...frames.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)),
    )

test.describe('the chosen filter on a phone', () => {
  test.use({ javaScriptEnabled: false })

  test('is visible, however far down the filters it is [ADM-004, INV-019]', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await beLoggedIn(page, 'finance@demo.club')
    for (const [path, name] of [
      ['subscriptions?show=twice', /^Paid twice/],
      ['payments?show=disputed', /^Disputed/],
    ] as const) {
      await page.goto(`/admin/${path}`)
      await expect(page.getByRole('link', { name })).toBeInViewport({ ratio: 1 })
    }
  })
})

/** Opens a row menu by keyboard and chooses an entry. */
async function choose(page: Page, of: RegExp, action: string) {
  await press(page.getByRole('button', { name: of }).first(), 'Enter')
  await press(page.getByRole('link', { name: action, exact: true }).first(), 'Enter')
}

test('the treasurer finds an unpaid invoice by typing and reminds its customer, by keyboard [INV-001, INV-002, INV-005]', async ({
  page,
}) => {
  await page.setViewportSize(DESKTOP)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await beLoggedIn(page, 'finance@demo.club')
  await page.goto('/admin/invoices')
  await untilHydrated(page)
  await page.getByLabel('Search invoices by description').fill('BOATHOUSE')
  await expect(page.getByRole('status').filter({ hasText: '1 row' })).toBeVisible()
  await choose(page, /^Actions for invoice/, 'Send reminder')
  const modal = page.getByRole('dialog', { name: 'Send a reminder' })
  await expect(modal).toContainText('Christmas party')
  await expectAccessible(page)
  await modal.getByRole('button', { name: 'Send reminder' }).press('Enter')
  await notice(page, /^Email sent to .*@example\.org!$/)
  await expect(page).toHaveURL(/\/admin\/invoices\?q=BOATHOUSE$/)
  await expect(page.getByText(/^Reminded /)).toBeVisible()
})

test.describe('with refusals', () => {
  test.use({ expectedErrors: [/422 \(Unprocessable/] })

  test('a payment is refunded in part: too much is refused in place, then the row shows the refund [INV-011, INV-012, resolutions B23]', async ({
    page,
  }) => {
    await page.setViewportSize(DESKTOP)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await beLoggedIn(page, 'finance@demo.club')
    await page.goto('/admin/payments?purpose=event&q=quiz+night&sort=Amount:desc')
    await untilHydrated(page)
    await choose(page, /^Actions for the payment/, 'Refund')
    const modal = page.getByRole('dialog', { name: 'Refund a payment' })
    await modal.getByLabel(/Amount in pounds/).fill('1000')
    await modal.getByLabel(/cannot be undone/).check()
    await modal.getByRole('button', { name: 'Refund' }).click()
    await expect(modal.getByText(/is the most you can refund/).first()).toBeVisible()
    await expect(modal.getByLabel(/Amount in pounds/)).toHaveValue('1000')
    await expectAccessible(page)
    await modal.getByLabel(/Amount in pounds/).fill('1.50')
    await modal.getByRole('button', { name: 'Refund' }).click()
    await notice(page, /£1\.50 refunded/)
    await expect(page.getByRole('row').filter({ hasText: 'Partly refunded' }).first()).toContainText('£1.50')
  })
})

test('a subscription is assigned to a member found by search, and cancelled after a confirmation [INV-017, INV-019, INV-020, resolutions B25]', async ({
  page,
}, { retry }) => {
  // The first try may have assigned the subscription, so a second needs another member.
  const name = ['Imran Qureshi', 'Raúl Escobedo'][retry] ?? ''
  await page.setViewportSize(DESKTOP)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await beLoggedIn(page, 'finance@demo.club')
  await page.goto('/admin/subscriptions')
  await untilHydrated(page)
  await page.getByRole('link', { name: 'Assign subscription' }).click()
  await page.getByLabel('Search members by name').fill(name)
  await page.getByRole('button', { name: 'Search' }).click()
  await page.getByRole('combobox', { name: 'Plan' }).selectOption({ label: 'League teams, £42.00 a month' })
  await page.getByLabel('Apply the 20% volunteer discount').check()
  await page.getByRole('button', { name: 'Assign', exact: true }).click()
  await notice(page, `Assigned subscription League teams to ${name}!`)
  await choose(page, new RegExp(`^Actions for League teams of ${name}`), 'Cancel subscription')
  await expect(
    page.getByText(`Are you sure you want to cancel the League teams subscription of ${name}?`),
  ).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel subscription' }).click()
  await notice(page, `Cancelled the League teams subscription of ${name}`)
  const row = page.getByRole('row').filter({ hasText: name }).filter({ hasText: 'Ending' })
  await expect(row).toContainText('20%')
})
