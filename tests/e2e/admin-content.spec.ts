import type { Page } from '@playwright/test'
import { button, open, publish } from '../support/admin.ts'
import {
  beLoggedIn,
  expect,
  expectAccessible,
  expectAccessibleAtAllWidths,
  notice,
  press,
  test,
} from '../support/browser.ts'
import { aSupplierRow, asFile } from '../support/supplier-list.ts'

const CONFIGURATION = '/admin/content/configurations'

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 1440, height: 900 } })

/** Runs in the browser: reads a list without its scripts, which are the same for all types. Returns the first entry. */
async function readList(path: string) {
  const answer = await fetch(path)
  const list = new DOMParser().parseFromString(await answer.text(), 'text/html')
  return { url: answer.url, first: list.querySelector('.admin-table .name')?.getAttribute('href') ?? '' }
}

/** Saves the unchanged form and expects that nothing is reported as changed. */
async function savesUnchanged(page: Page, path: string) {
  await open(page, path)
  const save = page.locator('button[name="intent"][value="publish"]')
  if ((await save.count()) === 0) return false
  await save.click()
  await notice(page, 'Nothing has changed')
  return true
}

test('list, editor, pictures and configuration pass axe and fit at all widths [resolutions E11]', async ({
  page,
}) => {
  await beLoggedIn(page, 'administrator@demo.club')
  await open(page, '/admin/content/events')
  const event = (await page.locator('.admin-table .name').first().getAttribute('href')) ?? ''
  const parts = ['Announcement', 'Home images', 'Main menu', 'Questions']
  for (const path of [
    '/admin/content',
    '/admin/content/events',
    event,
    '/admin/content/media',
    ...parts.map((part) => `${CONFIGURATION}?part=${encodeURIComponent(part)}`),
  ]) {
    await open(page, path)
    if (path === event) await expect(page.getByRole('toolbar').first()).toBeVisible()
    await expectAccessibleAtAllWidths(page)
  }
})

test('an untouched entry of every type opens and saves without a change [API-042, SYS-005, resolutions E11]', async ({
  page,
}) => {
  await beLoggedIn(page, 'administrator@demo.club')
  await open(page, '/admin/content')
  const types = await page
    .locator('.type-card')
    .evaluateAll((cards) => cards.map((card) => card.getAttribute('href') ?? ''))
  expect(types.length).toBeGreaterThan(20)
  const unwritten: string[] = []
  for (const type of types) {
    const { url, first } = await page.evaluate(readList, type)
    if (url.includes('configurations/')) continue
    // The demo club has sent no e-mails yet.
    if (type.endsWith('/notifications')) continue
    if (!(await savesUnchanged(page, first))) unwritten.push(type.split('/').at(-1) ?? '')
  }
  expect(unwritten.toSorted()).toEqual(['emailresults', 'formresults', 'storebatches', 'storeorders'])
  await open(page, CONFIGURATION)
  const links = page.getByRole('navigation', { name: 'Parts' }).getByRole('link')
  const parts = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  const ofConfiguration = parts.filter((path) => path.includes('part='))
  expect(ofConfiguration.length).toBeGreaterThan(4)
  for (const path of ofConfiguration) expect(await savesUnchanged(page, path), path).toBe(true)
})

test('a list is searched while typing, narrowed by a filter, and shown in full again [resolutions E11]', async ({
  page,
}) => {
  await beLoggedIn(page, 'administrator@demo.club')
  await open(page, '/admin/content/members')
  const rows = page.getByRole('status').filter({ hasText: /^\d+ rows?$/ })
  await page.getByRole('searchbox').pressSequentially('kovac')
  await expect(rows).toHaveText('1 row')
  await expect(page.getByRole('link', { name: 'Ana Kovačević' })).toBeVisible()
  const active = page.getByRole('combobox', { name: 'Active' })
  await active.selectOption('false')
  await expect(page).toHaveURL(/q=kovac.*Active=false/)
  await expect(page.getByText('Nothing matches.')).toBeVisible()
  await page.getByRole('link', { name: 'Show all' }).click()
  await expect(rows).not.toHaveText('1 row')
  await expect(active).toHaveValue('')
  await expect(page.getByRole('searchbox')).toHaveValue('')
})

test('changes to the announcement, home pictures and menu are visible to the next visitor [CNT-011, CNT-012, SYS-035, SYS-071]', async ({
  page,
  browser,
}) => {
  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto('/')
  await beLoggedIn(page, 'administrator@demo.club')
  await open(page, CONFIGURATION)
  await expect(page.getByRole('toolbar')).toBeVisible()
  await page.getByRole('textbox', { name: /announcement/ }).click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(' Bring water.')
  await publish(page)
  await visitor.goto('/')
  await expect(visitor.locator('.announcement')).toContainText('Bring water.')

  await page.getByRole('link', { name: 'Footer menu' }).click()
  await button(page, 'Add a line').last().click()
  const line = page.locator('.shape-list').first().locator(':scope > .shape-item').last()
  await line.getByLabel('Title', { exact: true }).first().fill('Song of the club')
  await line.getByLabel('Link', { exact: true }).first().fill('/gd/join-us')
  await line.getByLabel('Leads to').first().selectOption('page')
  await publish(page)
  await visitor.goto('/')
  await expect(
    visitor.getByRole('contentinfo').getByRole('link', { name: 'Song of the club' }),
  ).toHaveAttribute('href', '/gd/join-us')

  await page.getByRole('link', { name: 'Home images' }).click()
  const pictures = page.locator('.shape-list > .shape-item')
  await expect(page.getByRole('group', { name: 'Home page pictures' })).toBeVisible()
  const before = await pictures.count()
  await button(page, 'Add a picture').click()
  await pictures.last().getByRole('button', { name: 'Choose a picture' }).click()
  await page.getByRole('dialog').locator('.library button').first().click()
  await publish(page)
  await expect(pictures).toHaveCount(before + 1)
  const added = pictures.last()
  await added
    .getByRole('button', { name: /^Remove / })
    .last()
    .click()
  await publish(page)
  await expect(pictures).toHaveCount(before)
})

test('a menu entry is moved by keyboard and by dragging, and the site follows [ADM-024]', async ({
  page,
}) => {
  await beLoggedIn(page, 'administrator@demo.club')
  await open(page, '/admin/menu')
  await expectAccessible(page)
  const main = page.getByRole('region', { name: 'Main menu' })
  const entries = main.locator('li b')
  const before = await entries.allInnerTexts()
  const at = before.indexOf('Games')
  const swapped = before.with(at, before[at + 1] ?? '').with(at + 1, 'Games')
  const down = main.getByRole('button', { name: 'Move Games down' })
  await press(down, 'Enter')
  await expect(entries).toHaveText(swapped)
  await expect(down).toBeFocused()
  const games = main.getByRole('listitem').filter({ hasText: 'Games' })
  const other = main.getByRole('listitem').filter({ hasText: swapped[at] ?? '' })
  await expect(async () => {
    await games.dragTo(other, { targetPosition: { x: 150, y: 6 } })
    await expect(entries).toHaveText(before, { timeout: 3000 })
  }).toPass()
})

test('buttons are disabled and the progress line is shown while an action is running [SYS-027, SYS-030]', async ({
  page,
}) => {
  await beLoggedIn(page, 'administrator@demo.club')
  await open(page, '/admin/content/venues')
  await page.locator('.admin-table .name').first().click()
  let answer = () => {}
  const waits = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/*.data*', async (route) => {
    await waits
    await route.continue()
  })
  await page.locator('button[name="intent"][value="publish"]').click()
  await expect(page.getByRole('button', { name: 'Saving…' })).toBeDisabled()
  await expect(page.getByRole('progressbar', { name: 'Loading' })).toBeAttached()
  answer()
  await notice(page, 'Nothing has changed')
  await expect(page.getByRole('progressbar', { name: 'Loading' })).toHaveCount(0)
})

test('the shop manager previews the supplier’s list before it is written [STO-018]', async ({ page }) => {
  await beLoggedIn(page, 'shop@demo.club')
  await open(page, '/admin/catalogue')
  await page.getByRole('link', { name: 'Supplier’s list' }).click()
  const list = Buffer.from(asFile([aSupplierRow({ itemId: '990011', itemTitle: 'WARM UP JACKET' })]))
  const file = { name: 'items.json', mimeType: 'application/json', buffer: list }
  await page.getByLabel('List of items').setInputFiles(file)
  await button(page, 'Preview changes').click()
  await expect(page.getByRole('heading', { name: /^1 new item, 0 changed/ })).toBeVisible()
  await expectAccessible(page)
  await button(page, 'Import').click()
  await expect(page.locator('.toasts .toast[data-tone=ok]')).toBeVisible()
  await open(page, '/admin/catalogue/storeitems?q=warm+up')
  await expect(page.getByRole('link', { name: /WARM UP JACKET/i })).toBeVisible()
})

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false })

  test('an entry is found, edited as HTML, saved as a draft, compared and published with links and forms only [resolutions E11]', async ({
    page,
  }) => {
    await beLoggedIn(page, 'administrator@demo.club')
    await page.goto('/admin/content/posts')
    await page.getByRole('searchbox').fill('safeguarding')
    await page.keyboard.press('Enter')
    await page.getByRole('link', { name: 'Safeguarding' }).click()
    const text = page.getByLabel(/^Content/)
    await text.fill(`${await text.inputValue()}<p>Read by everybody.</p>`)
    await button(page, 'Save draft').click()
    await notice(page, 'Draft saved')
    await button(page, 'Publish changes').click()
    await notice(page, 'Post updated')
    await page.getByRole('link', { name: 'Compare and restore' }).first().click()
    await expect(page.getByText('Read by everybody.').first()).toBeVisible()
    await page.goto('/gd/safeguarding')
    await expect(page.getByText('Read by everybody.')).toBeVisible()
  })
})
