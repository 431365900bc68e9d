import type { Page } from '@playwright/test'
import { covered, openMembers } from '../support/admin.ts'
import {
  expect,
  expectAccessible,
  expectAccessibleAtAllWidths,
  press,
  test,
  untilHydrated,
} from '../support/browser.ts'

test.use({ expectedErrors: [/status of 422/] })

const batchButton = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Selected rows' }).getByRole('button', { name })
const rowCount = (page: Page) => page.getByRole('region', { name: 'Selected rows' }).getByRole('status')

test('members and each of their modals pass axe and fit at all widths [ADM-003, ADM-006, ADM-007]', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openMembers(page)
  await expectAccessibleAtAllWidths(page)
  // Modals are opened over a short list, because axe checks the whole page again for each of them.
  await openMembers(page, '?q=kovac')
  await page.getByRole('link', { name: 'Ana Kovačević' }).click()
  for (const tab of ['Details', 'Subscriptions', 'Payments', 'E-mails', 'History']) {
    const link = page.getByRole('dialog').getByRole('link', { name: tab, exact: true })
    await link.click()
    await expect(link).toHaveAttribute('aria-current', 'page')
    await expectAccessibleAtAllWidths(page)
  }
  await page.getByRole('link', { name: 'Close' }).click()
  for (const action of [
    'assign-team',
    'update-field',
    'make-inactive',
    'create-invoice',
    'assign-subscription',
    'send-email',
  ]) {
    await page.goto(`/admin/members/batch/${action}?q=kovac`)
    await untilHydrated(page)
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectAccessibleAtAllWidths(page)
  }
})

test('members are selected by keyboard with checkboxes, arrows, ranges, all and none, and then edited [ADM-005, ADM-010, ADM-012]', async ({
  page,
}) => {
  await openMembers(page, '?team=men-2')
  await expect(batchButton(page, 'Assign team')).toBeDisabled()
  await press(page.getByRole('checkbox', { name: 'Select all that match' }), 'Tab')
  for (let n = 0; n < 12 && (await page.evaluate(() => document.activeElement?.id)) !== 'row-0'; n += 1)
    await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(rowCount(page)).toHaveText('1 selected')
  await page.keyboard.press('ArrowDown')
  await expect(page.locator('#row-1')).toBeFocused()
  await page.keyboard.press('Shift+ArrowDown')
  await expect(page.locator('#row-2')).toBeFocused()
  await expect(rowCount(page)).toHaveText('3 selected')
  await page.keyboard.press('Control+a')
  await expect(rowCount(page)).toHaveText(/^1\d selected$/)
  await page.keyboard.press('Escape')
  await expect(rowCount(page)).toHaveText('Nothing selected')
  await page.keyboard.press('Space')
  await expect(batchButton(page, 'Assign team')).toBeEnabled()
  await expect(page.getByText('Press Enter for actions')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(batchButton(page, 'Assign team')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Assign a team to 1 member' })).toBeVisible()
  await page.locator('#f-teamId').pressSequentially('Men 2')
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Add: 1 member joins Men 2 and stays in their other teams')).toBeFocused()
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog').getByText('Updated!').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('Ctrl click adds one member, Shift a range and the header checkbox all matches, and Clear deselects [ADM-005]', async ({
  page,
}) => {
  await openMembers(page)
  const cell = (index: number) => page.locator('tbody tr').nth(index).locator('td').nth(3)
  await cell(0).click({ modifiers: ['Control'] })
  await cell(2).click({ modifiers: ['Control'] })
  await expect(rowCount(page)).toHaveText('2 selected')
  await cell(5).click({ modifiers: ['Shift'] })
  await expect(rowCount(page)).toHaveText('5 selected')
  expect(await page.evaluate(() => String(getSelection())), 'words that are marked').toBe('')
  await page.getByRole('checkbox', { name: 'Select all that match' }).check()
  await page.getByRole('checkbox', { name: 'Select Abigail Mensah' }).uncheck()
  await expect(rowCount(page)).toHaveText(/^1\d\d selected$/)
  await page.getByRole('button', { name: 'Clear' }).click()
  await expect(rowCount(page)).toHaveText('Nothing selected')
})

test('twelve members fit a window of 1440 by 900 below the last result, and on a phone the bar does not cover the end of the list [ADM-005]', async ({
  page,
}) => {
  await openMembers(page)
  const rows = page.locator('tbody tr:not(.spacer)')
  await expect(async () => {
    const table = await page.getByRole('region', { name: 'Members' }).boundingBox()
    const last = await rows.nth(11).boundingBox()
    expect(table && last && last.y + last.height <= table.y + table.height).toBe(true)
  }).toPass()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.locator('#row-1').check()
  await page.getByRole('button', { name: 'Show more' }).scrollIntoViewIfNeeded()
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await expect.poll(() => covered(page, '.batch', '.frame + .row button')).toEqual([])
})

test('search works while typing and without accents, and a badge narrows it to a team [ADM-003, ADM-004, ADM-008]', async ({
  page,
}) => {
  await openMembers(page)
  await page.getByRole('searchbox', { name: 'Search members by name' }).fill('kovacevic')
  await expect(page.getByRole('link', { name: 'Ana Kovačević' })).toBeVisible()
  await expect(page.getByText('1 row', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: /^Men 1/ }).click()
  await expect(page.getByText('No members found')).toBeVisible()
})

test('an e-mail to a few members is previewed, sent, watched, closed and found again [ADM-018, ADM-019]', async ({
  page,
}) => {
  await openMembers(page, '?team=women-1')
  await page.locator('#row-0').click()
  await page.locator('#row-2').click({ modifiers: ['Shift'] })
  await batchButton(page, 'Send e-mail').click()
  await expect(page.getByRole('heading', { name: 'E-mail to 3 members' })).toBeVisible()
  await page.getByLabel('Subject').fill('Training on Friday')
  await page.getByRole('textbox', { name: 'Message' }).fill('Dear {name}, bring the blue shirts.')
  await page.getByRole('button', { name: 'Preview' }).click()
  const preview = page.getByRole('region', { name: 'Preview' })
  await expect(preview).toContainText('Training on Friday')
  await expect(preview).toContainText(/To \p{L}+ .* <\S+@\S+>/u)
  await expect(preview).toContainText(/Dear \p{L}+, bring the blue shirts\./u)
  await expect(preview).toBeInViewport()
  await expect(page.getByLabel('Subject')).toHaveValue('Training on Friday')
  await page.getByRole('button', { name: 'Send to 3 members' }).click()
  await expect(page.getByRole('dialog')).toContainText('Email sent to 3 members')
  await expect(page.locator('.toasts')).toContainText('Email sent to 3 members')
  await expectAccessible(page)
  await page.getByRole('dialog').getByRole('link', { name: 'Close' }).last().click()
  const runs = page.getByRole('navigation', { name: 'Your last runs' })
  await runs
    .getByRole('link', { name: /^Send e-mail/ })
    .first()
    .click()
  await expect(page.getByRole('dialog')).toContainText('Email sent to 3 members')
})

test('an invoice and a subscription are made for many, with a result for each member [INV-006, INV-008, INV-017, INV-018]', async ({
  page,
}) => {
  await openMembers(page, '?team=u16-boys')
  await page.locator('#row-0').click()
  await batchButton(page, 'Assign subscription').click()
  await page.locator('#f-priceId').selectOption({ index: 1 })
  await page.getByLabel('Apply the 20% volunteer discount').check()
  await page.getByRole('dialog').getByRole('button', { name: 'Assign subscription' }).click()
  await expect(page.getByRole('dialog')).toContainText(
    /(Assigned subscription .+ to .+!)|(Could not assign .+ to )/,
  )
  await page.goto('/admin/members?team=women-2')
  await untilHydrated(page)
  await page.locator('#row-1').click()
  await batchButton(page, 'Create invoice').click()
  await page.getByLabel('Amount in pounds').fill('45.50')
  await page.getByLabel('Description').fill('Tournament in Malmö')
  const held = Promise.withResolvers<void>()
  await page.route('**/batch/create-invoice.data**', async (route) => {
    if (route.request().method() === 'POST') await held.promise
    await route.continue()
  })
  const send = page.getByRole('dialog').locator('footer button').last()
  await send.click()
  await expect(send).toBeDisabled()
  held.resolve()
  await expect(page.getByRole('dialog')).toContainText('Invoice sent to')
})

test('the row menu marks EHA, shows a notice at the top right, and returns focus [ADM-013]', async ({
  page,
}) => {
  await openMembers(page, '?q=abigail')
  const menu = page.getByRole('button', { name: 'Actions for Abigail Mensah' })
  await press(menu, 'Enter')
  await expect(page.getByRole('menuitem', { name: 'Open' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('menuitem', { name: /^EHA: make (in)?active$/ })).toBeFocused()
  const name = (await page.getByRole('menuitem', { name: /^EHA/ }).textContent()) ?? ''
  await page.keyboard.press('Enter')
  await expect(page.locator('.toasts')).toContainText('Updated!')
  expect(await covered(page, '.toast', '.page-head .btn, .bar a, .bar input')).toEqual([])
  await expect(menu).toBeFocused()
  await expect(page.locator('tbody tr').first()).toContainText(
    name.endsWith('inactive') ? 'Inactive' : 'Active',
  )
  await page.keyboard.press('Enter')
  await expect(
    page.getByRole('menuitem', {
      name: name.endsWith('inactive') ? 'EHA: make active' : 'EHA: make inactive',
    }),
  ).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('menu')).toBeHidden()
  await expect(menu).not.toBeFocused()
  await expect(page.locator('body')).not.toBeFocused()
})
