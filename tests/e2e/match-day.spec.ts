import type { Page } from '@playwright/test'
import { DESKTOP } from '../support/admin.ts'
import {
  beLoggedIn,
  expect,
  expectAccessible,
  expectAccessibleAtAllWidths,
  notice,
  test,
  untilHydrated,
} from '../support/browser.ts'

const PHONE = { width: 390, height: 844 }

test('a squad is called up, a player confirms, and a visitor follows the game to its final score', async ({
  page,
  browser,
}) => {
  await page.setViewportSize(DESKTOP)
  await beLoggedIn(page, 'administrator@demo.club')
  await page.goto('/admin/games')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Tooting at home' }).click()
  await untilHydrated(page)
  await expectAccessible(page)
  // The board and the select are equivalent: tap the player, then the bench.
  await page.getByRole('button', { name: 'Oľga Hrušková', exact: true }).click()
  await page.getByRole('button', { name: 'Bench' }).click()
  await expect(page.getByLabel('Position of Oľga Hrušková')).toHaveValue('Bench')
  await page.getByRole('button', { name: 'Save and call up 1 player' }).press('Enter')
  await notice(page, /^Called up 1 player\./)
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeFocused()
  const game = new URL(page.url()).pathname.split('/')[3] ?? ''
  await page.getByText('Scorer’s table', { exact: true }).click()
  const link = await page.getByLabel('Link of the scorer’s table').inputValue()
  await expect(page.getByRole('img', { name: 'QR code of the scorer’s table' })).toBeVisible()

  await page.goto('/')
  await expect(page.getByRole('region', { name: 'Next game' })).toContainText(/Starts in|It has started/)

  const player = await browser.newPage({ viewport: PHONE })
  await beLoggedIn(player, 'member@demo.club')
  await player.goto(`/members/games/${game}`)
  await player.getByRole('button', { name: 'Confirm' }).click()
  await expect(player.getByText('Confirmed', { exact: true })).toBeVisible()
  await expectAccessible(player)
  await player.close()

  const scorer = await browser.newPage({ viewport: PHONE })
  await scorer.goto(link)
  await untilHydrated(scorer)
  await scorer.getByRole('button', { name: 'Start 1st half' }).press('Enter')
  await expect(scorer.getByRole('button', { name: 'Start clock' })).toBeFocused()
  await scorer.getByRole('button', { name: 'Set clock' }).press('Enter')
  await expect(scorer.getByLabel('Time on the clock')).toBeFocused()
  await scorer.keyboard.press('Escape')
  await expect(scorer.getByRole('button', { name: 'Set clock' })).toBeFocused()
  await scorer.getByRole('button', { name: 'Start clock' }).click()
  await expectAccessible(scorer)

  const visitor = await browser.newPage()
  await visitor.goto(`/games/${game}`)
  await expect(visitor.getByText('1st half')).toBeVisible()
  await expectAccessibleAtAllWidths(visitor, [390, 968, 1440])
  const home = scorer.getByRole('region', { name: 'London GD' })
  await home.getByRole('button', { name: 'Number 7', exact: true }).click()
  await home.getByRole('button', { name: 'Goal', exact: true }).click()
  await expect(visitor.getByText('Goals: Ana Kovačević (1)')).toBeVisible()

  // Actions without a network are stored on the phone and sent once.
  await keptOnPhone(scorer)
  await scorer.context().setOffline(true)
  await home.getByRole('button', { name: 'Goal', exact: true }).click()
  await scorer
    .getByRole('region', { name: 'Tooting' })
    .getByRole('button', { name: 'Goal', exact: true })
    .click()
  await expect(scorer.getByText('2 waiting on this phone')).toBeVisible()
  // The page opens again without a network, with the data stored on this phone.
  await scorer.reload()
  await expect(scorer.getByText('2 waiting on this phone')).toBeVisible()
  await expect(home.getByText('2', { exact: true })).toBeVisible()
  await scorer.context().setOffline(false)
  await expect(visitor.locator('[data-live-score]')).toHaveText('2 – 1')
  await scorer.getByRole('button', { name: 'Undo' }).click()
  await expect(visitor.locator('[data-live-score]')).toHaveText('2 – 0')

  const frontPage = await browser.newPage()
  await frontPage.goto('/')
  await expect(frontPage.getByRole('region', { name: 'Live score' })).toContainText('2 – 0')
  await expectAccessible(frontPage)

  scorer.once('dialog', (dialog) => void dialog.accept())
  await scorer.getByRole('button', { name: 'Stop clock' }).click()
  await scorer.getByRole('button', { name: 'Final whistle' }).click()
  await expect(visitor.locator('[data-live-badge]')).toHaveText('Final score')
  // The game belongs to no league.
  await expect(scorer.getByText('Saved. The final score is on our website.')).toBeVisible()
  await frontPage.goto('/')
  await expect(frontPage.getByText('Today, final score')).toBeVisible()
  for (const one of [scorer, visitor, frontPage]) await one.close()
})

/** Waits until the service worker controls the page and has cached it. */
const keptOnPhone = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        const isKept = await (await caches.open('match')).match(location.href)
        return isKept !== undefined && navigator.serviceWorker.controller !== null
      }),
    )
    .toBe(true)
