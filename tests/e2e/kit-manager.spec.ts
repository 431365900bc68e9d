import type { Browser, Page } from '@playwright/test'
import { DESKTOP } from '../support/admin.ts'
import {
  beLoggedIn,
  emptyCart,
  expect,
  expectAccessible,
  expectAccessibleAtAllWidths,
  notice,
  test,
  untilHydrated,
} from '../support/browser.ts'
import { payByCard } from '../support/checkout-page.ts'
import { mailNamed } from '../support/mailbox-page.ts'

/** Not personalised here, with enough stock in M and L. */
const SHORTS = '2600301'
const PHONE = { width: 390, height: 844 }
const DAY_MS = 86_400_000

type Order = { id: string; number: string }

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('a kit manager runs a batch: orders, supplier’s minimum, pick list, hand-out on a phone, a return, an exchange, and its sales [BAT-003, BAT-016]', async ({
  page,
  browser,
}, { retry }) => {
  // Orders join the batch that is expected first: that of a second try before that of the first.
  const title = `Shorts ${retry + 1}`
  const expected = new Date(Date.now() + (5 - retry) * DAY_MS).toISOString().slice(0, 10)
  await page.setViewportSize(DESKTOP)
  await beLoggedIn(page, 'shop@demo.club')
  await setMinimum(page, 4)
  const batch = await openBatch(page, title, expected)

  const first = await buy(browser, 'finance@demo.club', [
    ['M', '2'],
    ['XL', '1'],
  ])
  await page.goto(`/admin/orders?open=${batch}`)
  const minimums = page.getByRole('region', { name: 'Supplier’s minimums' })
  await expect(minimums).toContainText('3 of 4')
  await expect(minimums).toContainText('1 piece missing')
  const second = await buy(browser, 'coach@demo.club', [['S', '1']])
  await page.reload()
  await expect(minimums).toContainText('4 of 4')
  await expect(minimums).toContainText('Reached')
  await expectAccessibleAtAllWidths(page)

  await page.setViewportSize(DESKTOP)
  await step(page, batch, 'Mark as ordered')
  await step(page, batch, 'Mark as delivered')
  await page.setViewportSize(PHONE)
  await pickAll(page, batch)
  await handOut(page, batch, first)
  await page.setViewportSize(DESKTOP)

  await takeBack(page, second)
  await exchange(page, first)
  await expectOwnOrder(browser, first)

  await page.goto(`/admin/orders/sales?of=${batch}`)
  const sales = page.getByRole('region', { name: 'Sales by item and size' })
  for (const size of ['M', 'L', 'XL'])
    await expect(sales.getByRole('row', { name: new RegExp(`^Size ${size} 1 `) })).toBeVisible()
  await expect(sales.getByRole('row', { name: /^Size S / })).toHaveCount(0)
  await expectAccessibleAtAllWidths(page)
  await page.setViewportSize(DESKTOP)
  await beLoggedIn(page, 'finance@demo.club')
  await page.goto('/admin/money')
  await page.getByRole('link', { name: 'Store sales' }).click()
  await expect(page.getByRole('heading', { name: 'Sales by item and size' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Money' }).and(page.locator('[aria-current]'))).toBeVisible()
})

async function setMinimum(page: Page, pieces: number): Promise<void> {
  await page.goto('/admin/catalogue/storeitems?q=match+shorts')
  await untilHydrated(page)
  await page.getByRole('link', { name: 'PIVOT SHORTS 26 NAVY' }).click()
  await page.getByLabel('Supplier’s minimum').fill(String(pieces))
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.locator('.toasts .toast[data-tone=ok]')).toBeVisible()
}

/** Opens a batch and returns its id. */
async function openBatch(page: Page, title: string, expected: string): Promise<string> {
  await page.goto('/admin/orders/new')
  await untilHydrated(page)
  const modal = page.getByRole('dialog')
  await modal.getByLabel('Title').fill(title)
  await modal.getByLabel('Expected delivery').fill(expected)
  await modal.getByRole('button', { name: 'Open the batch' }).click()
  await notice(page, `Batch ${title} opened`)
  return new URL(page.url()).searchParams.get('open') ?? ''
}

/** Buys shorts by card as this member. */
async function buy(
  browser: Browser,
  email: string,
  sizes: [size: string, quantity: string][],
): Promise<Order> {
  const page = await browser.newPage()
  await beLoggedIn(page, email)
  await emptyCart(page)
  for (const [size, quantity] of sizes)
    await page.request.post('/store/cart', {
      form: { intent: 'add', id: SHORTS, size, quantity },
      maxRedirects: 0,
    })
  await page.goto('/store/checkout')
  await page.getByRole('button', { name: /^Pay £.* by card$/ }).click()
  await payByCard(page)
  await page.waitForURL(/reg=success/)
  const heading = page.getByRole('heading', { name: /^Order \d+$/ })
  const number = ((await heading.textContent()) ?? '').replace('Order ', '')
  const id = new URL(page.url()).searchParams.get('id') ?? ''
  await page.close()
  return { id, number }
}

async function step(page: Page, batch: string, name: string): Promise<void> {
  await page.goto(`/admin/orders?open=${batch}`)
  await untilHydrated(page)
  await page.getByRole('link', { name, exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name }).click()
  await notice(page, `The batch is now ${name.replace('Mark as ', '')}`)
}

async function pickAll(page: Page, batch: string): Promise<void> {
  await page.goto(`/admin/orders/${batch}/hand-out?show=pick`)
  await untilHydrated(page)
  await expectAccessibleAtAllWidths(page)
  await page.setViewportSize(PHONE)
  for (const size of ['S', 'M', 'XL']) {
    const row = page.getByRole('button', { name: new RegExp(`Size ${size}\\s?\\d`) })
    await row.click()
    await expect(row).toHaveAttribute('aria-pressed', 'true')
  }
  await expect(page.getByText('4 of 4 pieces picked')).toBeVisible()
}

/** Hands out everything of one order, and takes one tick off again. */
async function handOut(page: Page, batch: string, order: Order): Promise<void> {
  await page.goto(`/admin/orders/${batch}/hand-out`)
  await untilHydrated(page)
  const row = (size: string) =>
    page.getByRole('button', { name: new RegExp(`Order ${order.number}.*Size ${size}\\s?\\d`) })
  await row('M').click()
  await expect(page.getByText('2 of 4 pieces handed out')).toBeVisible()
  await row('XL').click()
  await expect(page.getByText('3 of 4 pieces handed out')).toBeVisible()
  await row('XL').click()
  await expect(page.getByText('2 of 4 pieces handed out')).toBeVisible()
  await expectAccessible(page)
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width, 'nothing is wider than the phone').toBe(PHONE.width)
}

/** Takes back the only item of an order that never arrived, with a refund to the card. */
async function takeBack(page: Page, { id, number }: Order): Promise<void> {
  await page.goto(`/admin/orders/order/${id}`)
  await untilHydrated(page)
  const modal = page.getByRole('dialog', { name: `Order ${number}` })
  await expectAccessible(page)
  await modal.getByLabel('Match shorts, navy, S').selectOption('1')
  await modal.getByLabel('Why').selectOption({ label: 'Never arrived' })
  await modal.getByLabel('Refund the card').first().check()
  await modal.getByRole('button', { name: 'Refund items' }).click()
  await notice(page, /^£\d+\.\d\d refunded$/)
  // A job updates the order after the refund.
  await expect(async () => {
    await page.goto(`/admin/orders/order/${id}`)
    await expect(modal.getByText('Refunded', { exact: true }).first()).toBeVisible({ timeout: 2000 })
  }).toPass()
  await modal.getByText('History').click()
  await expect(modal).toContainText('requested (never arrived)')
}

/** Exchanges one of two M for an L. */
async function exchange(page: Page, { id, number }: Order): Promise<void> {
  await page.goto(`/admin/orders/order/${id}`)
  await untilHydrated(page)
  const modal = page.getByRole('dialog', { name: `Order ${number}` })
  await modal.getByLabel('Item and new size').selectOption({ label: 'Match shorts, navy, M: for L' })
  await modal.getByRole('button', { name: 'Exchange' }).click()
  await notice(page, 'Match shorts, navy: exchanged for L')
  await mailNamed(page, `Your order ${number}: exchanged for size L`)
}

/** The buyer sees what was collected, and what waits after the exchange. */
async function expectOwnOrder(browser: Browser, { number }: Order): Promise<void> {
  const page = await browser.newPage()
  await beLoggedIn(page, 'finance@demo.club')
  await page.goto('/members/dashboard/?tab=3')
  const order = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: `Order ${number}` }) })
  const line = (words: string) => order.getByRole('listitem').filter({ hasText: words })
  await expect(line('1 × Match shorts, navy, size M')).toContainText(/Collected on \d/)
  for (const size of ['L', 'XL'])
    await expect(line(`1 × Match shorts, navy, size ${size}`)).toContainText('Ready to collect')
  await expectAccessibleAtAllWidths(page)
  await page.close()
}
