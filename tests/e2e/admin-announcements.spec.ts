import { DESKTOP } from '../support/admin.ts'
import { beLoggedIn, expect, expectAccessible, notice, test, untilHydrated } from '../support/browser.ts'

test('an announcement is shown above the training page together with the cancelled training [CNT-022, TRN-001]', async ({
  page,
}) => {
  await page.setViewportSize(DESKTOP)
  await beLoggedIn(page, 'administrator@demo.club')
  await page.goto('/about-us/trainings')
  // A team whose sessions are not cancelled in the demo, which depends on the day.
  const planned = page.locator('.session-line:not([data-cancelled]) a[href^="/teams/"]')
  const team = (await planned.last().textContent()) ?? ''
  await page.goto('/admin/trainings')
  await untilHydrated(page)
  await page.getByRole('link', { name: 'Announcements', exact: true }).click()
  await page.getByRole('link', { name: 'New announcement' }).click()
  await page.getByLabel('Text').fill('The heating is broken')
  await page.getByLabel('Shown until').fill('2099-01-01T10:00')
  await page.getByLabel('Cancels').selectOption({ label: `Training: ${team}` })
  await page.getByRole('button', { name: 'Save' }).click()
  await notice(page, 'Announcement saved')
  await page.goto('/about-us/trainings')
  await expect(page.locator('.announcement')).toContainText('Cancelled: The heating is broken')
  await expect(page.locator('.training-times li').filter({ hasText: team }).first()).toContainText(
    'Cancelled',
  )
  const sessions = page.locator('.session-line').filter({ hasText: 'The heating is broken' })
  await expect(sessions.first()).toContainText(team)
  await expectAccessible(page)
  await page.goto('/admin/trainings/announcements')
  await untilHydrated(page)
  await page.getByRole('button', { name: 'Remove The heating is broken' }).first().click()
  await notice(page, 'Announcement removed')
})
