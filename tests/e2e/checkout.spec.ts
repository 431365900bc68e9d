import type { Page } from '@playwright/test'
import {
  beLoggedIn,
  emptyCart,
  expect,
  expectAccessible,
  expectAccessibleAtAllWidths,
  notice,
  test,
} from '../support/browser.ts'
import { payByCard } from '../support/checkout-page.ts'
import { aSupplierLink } from '../support/supplier-link.ts'

/** A personalised item with enough stock in medium sizes. */
const SHIRT = '/store/product/2600101'
// The tests run one after the other with members that other journeys do not use, because a member has one cart.
test.describe.configure({ mode: 'default' })

const PLACED = 'Order placed successfully. Please find the details below'

type Line = { id: string; size: string; quantity?: string; initials?: string; dorsal?: string }

/** Adds an item to the cart by submitting its form. */
async function add(page: Page, { quantity = '1', ...line }: Line) {
  const answer = await page.request.post('/store/cart', {
    form: { intent: 'add', quantity, ...line },
    maxRedirects: 0,
  })
  expect(answer.status()).toBe(303)
}

test('a member buys a personalised shirt: product page, cart, checkout session and summary with its batch [STO-001, STO-011, STO-032, STO-042, STO-047, BAT-003]', async ({
  page,
}) => {
  await beLoggedIn(page, 'shop@demo.club')
  await emptyCart(page)
  await page.goto(SHIRT)
  await page.getByRole('radio', { name: /^M / }).check({ force: true })
  await page.getByLabel('Initials').fill('CR')
  await page.getByLabel('Number', { exact: true }).selectOption('16')
  await page.getByRole('button', { name: /^Add to cart/ }).click()
  await expect(page.getByText('1 x Match shirt, home added to the cart')).toBeVisible()
  await page.goto('/store/checkout')
  await expect(page.getByText('Personalised CR and 16')).toBeVisible()
  await page.getByLabel('Special request').fill('Wrap it, please.')
  await page.getByRole('button', { name: /^Pay £.* by card$/ }).click()
  await payByCard(page)

  await page.waitForURL(/reg=success/)
  await expect(page.getByText(PLACED)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Thank you, Chloé' })).toBeVisible()
  await expect(page.getByText('Wrap it, please.')).toBeVisible()
  await expect(page.getByText(/Christmas: open, expected/)).toBeVisible()
  await page.goto('/store/checkout')
  await expect(page.getByText('Your cart is empty. Choose a category to find something.')).toBeVisible()
})

test.describe('with a card that is declined', () => {
  test.use({ expectedErrors: [/402 \(Payment Required\)/] })

  test('nothing is ordered, and the next card works [STO-048, STO-054]', async ({ page }) => {
    await beLoggedIn(page, 'coach@demo.club')
    await emptyCart(page)
    await add(page, { id: '2600301', size: 'S' })
    await page.goto('/store/checkout')
    await page.getByRole('button', { name: /^Pay £/ }).click()
    await payByCard(page, '4000000000000002')
    await expect(page.getByText(/declined/i).first()).toBeVisible()
    await payByCard(page)
    await page.waitForURL(/reg=success/)
    await expect(page.getByText(PLACED)).toBeVisible()
  })
})

test.describe('with scripts off and by keyboard', () => {
  test.use({ javaScriptEnabled: false })

  test('a buyer returning from the checkout session keeps the cart, changes it without losing the request, and empties it [STO-016, STO-036, STO-037, STO-042, STO-052, STO-057]', async ({
    page,
  }) => {
    await beLoggedIn(page, 'shop@demo.club')
    await emptyCart(page)
    await add(page, { id: '2600301', size: 'M', quantity: '2' })
    await page.goto('/store/checkout')
    await page.getByRole('button', { name: /^Pay £/ }).press('Enter')
    await page.waitForURL(/\/pay\//)
    await page.getByRole('link', { name: 'Back' }).click()
    await page.waitForURL(/reg=cancel/)
    await expect(page.getByText('Payment has been cancelled. Nothing was charged')).toBeVisible()
    await page.getByLabel('Special request').fill('Long sleeves, please')
    await page.getByRole('button', { name: /^Decrease quantity: / }).press('Enter')
    await notice(page, 'Order updated')
    await expect(page.getByRole('button', { name: /^Decrease quantity: / })).toBeFocused()
    await expect(page.getByLabel('Special request')).toHaveValue('Long sleeves, please')
    await page.getByText('Empty cart').press('Enter')
    await page.getByRole('button', { name: 'Yes, empty it' }).press('Enter')
    await expect(page.getByText('Your cart is empty. Choose a category to find something.')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Your cart' })).toBeFocused()
  })
})

test.describe('another buyer was faster', () => {
  test.use({ expectedErrors: [/409 \(Conflict\)/] })

  test('the last piece is sold once, and the later buyer is refused before paying [STO-025, STO-054]', async ({
    page,
    browser,
  }) => {
    const last = { id: '2600102', size: 'S' } // the demo has one
    await beLoggedIn(page, 'finance@demo.club')
    await emptyCart(page)
    await add(page, last)
    const other = await browser.newPage()
    await beLoggedIn(other, 'administrator@demo.club')
    await emptyCart(other)
    await add(other, last)
    await page.goto('/store/checkout')
    await other.goto('/store/checkout')
    await other.getByRole('button', { name: /^Pay £/ }).click()
    await other.waitForURL(/\/pay\//)

    await page.getByRole('button', { name: /^Pay £/ }).click()
    await expect(page.getByText('Nothing was charged.')).toBeVisible()
    await expect(page.getByText('There is no stock available for the size S')).toBeVisible()
    await expect(page.getByRole('button', { name: /^Pay £/ })).toBeDisabled()
    await other.close()
    await emptyCart(page)
  })
})

test('visitors cannot buy, find the login, and see an empty cart [STO-003, STO-043, STO-044]', async ({
  page,
  context,
}) => {
  await page.goto('/store/checkout')
  await expect(page.getByText('Your cart is empty. Choose a category to find something.')).toBeVisible()
  const url = new URL(page.url()).origin
  await context.addCookies([{ name: 'cart', value: '!2600101~M~1~~', url }])
  await page.reload()
  await expect(
    page.getByText('Only registered members of the club can purchase items from the store'),
  ).toBeVisible()
  await expect(page.getByRole('link', { name: 'Log in and pay' })).toHaveAttribute(
    'href',
    '/members/access/?next=/store/checkout',
  )
  await expectAccessible(page)
})

test('the administrator places a club order without a card [STO-053, STO-061]', async ({ page }) => {
  await beLoggedIn(page, 'administrator@demo.club')
  await emptyCart(page)
  await add(page, { id: '2600401', size: 'XL', quantity: '2' })
  await page.goto('/store/checkout')
  await page.getByRole('button', { name: 'Place as club order, without payment' }).click()
  await page.waitForURL(/reg=success/)
  await expect(page.getByText(PLACED)).toBeVisible()
  await expect(page.getByText('A club order, without payment.')).toBeVisible()
})

test('cart, order and own orders are accessible and fit at all widths [STO-041]', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await beLoggedIn(page, 'coach@demo.club')
  await page.goto('/members/dashboard/?tab=3')
  const summary = await page.getByRole('link', { name: 'Order 1003' }).getAttribute('href')
  await add(page, { id: '2601303', size: 'M', quantity: '2' })
  for (const path of ['/members/dashboard/?tab=3', summary ?? '', '/store/checkout']) {
    await page.goto(path)
    await expectAccessibleAtAllWidths(page)
  }
})

test(`a supplier reads the batch without a login, prints it and downloads the CSV [BAT-010, BAT-011]`, async ({
  page,
}) => {
  await page.goto(await aSupplierLink())
  await expect(page.getByRole('heading', { name: 'Order for Christmas' })).toBeVisible()
  await expect(page.getByRole('cell', { name: 'AKV' }).first()).toBeVisible()
  await expect(page.getByText('Ana Kovačević')).toHaveCount(0)
  await expectAccessibleAtAllWidths(page)
  const [table] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download CSV' }).click(),
  ])
  expect(table.suggestedFilename()).toBe('batch.csv')
  await page.getByRole('link', { name: 'Personalisation only' }).click()
  await expect(page.getByRole('heading', { name: 'Personalisation for Christmas' })).toBeVisible()
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '')
  })
  await page.getByRole('button', { name: 'Print', exact: true }).click()
  await expect(page.locator('body')).toHaveAttribute('data-printed')
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await page.setViewportSize({ width: 700, height: 990 })
  await expect(page.getByRole('link', { name: 'Download CSV' })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Print', exact: true })).toBeHidden()
  await expect(page.getByRole('columnheader', { name: 'Number' })).toBeVisible()
  const paper = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  expect(['rgb(255, 255, 255)', 'rgba(0, 0, 0, 0)']).toContain(paper)
})

test.describe('an expired link', () => {
  test.use({ expectedErrors: [/404 \(Not Found\)/] })

  test('says so in one sentence [BAT-012]', async ({ page }) => {
    await page.goto('/admin/shopexternal')
    await expect(page.getByRole('alert')).toHaveText(
      'This link does not lead to a batch. Ask the club for a new one',
    )
    await expectAccessible(page)
  })
})
