import type { Page } from '@playwright/test'
import { DESKTOP } from '../support/admin.ts'
import {
  beLoggedIn,
  expect,
  expectAccessible,
  expectAccessibleAtAllWidths,
  notice,
  test,
} from '../support/browser.ts'
import { mailNamed } from '../support/mailbox-page.ts'

// A late payment of each of the two children of parent@demo.club. No other journey uses them.
const CAMP = 'Training camp in the October half-term'
const SUBJECT = 'A kind word about the training camp'

test('the treasurer reminds a family of late money with one e-mail to the guardian, records cash, and the family is no longer asked', async ({
  page,
}) => {
  await page.setViewportSize(DESKTOP)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await beLoggedIn(page, 'finance@demo.club')
  await page.goto('/admin/money?season=all')
  await expect(page.getByRole('link', { name: 'Remind: everything late', exact: true })).toBeVisible()
  await page.goto('/admin/money/chasing')
  await expectAccessibleAtAllWidths(page)

  await remind(page)
  await mailNamed(page, SUBJECT)
  await expect(page.getByText(SUBJECT)).toHaveCount(1)

  while (await isLate(page)) await recordCash(page)
  await page.goto('/admin/money/chasing')
  await expect(page.getByRole('heading', { name: 'Reminders' })).toBeVisible()
  await expect(page.getByText(CAMP)).toHaveCount(0)
  await page.goto(`/admin/money/remind?season=all&q=Castellanos`)
  await expect(page.getByText('Nobody to remind')).toBeVisible()
})

/** Sends the prepared reminder, unless an earlier try has. */
async function remind(page: Page): Promise<void> {
  await page.goto('/admin/money/remind?season=all&q=Castellanos')
  const done = page.getByText(/Has had a reminder today|Nobody to remind/)
  const guardian = page.getByRole('checkbox', { name: /parent@demo\.club/ })
  await expect(done.or(guardian).first()).toBeVisible()
  if (await done.isVisible()) return
  await expect(guardian).toBeChecked()
  await expect(page.getByText(`${CAMP} for Leo`).first()).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Subject').fill(SUBJECT)
  await page.getByRole('button', { name: 'Send 1 reminder' }).click()
  await notice(page, '1 reminder sent.')
  await expect(page.getByRole('row', { name: /parent@demo\.club/ })).toContainText('£170.00')
}

async function isLate(page: Page): Promise<boolean> {
  await page.goto('/admin/money/entries?season=all&figure=late&q=Castellanos')
  const record = page.getByRole('link', { name: /^Record payment/ })
  await expect(record.or(page.getByText('No entries found.')).first()).toBeVisible()
  return record.first().isVisible()
}

/** Records the first late payment of the list as paid in cash. */
async function recordCash(page: Page): Promise<void> {
  await page
    .getByRole('link', { name: /^Record payment/ })
    .first()
    .click()
  await page.getByLabel('How it was paid').selectOption('cash')
  await page.getByRole('button', { name: 'Record payment' }).click()
  await notice(page, 'Payment recorded')
}
