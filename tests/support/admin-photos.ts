import type { Locator, Page } from '@playwright/test'
import { beLoggedIn, expect, untilHydrated } from './browser.ts'
import { aPng } from './pictures.ts'

/** The album and photo screens of the admin area, as used by a journey. */

export type Given = { name: string; mimeType: string; buffer: Buffer }

export const pictures = (...widths: number[]): Promise<Given[]> =>
  Promise.all(
    widths.map(async (width) => ({
      name: `photo-${width}.png`,
      mimeType: 'image/png',
      buffer: await aPng({ width }),
    })),
  )

export const panel = (page: Page) => page.getByRole('region', { name: 'Add photos' })
export const chooser = (page: Page) => panel(page).locator('input[type=file]')
export const tiles = (page: Page) => page.locator('.photo-tile')
export const pictureOf = (tile: Locator) => tile.locator('img').getAttribute('src')
/** The pictures of the first three photos. */
export const orderOf = (page: Page) => Promise.all([0, 1, 2].map((at) => pictureOf(tiles(page).nth(at))))

export async function openAlbums(page: Page) {
  await beLoggedIn(page, 'administrator@demo.club')
  await page.goto('/admin/photos')
}

/** Creates an album for this journey and opens its page. */
export async function openNewAlbum(page: Page, title: string) {
  await openAlbums(page)
  await page.getByRole('link', { name: 'New album' }).click()
  await page.getByRole('dialog').getByLabel('Title').fill(title)
  // An older date keeps it out of the header, which shows the covers of the newest albums.
  await page.getByLabel('Taken on').fill('2020-02-02')
  await page.getByRole('button', { name: 'Create album' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await untilHydrated(page)
}
