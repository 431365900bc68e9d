import type { Page } from '@playwright/test'
import {
  beLoggedIn,
  emptyCart,
  expect,
  expectAccessible,
  expectAccessibleAtAllWidths,
  notice,
  press,
  test,
} from '../support/browser.ts'

const SHIRT = '/store/product/2600101'
const DESKTOP = { width: 1440, height: 900 }
const size = (page: Page, name: string) => page.getByRole('radio', { name: new RegExp(`^${name} `) })
const add = (page: Page) => page.getByRole('button', { name: /^Add to cart/ })
const category = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 })

test('the search needs at least three non-space characters, and Enter submits it [STO-008, STO-009, STO-010]', async ({
  page,
}) => {
  await page.goto('/store/search')
  const input = page.getByLabel('What are you looking for?')
  const button = page.getByRole('button', { name: 'Search' })
  for (const typed of ['', 'sh', ' sh ', '   ']) {
    await input.fill(typed)
    await expect(button).toBeDisabled()
    await input.press('Enter')
    await expect(page).toHaveURL(/\/store\/search$/)
  }
  await input.fill('shorts')
  await expect(button).toBeEnabled()
  await input.press('Enter')
  await expect(page).toHaveURL(/\/store\/search\?q=shorts/)
  await expect(page.getByText(/1 to \d+ of \d+ items/)).toBeVisible()
  await expect(category(page).filter({ hasText: 'Match shorts, navy' })).toBeVisible()
})

test('a misspelt word finds a suggestion and names it [STO-008]', async ({ page }) => {
  await page.goto('/store/search')
  await page.getByLabel('What are you looking for?').fill('keepr shrit')
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(
    page.getByText('No results for “keepr shrit”. Showing results for “keeper shirt” instead.'),
  ).toBeVisible()
  await expect(category(page).first()).toHaveText(/^Keeper shirt/)
})

test('filters, sort order and page of a list are part of its address', async ({ page, browser }) => {
  await page.setViewportSize(DESKTOP)
  await page.goto('/store/match-shirts')
  await page.getByLabel('Size in stock').selectOption('XXL')
  await page.getByLabel('Sort by').selectOption('Price')
  await page.getByRole('button', { name: 'Show' }).click()
  await page.waitForURL(/size=XXL&gender=&sort=price/)
  const shown = await category(page).allTextContents()
  expect(shown).toContain('Referee shirt')
  expect(shown).not.toContain('Match shirt, home')
  expect(shown.indexOf('Blank match shirt, navy')).toBeLessThan(shown.indexOf('Referee shirt'))
  const other = await browser.newPage()
  await other.goto(page.url())
  expect(await category(other).allTextContents()).toEqual(shown)
  await expect(other.getByLabel('Size in stock')).toHaveValue('XXL')
  await other.close()
})

test('the menu is next to the page on a wide screen and marks the current category [STO-015]', async ({
  page,
}) => {
  await page.setViewportSize(DESKTOP)
  await page.goto('/store')
  const menu = page.getByRole('navigation', { name: 'Store' })
  await expect(menu.getByRole('link', { name: 'View cart' })).toBeVisible()
  await expect(menu.getByText('Empty cart')).toHaveCount(0)
  await menu.getByRole('link', { name: 'Official LGD' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Official LGD' })).toBeVisible()
  await menu.getByRole('link', { name: 'Hoodies' }).click()
  await expect(page).toHaveTitle('Hoodies · London GD Store')
  await expect(menu.getByRole('link', { name: 'Hoodies' })).toHaveAttribute('aria-current', 'page')
  await expect(menu.locator('li img')).toHaveCount(10)
})

test('a button on a phone opens the categories, also by keyboard, and Escape closes them [STO-017]', async ({
  page,
}) => {
  await page.goto('/store')
  const button = page.getByRole('button', { name: /Category: all/ })
  await expect(page.locator('#categories').getByRole('link', { name: 'Bags' })).toBeHidden()
  await button.press('Enter')
  await expect(page.locator('#categories').getByRole('link', { name: 'Bags' })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()
  await button.click()
  await page.locator('#categories').getByRole('link', { name: 'Balls' }).click()
  await expect(page.getByRole('button', { name: 'Category: Balls' })).toBeVisible()
})

test('a visitor sees the price, cannot buy, and returns to the item and choice after login [STO-003, STO-014, STO-026]', async ({
  page,
}) => {
  await page.goto(SHIRT)
  await expect(page.getByText('£42.00', { exact: true })).toBeVisible()
  await size(page, 'M').check({ force: true })
  await page.getByLabel('Initials').fill('éb')
  await page.getByLabel('Number').selectOption('98')
  await page.getByLabel('Quantity').selectOption('2')
  await expect(add(page)).toBeDisabled()
  await expect(
    page.getByText('Only registered members of the club can purchase items from the store'),
  ).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click()
  await expect(page).toHaveURL(/\/members\/access\/\?next=%?\/?.*2600101/)
  await page.getByLabel('E-mail or username').fill('member@demo.club')
  await page.getByLabel('Password').fill('seven-metre-throw')
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
  await page.waitForURL(`**${SHIRT}?**`)
  await expect(page.getByText('£33.60', { exact: true })).toBeVisible()
  await expect(size(page, 'M')).toBeChecked()
  await expect(page.getByLabel('Initials')).toHaveValue('ÉB')
  await expect(page.getByRole('img', { name: 'Back, personalised ÉB and 98' })).toBeVisible()
  await page.getByLabel('Initials').fill('')
  await expect(page.getByRole('img', { name: 'Back, personalised 98' })).toBeVisible()
  await page.getByLabel('Initials').fill('éb')
  await expect(page.getByLabel('Number')).toHaveValue('98')
  await expect(add(page)).toHaveText('Add to cart, £82.80')
})

test('a sold-out size is shown but not selectable, and the button asks for a missing size [STO-022, STO-023, STO-024, STO-025, STO-026]', async ({
  page,
}) => {
  await beLoggedIn(page, 'member@demo.club')
  await page.goto(SHIRT)
  await add(page).click()
  await expect(page.getByText('Choose a size')).toBeVisible()
  await expect(size(page, 'XXL')).toBeDisabled()
  // The page's script may still be loading.
  await expect(async () => {
    await page.locator('.option', { hasText: 'XXL' }).click({ force: true })
    await expect(page.getByText('There is no stock available for the size XXL')).toBeVisible({
      timeout: 1000,
    })
  }).toPass()
  await size(page, 'M').check({ force: true })
  await expect(page.getByText('There is no stock')).toBeHidden()
  await expect(add(page)).toBeEnabled()
  await page.goto(`${SHIRT}?size=XXL`)
  await expect(page.getByText('There is no stock available for the size XXL')).toBeVisible()
  await expect(size(page, 'XXL')).not.toBeChecked()
})

test('the preview and the total follow the typed personalisation, and taken numbers cannot be chosen [STO-011, STO-021, STO-028, STO-029, STO-030]', async ({
  page,
}) => {
  await beLoggedIn(page, 'member@demo.club')
  await page.goto(SHIRT)
  await page.getByLabel('Initials').fill('g1')
  const preview = page.locator('[data-preview]')
  await expect(preview.locator('[data-initials]')).toHaveText('G')
  await page.getByLabel('Initials').fill('gdé')
  await expect(preview.locator('[data-initials]')).toHaveText('GDÉ')
  await page.getByLabel('Initials').pressSequentially('x')
  await expect(page.getByLabel('Initials')).toHaveValue('gdé')
  const number = page.getByLabel('Number')
  await number.selectOption('83')
  await expect(preview.locator('[data-shirt-number]')).toHaveText('83')
  await expect(add(page)).toHaveText(/£41\.40$/)
  await page.getByLabel('Quantity').selectOption('2')
  await expect(add(page)).toHaveText(/£82\.80$/)
  const taken = number.locator('option', { hasText: 'taken by' })
  expect(await taken.count()).toBeGreaterThan(0)
  await expect(taken.first()).toBeDisabled()
})

test('a member adds an item by keyboard, and the notice links to the cart with its item count [STO-015, STO-016, STO-027, STO-032]', async ({
  page,
}) => {
  await beLoggedIn(page, 'member@demo.club')
  await emptyCart(page)
  await page.goto(SHIRT) // another journey buys the last S of the away shirt
  await press(size(page, 'XS'), 'Space')
  await page.keyboard.press('ArrowRight')
  await expect(size(page, 'S')).toBeChecked()
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Initials')).toBeFocused()
  await page.keyboard.type('ak')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Quantity')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(add(page)).toBeFocused()
  await page.keyboard.press('Enter')
  const added = page.getByRole('status').filter({ hasText: '1 x Match shirt, home added to the cart' })
  await expect(add(page)).toBeFocused()
  await expect(add(page)).toHaveAccessibleDescription(/added to the cart/)
  await added.getByRole('link', { name: 'View cart' }).click()
  await expect(page).toHaveURL(/\/store\/checkout$/)
  await expect(page.getByRole('main').locator('.personalised-shirt')).toContainText('AK')
  await page.goto('/store')
  await expect(page.getByRole('link', { name: 'View cart 1 item' })).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
  await page.getByText('Empty cart').click()
  await page.getByRole('button', { name: 'Yes, empty it' }).click()
  await notice(page, 'Your cart is empty')
})

test('pictures are chosen from thumbnails [STO-011]', async ({ page }) => {
  await page.setViewportSize(DESKTOP)
  await page.goto(SHIRT)
  const pictures = page.getByRole('list', { name: 'Pictures' }).getByRole('listitem')
  await expect(pictures.first()).toBeInViewport({ ratio: 0.9 })
  await page.getByRole('navigation', { name: 'Pictures' }).getByRole('link').nth(1).click()
  await expect(pictures.nth(1)).toBeInViewport({ ratio: 0.9 })
  await expect(pictures.first()).not.toBeInViewport({ ratio: 0.5 })
})

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false })

  test('search, filters, categories and buying work [STO-009, STO-010, STO-011, STO-014, STO-017, STO-032]', async ({
    page,
  }) => {
    await page.goto('/store/search')
    const input = page.getByLabel('What are you looking for?')
    await input.fill('sh')
    await input.press('Enter')
    await expect(page).toHaveURL(/\/store\/search$/)
    await input.fill('shorts')
    await page.getByRole('button', { name: 'Search' }).click()
    await expect(category(page).filter({ hasText: 'Match shorts, navy' })).toBeVisible()
    await page.getByText('Filter and sort').click()
    await page.getByLabel('Sort by').selectOption('Price')
    await page.getByRole('button', { name: 'Show' }).click()
    await expect(page).toHaveURL(/q=shorts.*sort=price/)
    await page.getByRole('button', { name: /Category/ }).click()
    await page.locator('#categories').getByRole('link', { name: 'Bags' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Bags' })).toBeVisible()

    await page.goto('/store/product/2600402')
    await page.getByLabel('Initials').fill('mk')
    await page.getByLabel('Quantity').selectOption('4')
    await page.getByRole('button', { name: 'Log in and keep what you chose' }).click()
    // Another journey uses the member's cart.
    await page.getByLabel('E-mail or username').fill('coach@demo.club')
    await page.getByLabel('Password').fill('seven-metre-throw')
    await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
    await expect(page.getByLabel('Initials')).toHaveValue('MK')
    await expect(page.getByLabel('Quantity')).toHaveValue('4')

    await page.goto('/store/product/2600103?size=152')
    await expect(page.getByRole('radio', { name: /^152 / })).toBeChecked()
    await page.getByLabel('Initials').fill('mk')
    await add(page).click()
    await expect(page.getByText('1 x Match shirt, juniors added to the cart')).toBeVisible()
  })
})

const PAGES = ['/store', '/store/match-shirts', '/store/official', '/store/search?q=shrit', SHIRT]
test('the store’s pages are accessible and fit at all widths', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const address of PAGES) {
    await page.goto(address)
    await expectAccessibleAtAllWidths(page)
  }
  await beLoggedIn(page, 'member@demo.club')
  await page.goto(SHIRT)
  await size(page, 'M').check({ force: true })
  await expectAccessibleAtAllWidths(page)
})
