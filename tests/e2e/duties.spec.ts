import type { Page } from '@playwright/test'
import {
  beLoggedIn,
  expect,
  expectAccessibleAtAllWidths,
  notice,
  test,
  untilHydrated,
} from '../support/browser.ts'

// The tests run one after the other, because two of them change the duties of one member.
test.describe.configure({ mode: 'default' })

test('a member takes a duty with one tap, offers it and keeps it after all, and the page passes axe', async ({
  page,
}) => {
  await beLoggedIn(page, 'member@demo.club')
  await page.goto('/members/duties')
  await expectAccessibleAtAllWidths(page, [320, 968, 1440])
  const own = page.getByRole('region', { name: 'Your duties' }).getByRole('listitem')
  const before = await own.count()
  await page.getByRole('button', { name: 'I’ll do it' }).last().click()
  await notice(page, 'Thank you! The duty is yours.')
  await expect(own).toHaveCount(before + 1)
  await own.last().getByRole('button', { name: 'Offer to others' }).click()
  await own.last().getByRole('button', { name: 'Keep it' }).click()
  await expect(own.last().getByRole('button', { name: 'Offer to others' })).toBeVisible()
})

test('an administrator proposes a plan and confirms one place of it, and the pages pass axe', async ({
  page,
}) => {
  await beLoggedIn(page, 'administrator@demo.club')
  for (const path of ['/admin/rotas/duties', '/admin/rotas/rules', '/admin/rotas/points']) {
    await page.goto(path)
    await expectAccessibleAtAllWidths(page, [968, 1440])
  }
  await page.goto('/admin/rotas/plan')
  await expectAccessibleAtAllWidths(page, [968, 1440])
  await untilHydrated(page)
  const names = page.locator('.plan-place .plan-name')
  const [first = '', second = ''] = await names.allTextContents()
  await names.first().dragTo(names.nth(1))
  // If the second member is busy then, the page shows this and the names stay.
  await expect(async () => {
    const [one, other] = await names.allTextContents()
    const isRefused = await page.getByText(/cannot do it then/).isVisible()
    expect(isRefused || (one === second && other === first)).toBe(true)
  }).toPass()
  const choices = await page.getByRole('combobox', { name: /Who does/ }).all()
  for (const choice of choices.slice(1)) await choice.selectOption('')
  await page.getByRole('button', { name: 'Confirm and notify' }).click()
  await notice(page, '1 place filled. Everyone concerned has been notified.')
})

test('a member offers a duty, another takes it over, and both see it', async ({ page, browser }) => {
  const what = `Raffle ${Date.now()}`
  const admin = await (await browser.newContext()).newPage()
  await beLoggedIn(admin, 'administrator@demo.club')
  await addDuty(admin, what)
  await beLoggedIn(page, 'member@demo.club')
  await page.goto('/members/duties')
  await openLater(page)
  await cardOf(page, what).getByRole('button', { name: 'I’ll do it' }).click()
  await cardOf(page, what).getByRole('button', { name: 'Offer to others' }).click()
  await expect(cardOf(page, what)).toContainText('(offered)')

  const other = await (await browser.newContext()).newPage()
  await beLoggedIn(other, 'parent@demo.club')
  await other.goto('/members/duties')
  await openLater(other)
  await cardOf(other, what)
    .getByRole('button', { name: /I’ll do it/ })
    .first()
    .click()
  await expect(other.getByRole('region', { name: 'Your duties' })).toContainText(what)
  await page.goto('/members/duties')
  await expect(page.getByRole('region', { name: 'Your duties' })).not.toContainText(what)
  await page.goto('/members/notifications')
  await expect(page.getByText(/Someone has taken your duty/).first()).toBeVisible()
})

/** Adds a duty in ten days for one person, with a unique note. */
async function addDuty(page: Page, note: string) {
  await page.goto('/admin/rotas/duties')
  await page.getByText('Add a duty').first().click()
  await page.getByLabel('Position').selectOption({ index: 1 })
  const day = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10)
  await page.getByLabel('Date', { exact: true }).fill(day)
  await page.getByLabel('From').fill('10:00')
  await page.getByLabel('To', { exact: true }).fill('12:00')
  await page.getByLabel('Note').fill(note)
  await page.getByLabel('People').fill('1')
  await page.getByRole('button', { name: 'Add duty' }).click()
  await notice(page, 'Duty added')
}

const cardOf = (page: Page, note: string) => page.locator('.duty-card', { hasText: note })

/** Duties more than three weeks ahead are collapsed. */
async function openLater(page: Page) {
  const later = page.locator('summary', { hasText: 'later' })
  if (await later.isVisible()) await later.click()
}
