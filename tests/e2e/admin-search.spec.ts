import { DESKTOP, openAnswers } from '../support/admin.ts'
import { beLoggedIn, expect, test } from '../support/browser.ts'

/** Longer than the delay of the search after the last key. */
const SEARCH_WAITED = 1_000
/** The delay of the search after the last key, as set in the page. */
const SEARCH_PAUSE = 150

test('a link followed right after typing is not overtaken by the search, and its response does not overwrite typed letters [SYS-008]', async ({
  page,
}) => {
  await openAnswers(page)
  await page.clock.install()
  const search = page.getByRole('searchbox', { name: /^Search/ })
  // Requests are held until the gate opens.
  let gate = Promise.withResolvers<void>()
  await page.route('**/*.data*', async (route) => {
    await gate.promise
    await route.continue()
  })
  const searchRequest = page.waitForRequest(/q=m\b/)
  await search.pressSequentially('m')
  await searchRequest
  await search.pressSequentially('arg')
  gate.resolve()
  const row = page.getByRole('link', { name: 'Marguerite Lane', exact: true })
  await expect(row).toHaveAttribute('href', /q=marg$/)
  await expect(search).toHaveValue('marg')
  gate = Promise.withResolvers()
  await search.pressSequentially('x')
  await row.dispatchEvent('click')
  await page.clock.fastForward(SEARCH_WAITED)
  gate.resolve()
  await expect(page.getByRole('dialog')).toContainText('marguerite@example.org')
  await page.keyboard.press('Escape')
  // While it is shown, the search is covered.
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(search).toHaveValue('marg')
  gate = Promise.withResolvers()
  await search.pressSequentially('x')
  await page.getByRole('link', { name: 'E-mails', exact: true }).dispatchEvent('click')
  await page.clock.fastForward(SEARCH_WAITED)
  gate.resolve()
  await expect(page.getByRole('heading', { name: 'E-mails', exact: true })).toBeVisible()
})

for (const turns of [0, 1])
  test(`a search does not overtake a link that is clicked ${turns} event loop turns after its delay [SYS-008]`, async ({
    page,
  }) => {
    await openAnswers(page)
    await page.getByRole('link', { name: 'E-mails', exact: true }).evaluate(
      (link: HTMLElement, [turns, pause]) => {
        const wait = window.setTimeout
        const channel = new MessageChannel()
        let left = turns
        channel.port1.onmessage = () => (left-- > 0 ? channel.port2.postMessage(0) : link.click())
        window.setTimeout = ((then: () => void, ms?: number) =>
          wait(() => {
            then()
            if (ms === pause) channel.port2.postMessage(0)
          }, ms)) as typeof setTimeout
      },
      [turns, SEARCH_PAUSE] as const,
    )
    await page.getByRole('searchbox', { name: /^Search/ }).pressSequentially('m')
    await expect(page.getByRole('heading', { name: 'E-mails', exact: true })).toBeVisible()
  })

test('a search does not overtake a link while the browser is too busy to paint the click [SYS-008]', async ({
  page,
}) => {
  await openAnswers(page)
  await page.getByRole('searchbox', { name: /^Search/ }).pressSequentially('m')
  await page.getByRole('link', { name: 'E-mails', exact: true }).evaluate((link: HTMLElement, busyMs) => {
    link.click()
    const end = performance.now() + busyMs
    while (performance.now() < end);
  }, SEARCH_WAITED)
  await expect(page.getByRole('heading', { name: 'E-mails', exact: true })).toBeVisible()
})

test('text typed before the scripts have loaded is searched [SYS-008]', async ({ page }) => {
  const scripts = Promise.withResolvers<void>()
  await page.setViewportSize(DESKTOP)
  await beLoggedIn(page, 'administrator@demo.club')
  await page.route('**/*.js', async (route) => {
    await scripts.promise
    await route.continue()
  })
  await page.goto('/admin/members', { waitUntil: 'commit' })
  await page.getByRole('searchbox', { name: /^Search/ }).fill('kovac')
  scripts.resolve()
  await expect(page).toHaveURL(/q=kovac$/)
  await expect(page.getByRole('searchbox', { name: /^Search/ })).toHaveValue('kovac')
})

test('Back returns to the previous search, and the search does not navigate away again [SYS-008]', async ({
  page,
}) => {
  await openAnswers(page)
  await page.clock.install()
  const search = page.getByRole('searchbox', { name: /^Search/ })
  await search.pressSequentially('nobody')
  await expect(page).toHaveURL(/q=nobody$/)
  await page.getByRole('link', { name: 'Show all' }).click()
  await expect(search).toHaveValue('')
  await page.goBack()
  await expect(search).toHaveValue('nobody')
  await page.clock.fastForward(SEARCH_WAITED)
  await expect(page.getByText('No answers found.')).toBeVisible()
  await expect(page).toHaveURL(/q=nobody$/)
})
