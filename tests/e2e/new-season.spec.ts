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

const PARENT = 'parent@demo.club'

test('an administrator prepares a season, a parent answers in two taps, and what closing does can be undone', async ({
  page,
  browser,
}) => {
  await page.setViewportSize(DESKTOP)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await beLoggedIn(page, 'administrator@demo.club')
  await startSeason(page)

  await page.goto('/admin/season/teams')
  await expectAccessibleAtAllWidths(page)
  await page.setViewportSize(DESKTOP)
  await page.getByRole('button', { name: 'Save teams' }).click()
  await notice(page, 'Saved')
  await page.getByRole('link', { name: 'Next: Players' }).click()
  await expect(page.getByRole('heading', { name: /^Season/ })).toBeVisible()
  await expectAccessibleAtAllWidths(page)
  await page.setViewportSize(DESKTOP)
  await page.getByRole('link', { name: 'Next: Answers' }).click()

  await writeToEverybody(page)
  await expectAccessibleAtAllWidths(page)
  await page.setViewportSize(DESKTOP)

  const phone = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })
  await answerOnPhone(await phone.newPage())
  await phone.close()

  await page.goto('/admin/season/close')
  const heading = page.getByRole('heading', { name: /\d+ changes?/ })
  const undo = page.getByRole('button', { name: 'Undo closing' })
  await expect(heading.or(undo)).toBeVisible()
  // An earlier try may have closed it.
  if (test.info().retry > 0 && (await undo.isVisible())) await undo.click()
  await expect(heading).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Close the season' }).click()
  await notice(page, /^Season closed/)
  await expect(page.getByText(/Members changed: (\d+) of \1$/)).toBeVisible()
  await expectAccessible(page)
  await undo.click()
  await notice(page, /^Restored \d+ members?$/)
  await expect(page.getByRole('button', { name: 'Close the season' })).toBeVisible()
})

/** Starts the season that the form proposes, unless an earlier try has. */
async function startSeason(page: Page): Promise<void> {
  await page.goto('/admin/season')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const start = page.getByRole('button', { name: 'Start season' })
  if (await start.isVisible()) {
    await expectAccessibleAtAllWidths(page)
    await page.setViewportSize(DESKTOP)
    await start.click()
    await notice(page, /^Season .* started$/)
    await page.goto('/admin/season')
  }
  await expect(page.getByRole('link', { name: 'Open Teams' })).toBeVisible()
  await expectAccessibleAtAllWidths(page)
  await page.setViewportSize(DESKTOP)
}

/** Writes to all families, unless an earlier try has. */
async function writeToEverybody(page: Page): Promise<void> {
  const write = page.getByRole('button', { name: /^Write to \d+ famil/ })
  await expect(page.getByRole('heading', { name: 'Write to everybody' })).toBeVisible()
  if (await write.isVisible()) {
    await write.click()
    await notice(page, /^Writing to \d+ famil/)
  }
  await expect(page.getByText(/E-mails: (\d+) of \1$/)).toBeVisible()
}

/** Answers as the demo parent, without scripts, from the question on the first page. */
async function answerOnPhone(page: Page): Promise<void> {
  await beLoggedIn(page, PARENT)
  await page.goto('/members/dashboard/')
  const answer = page.getByRole('link', { name: 'Answer now' })
  await expect(page.getByRole('heading', { name: 'The next seven days' })).toBeVisible()
  // An earlier try may have answered.
  if (test.info().retry > 0 && !(await answer.isVisible())) return
  await answer.click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Are you coming back')
  await page.getByRole('link', { name: 'Yes, nothing has changed' }).click()
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByRole('heading', { name: 'Thank you for your answer' })).toBeVisible()
  await expect(page.getByText('Coming back', { exact: true }).first()).toBeVisible()
}
