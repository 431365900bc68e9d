import type { Page } from '@playwright/test'
import { covered, openMembers } from '../support/admin.ts'
import { expect, expectAccessible, test, untilHydrated } from '../support/browser.ts'

test.use({ expectedErrors: [/status of 422/] })

/** Opens a member that no other journey edits and waits for the editor, which shifts the content below it. */
async function openDetails(page: Page, name: string) {
  await page.getByRole('link', { name }).click()
  await expect(page.getByRole('dialog').getByRole('toolbar')).toBeVisible()
}

test('the footer of a member’s modal has at most two rows on a phone, whatever the actions [ADM-007, ADM-013, ADM-016]', async ({
  page,
}) => {
  await openMembers(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await openDetails(page, 'Ana Kovačević')
  for (const tab of ['Details', 'History']) {
    await page.getByRole('dialog').getByRole('link', { name: tab, exact: true }).click()
    const buttons = page.getByRole('dialog').locator('footer button')
    await expect(buttons).toHaveCount(tab === 'Details' ? 4 : 3)
    const boxes = await buttons.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()))
    expect(new Set(boxes.map(({ top }) => top)).size).toBeLessThanOrEqual(2)
    for (const { height, right } of boxes) {
      expect(height).toBeGreaterThanOrEqual(44)
      expect(right).toBeLessThanOrEqual(390)
    }
  }
})

test('details are edited in the modal, which keeps what was typed when it is refused [ADM-007, ADM-014, ADM-015]', async ({
  page,
}) => {
  await openMembers(page, '?q=agnieszka')
  await openDetails(page, 'Agnieszka Wójcik')
  await page.locator('#f-number').fill('700')
  await page.locator('#f-Phone').fill('020 7946 0999')
  await page.getByRole('button', { name: 'Save details' }).click()
  await expect(page.getByRole('alert')).toContainText('Number')
  await expect(page.getByRole('alert')).toBeFocused()
  await expect(page.getByRole('alert')).toBeInViewport()
  await expect(page.locator('#f-Phone')).toHaveValue('020 7946 0999')
  await page.locator('#f-number').fill('15')
  await page.getByRole('button', { name: 'Save details' }).click()
  await expect(page.locator('.toasts:popover-open')).toContainText('Updated!')
  expect(await covered(page, '.toast', '.modal > header a')).toEqual([])
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/\/admin\/members\?q=agnieszka$/)
})

test('a second team asks whether to add or to move, and names the member’s teams [ADM-012, ADM-014]', async ({
  page,
}) => {
  await openMembers(page, '?q=ioana')
  await openDetails(page, 'Ioana Ștefănescu')
  const choice = page.getByRole('group', { name: 'Add or move?' })
  await expect(choice).toBeHidden()
  const team = page.locator('#f-team')
  const before = await team.locator('option:checked').textContent()
  await team.selectOption({ label: 'Men 2' })
  await expect(choice.getByLabel(new RegExp(`^Add: they stay in .*${before}`))).not.toBeChecked()
  await page.getByRole('button', { name: 'Save details' }).click()
  await expect(page.getByRole('alert')).toContainText('Choose whether to add or to move')
  await expect(team.locator('option:checked')).toHaveText('Men 2')
  await expectAccessible(page)
})

test('the second of two editors sees what the first wrote, however far down the button is [ADM-014, resolutions E22]', async ({
  page,
  context,
}) => {
  await openMembers(page, '?q=kwame')
  const other = await context.newPage()
  await other.setViewportSize({ width: 390, height: 700 })
  await other.goto('/admin/members?q=kwame')
  await untilHydrated(other)
  for (const one of [page, other]) await openDetails(one, 'Kwame Boateng')
  await page.locator('#f-Address').fill('1 First Lane, London')
  await other.locator('#f-Address').fill('2 Second Lane, London')
  await page.getByRole('button', { name: 'Save details' }).click()
  await expect(page.locator('.toasts:popover-open')).toContainText('Updated!')
  await expect(other.getByRole('button', { name: 'Save details' })).toBeInViewport()
  await other.locator('#f-weight').scrollIntoViewIfNeeded()
  await other.getByRole('button', { name: 'Save details' }).click()
  const theirs = other.locator('.note', { hasText: 'Someone else has changed this member' })
  await expect(theirs).toBeFocused()
  await expect(theirs).toBeInViewport()
  await expect(theirs).toContainText('1 First Lane, London')
  await expect(other.locator('#f-Address')).toHaveValue('2 Second Lane, London')
})

test('closing a modal with unsaved text asks first, by key, link or another button', async ({ page }) => {
  await openMembers(page, '?q=thornton')
  await openDetails(page, 'Emma Thornton')
  await page.locator('#f-Phone').fill('020 7946 0111')
  const questions: string[] = []
  page.on('dialog', (dialog) => {
    questions.push(dialog.message())
    void dialog.dismiss()
  })
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').getByRole('link', { name: 'Close' }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: /^EHA/ }).click()
  expect(questions).toEqual(Array(3).fill('Leave without saving what you typed?'))
  await expect(page.locator('#f-Phone')).toHaveValue('020 7946 0111')
  await page.locator('#f-number').fill('700')
  await page.getByRole('button', { name: 'Save details' }).click()
  await expect(page.getByRole('alert')).toContainText('Number')
  await page.keyboard.press('Escape')
  expect(questions).toHaveLength(4)
  await expect(page.locator('#f-Phone')).toHaveValue('020 7946 0111')
})

test('a correction is saved even while the page below the refusal is still loading', async ({ page }) => {
  await openMembers(page, '?q=lahlou')
  await openDetails(page, 'Nadia Lahlou')
  const loading = Promise.withResolvers<void>()
  await page.route(/\.data/, async (route) => {
    if (route.request().method() === 'GET') await loading.promise
    await route.continue()
  })
  await page.locator('#f-number').fill('700')
  await page.getByRole('button', { name: 'Save details' }).click()
  await expect(page.getByRole('alert')).toContainText('Number')
  await page.locator('#f-number').fill('93')
  const sent = page.waitForRequest((request) => request.method() === 'POST')
  await page.getByRole('button', { name: 'Save details' }).click()
  await sent
  loading.resolve()
  await expect(page.locator('.toasts')).toContainText('Updated!')
})

test('a row shows the marks set in its modal, dims inactive members, and forgets them when new rows load [ADM-013, ADM-016]', async ({
  page,
}) => {
  await openMembers(page, '?team=women-2')
  const row = page.getByRole('row', { name: 'Carla Quintana' })
  const mark = async (name: string) => {
    await row.getByRole('link', { name: 'Carla Quintana', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name, exact: true }).click()
    await expect(page.locator('.toasts')).toContainText('Updated!')
    await page.keyboard.press('Escape')
  }
  const setTo = async (intent: string) =>
    page.request.post('/admin/members', {
      form: { id: (await row.getByRole('checkbox').getAttribute('value')) ?? '', intent },
      headers: { origin: new URL(page.url()).origin },
    })
  // A first try may have left the member active.
  await setTo('inactive')
  await openMembers(page, '?team=women-2')
  await expect(row).toHaveAttribute('data-tone', 'off')
  await mark('Make active')
  await expect(row).not.toHaveAttribute('data-tone', 'off')
  await mark('Make inactive')
  await expect(row).toHaveAttribute('data-tone', 'off')
  await setTo('active')
  await page.getByRole('link', { name: 'Name' }).click()
  await expect(page).toHaveURL(/sort=/)
  await expect(row).not.toHaveAttribute('data-tone', 'off')
})

test('each mark is announced and shown, even if its modal was closed or others were set before the response [ADM-013, ADM-016]', async ({
  page,
}) => {
  await openMembers(page, '?team=men-3')
  const names = await page
    .locator('tbody tr:not([data-tone=off])')
    .getByRole('button', { name: /^Actions for / })
    .evaluateAll((buttons) => buttons.map((one) => (one.ariaLabel ?? '').replace('Actions for ', '')))
  const [name = '', ...others] = names.slice(0, 3)
  const answers = Promise.withResolvers<void>()
  await page.route(/\.data/, async (route) => {
    if (route.request().method() === 'POST') await answers.promise
    await route.continue()
  })
  await page.getByRole('link', { name, exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Make inactive', exact: true }).click()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(others).toHaveLength(2)
  for (const other of others) {
    await page.getByRole('button', { name: `Actions for ${other}` }).click()
    await page.getByRole('menuitem', { name: 'Make inactive', exact: true }).click()
  }
  answers.resolve()
  for (const each of [name, ...others])
    await expect(page.getByRole('row', { name: each })).toHaveAttribute('data-tone', 'off')
  await expect(page.locator('.toasts').getByText('Updated!')).toHaveCount(3)
})

test('opening another team shows that team, even if a response to a mark arrives meanwhile [ADM-007, ADM-013]', async ({
  page,
}) => {
  await openMembers(page, '?team=women-1')
  const name = await page.locator('tbody tr .name').first().textContent()
  const [mark, team] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  await page.route(/\.data/, async (route) => {
    const request = route.request()
    if (request.method() === 'POST') await mark.promise
    else if (request.url().includes('team=men-1')) await team.promise
    await route.continue()
  })
  await page.getByRole('button', { name: `Actions for ${name}` }).click()
  await page.getByRole('menuitem', { name: /^EHA/ }).click()
  await page.getByRole('link', { name: /^Men 1/ }).click()
  mark.resolve()
  await expect(page.locator('.toasts')).toContainText('Updated!')
  team.resolve()
  await expect(page).toHaveURL(/team=men-1/)
  await expect(page.getByRole('row', { name: name ?? '' })).toHaveCount(0)
})
