import type { Page } from '@playwright/test'
import { button, open, publish } from '../support/admin.ts'
import { beLoggedIn, expect, expectAccessible, notice, test, untilHydrated } from '../support/browser.ts'

const POSTS = '/admin/content/posts'

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  viewport: { width: 1440, height: 900 },
  expectedErrors: [/4(?:22 \(Unprocessable|09 \(Conflict)/],
})

const textOf = (page: Page, name: string) => page.getByRole('textbox', { name })

/** Publishes a post and returns the address of its editor. */
async function aPost(page: Page, title: string, words: string): Promise<string> {
  await open(page, `${POSTS}/new`)
  await page.getByLabel('Title', { exact: true }).fill(title)
  await expect(page.getByRole('toolbar')).toBeVisible()
  await textOf(page, 'Content').fill(words)
  await publish(page)
  return new URL(page.url()).pathname
}

test('a post with a heading, a link and a picture is saved as a draft, previewed, published, and visible at once [API-042, SYS-035, resolutions A15, E11]', async ({
  page,
  browser,
}) => {
  const visitor = await (await browser.newContext()).newPage()
  await beLoggedIn(page, 'administrator@demo.club')
  await open(page, '/admin/content')
  await page.getByRole('link', { name: /^Posts/ }).click()
  await page.getByRole('link', { name: 'New post' }).click()
  await page.getByLabel('Title', { exact: true }).fill('A hall of our own')
  await textOf(page, 'Content').click()
  await button(page, 'Heading H2').click()
  await page.keyboard.type('Where')
  await page.keyboard.press('Enter')
  await button(page, 'Bold').click()
  await page.keyboard.type('In Brentford')
  await button(page, 'Bold').click()
  await button(page, 'Link').click()
  await page.getByLabel('Link address').fill('/gd/join-us')
  await page.keyboard.press('Enter')
  await button(page, 'Image').click()
  const library = page.getByRole('dialog', { name: 'Choose a picture' })
  await expect(library.getByText(/^\d+ of \d+$/)).toBeVisible()
  await expectAccessible(page)
  await library.locator('.library button').first().click()
  await expect(textOf(page, 'Content').locator('img')).toBeVisible()
  await button(page, 'Choose a picture').first().click()
  await library.getByLabel('Search pictures').fill('no such picture anywhere')
  await expect(library.getByText('0 of 0')).toBeVisible()
  await library.getByLabel('Search pictures').fill('')
  await library.locator('.library button').first().click()
  await expect(button(page, 'Replace')).toBeVisible()

  await button(page, 'Save draft').click()
  await notice(page, 'Draft saved')
  expect((await visitor.goto('/gd/a-hall-of-our-own'))?.status()).toBe(404)
  await button(page, 'Preview').click()
  await expect(page.getByText('Only editors see this.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Where' })).toBeVisible()
  await page.getByRole('link', { name: 'Back to editing' }).click()
  await untilHydrated(page)
  await publish(page)
  await visitor.goto('/gd/a-hall-of-our-own')
  await expect(visitor.getByRole('heading', { level: 2, name: 'Where' })).toBeVisible()
  await expect(visitor.locator('strong', { hasText: 'In Brentford' })).toBeVisible()
  await expect(visitor.locator('main a[href="/gd/join-us"]').first()).toBeVisible()
  await expect(visitor.locator('main img[src^="/files/"]').first()).toBeVisible()

  await page.getByLabel('Title', { exact: true }).fill('A hall of our own at last')
  const shownBefore = await page.locator('.toast').elementHandle()
  await publish(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A hall of our own at last')
  const isShown = () => shownBefore?.isVisible()
  await expect.poll(isShown, 'the same words again are another notice').toBe(false)
  await visitor.reload()
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('A hall of our own at last')
})

test('a draft is scheduled for publication, and the time is removed again [API-042, resolutions E11]', async ({
  page,
}) => {
  await beLoggedIn(page, 'administrator@demo.club')
  await aPost(page, 'Soon to change', 'Words of today')
  await textOf(page, 'Content').fill('Words of tomorrow')
  await button(page, 'Save draft').click()
  await notice(page, 'Draft saved')
  await expect(page.getByText('Unpublished changes')).toBeVisible()
  await page.getByRole('link', { name: 'Publish later' }).click()
  const modal = page.getByRole('dialog')
  await modal.getByLabel(/^Date and time/).fill('2020-01-01T10:00')
  await button(page, 'Set the time').click()
  await expect(modal.getByText('This time has passed').first()).toBeVisible()
  await expect(modal.getByLabel(/^Date and time/)).toHaveValue('2020-01-01T10:00')
  await expectAccessible(page)
  await modal.getByLabel(/^Date and time/).fill('2090-01-01T10:00')
  await button(page, 'Set the time').click()
  await notice(page, 'The draft is scheduled')
  await expect(page.getByText(/Will be published on/)).toBeVisible()
  await page.getByRole('link', { name: 'Change time' }).click()
  await expect(modal.getByLabel(/^Date and time/)).toHaveValue('2090-01-01T10:00')
  await modal.getByLabel(/^Date and time/).fill('')
  await button(page, 'Set the time').click()
  await notice(page, 'The draft is no longer scheduled')
  await expect(page.getByText(/Will be published on/)).toHaveCount(0)
  await expect(page.getByText('Unpublished changes')).toBeVisible()
})

test('an earlier version is compared line by line and restored [API-043, resolutions E22]', async ({
  page,
}) => {
  await beLoggedIn(page, 'administrator@demo.club')
  await aPost(page, 'House rules', 'Be on time')
  await textOf(page, 'Content').fill('Be early')
  await publish(page)
  await page.getByRole('link', { name: 'Compare and restore' }).first().click()
  const modal = page.getByRole('dialog')
  await expect(modal.getByText('Be on time')).toBeVisible()
  await expect(modal.getByText('Be early')).toBeVisible()
  await expectAccessible(page)
  await button(page, 'Restore this version').click()
  await notice(page, 'Restored')
  await expect(textOf(page, 'Content')).toHaveText('Be on time')
  await expect(page.getByRole('link', { name: 'Compare and restore' })).toHaveCount(2)
})

test('input is disabled while a save is pending, because the response would overwrite it', async ({
  page,
}) => {
  await beLoggedIn(page, 'administrator@demo.club')
  await aPost(page, 'Songs of the club', 'One, two')
  await page.getByLabel(/^Subtitle/).fill('Sung on the way home')
  const loading = Promise.withResolvers<void>()
  await page.route(/\.data/, async (route) => {
    if (route.request().method() === 'GET') await loading.promise
    await route.continue()
  })
  const answered = page.waitForResponse((answer) => answer.request().method() === 'POST')
  await button(page, 'Publish').click()
  await answered
  await expect(page.locator('#entry')).toHaveAttribute('inert')
  loading.resolve()
  await expect(page.locator('#entry')).not.toHaveAttribute('inert')
  await expect(page.getByLabel(/^Subtitle/)).toHaveValue('Sung on the way home')
})

test('the second of two editors of an entry keeps the typed text and sees both versions [API-043, resolutions E22]', async ({
  page,
  browser,
}) => {
  await beLoggedIn(page, 'administrator@demo.club')
  const path = await aPost(page, 'Lift to Leeds', 'Two cars')
  const other = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage()
  await beLoggedIn(other, 'administrator@demo.club')
  await open(other, path)
  await expect(other.getByRole('toolbar')).toBeVisible()
  await textOf(page, 'Content').fill('Three cars')
  await publish(page)
  await other.getByLabel(/^Subtitle/).fill('Meet at six')
  await textOf(other, 'Content').fill('One bus')
  await button(other, 'Publish').click()
  await expect(other.getByText(/Someone else has saved this since you opened it/)).toBeVisible()
  const lines = other.getByRole('region', { name: 'Lines of Content' })
  await expect(lines.getByText('Three cars')).toBeVisible()
  await expect(lines.getByText('One bus')).toBeVisible()
  await expect(textOf(other, 'Content')).toHaveText('One bus')
  await expect(other.getByLabel(/^Subtitle/)).toHaveValue('Meet at six')
  await expect(other.locator('.revisions li')).toHaveCount(2)
  await expectAccessible(other)
  await publish(other)
  await other.goto('/gd/lift-to-leeds')
  await expect(other.getByText('One bus')).toBeVisible()
})

test('errors are shown next to their fields without losing input, and a list of matches is at most 300 px high [SYS-026, resolutions A16, E11]', async ({
  page,
}) => {
  await beLoggedIn(page, 'administrator@demo.club')
  await open(page, '/admin/content/events/new')
  await expect(page.getByRole('toolbar').first()).toBeVisible()
  await textOf(page, 'Description').fill('Typed with care')
  await page.getByLabel('Date', { exact: true }).fill('2027-03-01T18:00')
  await page.getByLabel(/^Price/).fill('9999')
  await page.getByRole('checkbox', { name: 'Men 2', exact: true }).check()
  await page.getByRole('combobox', { name: /Member to pay/ }).fill('tom bar')
  await expect(page.getByRole('listbox', { name: 'Found' })).toHaveCSS('max-height', '300px')
  await page.getByRole('option', { name: 'Tom Barlow' }).click()
  await button(page, 'Publish').click()
  await expect(page.locator('#f-Name-error')).toBeVisible()
  await expect(page.locator('#f-Price-error')).toHaveText(/at most 800/)
  await expect(textOf(page, 'Description')).toHaveText('Typed with care')
  await expect(page.getByLabel('Date', { exact: true })).toHaveValue('2027-03-01T18:00')
  await expect(page.getByLabel(/^Price/)).toHaveValue('9999')
  await expect(page.getByRole('checkbox', { name: 'Men 2', exact: true })).toBeChecked()
  await expect(page.getByRole('group', { name: /Member to pay/ })).toContainText('Tom Barlow')
  await expectAccessible(page)
  await page.getByLabel('Name', { exact: true }).fill('Spring tournament')
  await page.getByLabel(/^Price/).fill('8')
  await publish(page)
  await expect(page.getByRole('group', { name: /Member to pay/ })).toContainText('Tom Barlow')

  await open(page, '/admin/content/sponsors/new')
  await page.getByLabel('Name', { exact: true }).fill('Quayside Coffee')
  await page.getByLabel(/^Website/).fill('quayside.example')
  await button(page, 'Choose a picture').click()
  const library = page.getByRole('dialog', { name: 'Choose a picture' })
  await library.getByLabel('New picture').setInputFiles({
    name: 'logo.png',
    mimeType: 'image/png',
    buffer: Buffer.from('<svg onload="alert(1)">'),
  })
  await button(page, 'Upload').click()
  await expect(library.locator('.error').first()).toBeVisible()
  await library.getByLabel('What it shows').fill('The logo')
  await button(page, 'Upload').click()
  await expect(library.locator('.error').first()).toBeVisible()
  await expect(library.getByLabel('What it shows')).toHaveValue('The logo')
  await page.keyboard.press('Escape')
  await button(page, 'Publish').click()
  await expect(page.locator('#f-Website-error')).toHaveText(/starts with https/)
  await expect(page.getByLabel(/^Website/)).toHaveValue('quayside.example')

  await open(page, '/admin/content/configurations?part=Main%20menu')
  await button(page, 'Add a line').last().click()
  const line = page.locator('.shape-list > .shape-item').last()
  await line.getByLabel('Title', { exact: true }).first().fill('Lost line')
  await line.getByLabel('Link', { exact: true }).first().fill('nowhere at all')
  await button(page, 'Publish').click()
  await expect(page.locator('#f-MainMenu-error')).toContainText(/link/i)
  await expect(line.getByLabel('Title', { exact: true }).first()).toHaveValue('Lost line')
})
