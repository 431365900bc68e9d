import type { Request, Route } from '@playwright/test'
import {
  chooser,
  type Given,
  openAlbums,
  openNewAlbum,
  orderOf,
  panel,
  pictureOf,
  pictures,
  tiles,
} from '../support/admin-photos.ts'
import {
  beLoggedIn,
  expect,
  expectAccessible,
  expectAccessibleAtAllWidths,
  press,
  test,
  untilHydrated,
} from '../support/browser.ts'
import { SCRIPT } from '../support/pictures.ts'

// The tests run one after the other, because the list shows the covers of all albums and one test deletes its own.
test.describe.configure({ mode: 'default' })

const ALBUM = 'London Cup, day one'

const BAD: Given[] = [
  {
    name: 'logo.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${SCRIPT}</svg>`),
  },
  { name: 'team.jpg', mimeType: 'image/jpeg', buffer: Buffer.concat([Buffer.from('MZ'), Buffer.alloc(900)]) },
]

test('albums, an album and each of its modals pass axe and fit at all widths [PHO-006]', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openAlbums(page)
  await untilHydrated(page)
  await expectAccessibleAtAllWidths(page)
  await page.getByRole('link', { name: 'New album' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessibleAtAllWidths(page)
  await page.getByRole('dialog').getByRole('link', { name: 'Cancel' }).click()
  await page.getByRole('link', { name: ALBUM }).click()
  await tiles(page).nth(1).getByRole('checkbox').check()
  await expectAccessibleAtAllWidths(page)
  for (const name of ['Edit', 'Delete']) {
    await page.getByRole('main').getByRole('link', { name, exact: true }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectAccessibleAtAllWidths(page)
    await page.getByRole('dialog').getByRole('link', { name: 'Cancel' }).click()
  }
  await page.getByRole('link', { name: 'Photo 2: details' }).click()
  await expect(page.getByRole('dialog', { name: /^Photo 2 of/ })).toBeVisible()
  await expectAccessibleAtAllWidths(page)
})

test.describe('of many files', () => {
  test.use({ expectedErrors: [/status of 4(09|22)/] })

  test('valid files are uploaded, invalid ones show the reason, and duplicates are not sent again [API-042]', async ({
    page,
  }) => {
    await openNewAlbum(page, 'Upload of many')
    await expect(page.getByText('No photos yet.')).toBeVisible()
    await chooser(page).setInputFiles([...(await pictures(410, 420, 430)), ...BAD])
    await expect(panel(page).getByRole('status')).toHaveText('3 uploaded, 2 failed')
    for (const { name } of BAD) {
      await expect(panel(page).getByRole('listitem').filter({ hasText: name })).toContainText(
        'This file is not a JPEG, PNG, WebP or AVIF picture.',
      )
    }
    await expect(panel(page).getByRole('button', { name: /^Try/ })).toHaveCount(0)
    await expect(tiles(page)).toHaveCount(3)
    await expectAccessible(page)

    await page.reload()
    await untilHydrated(page)
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST') sent.push(request.url())
    })
    await chooser(page).setInputFiles(await pictures(410, 420, 430, 440))
    await expect(panel(page).getByRole('status')).toHaveText('1 uploaded, 3 already in the album')
    await expect(tiles(page)).toHaveCount(4)
    expect(sent, 'only the new one travelled').toHaveLength(1)
  })
})

test('files dropped anywhere on the page are uploaded in order, and a photo is dragged to another place [API-042, PHO-006]', async ({
  page,
}) => {
  await openNewAlbum(page, 'Dropped')
  const given = (await pictures(500, 640, 700)).map(({ name, buffer }) => ({
    name,
    base64: buffer.toString('base64'),
  }))
  const dropped = await page.evaluateHandle(async (list) => {
    const data = new DataTransfer()
    for (const { name, base64 } of list) {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
      data.items.add(new File([bytes], name, { type: 'image/png' }))
    }
    return data
  }, given)
  await page.getByRole('heading', { level: 1 }).dispatchEvent('drop', { dataTransfer: dropped })
  await expect(panel(page).getByRole('status')).toHaveText('3 uploaded')
  await expect(tiles(page)).toHaveCount(3)
  await page.setViewportSize({ width: 1440, height: 900 })
  const order = await orderOf(page)
  await tiles(page).nth(2).dragTo(tiles(page).nth(0))
  await expect.poll(() => pictureOf(tiles(page).first())).toBe(order[2])
  await page.getByRole('link', { name: 'Photo 3: details' }).click()
  await expect(page.getByRole('dialog')).toContainText('photo-640.png')
})

test.describe('over a connection that breaks', () => {
  test.use({ expectedErrors: [/ERR_CONNECTION_RESET/] })

  test('a lost upload is retried with the same key and arrives once [API-042]', async ({ page }) => {
    await openNewAlbum(page, 'Broken line')
    let broken = true
    await page.route('**/upload', async (route) => {
      const lost = broken && route.request().postDataBuffer()?.includes('photo-520.png')
      await (lost ? route.abort('connectionreset') : route.continue())
    })
    await chooser(page).setInputFiles(await pictures(510, 520, 530))
    await expect(panel(page).getByRole('status')).toHaveText('2 uploaded, 1 failed')
    await expect(panel(page)).toContainText('photo-520.png The connection was lost. Try again.')
    broken = false
    await panel(page).getByRole('button', { name: 'Try again with photo-520.png' }).press('Enter')
    await expect(panel(page).getByRole('status')).toHaveText('3 uploaded')
    await expect(tiles(page)).toHaveCount(3)
  })
})

test('photos are reordered, made the cover and hidden by keyboard [PHO-004, PHO-006]', async ({ page }) => {
  await openNewAlbum(page, 'By keyboard')
  await chooser(page).setInputFiles(await pictures(610, 620, 630))
  await expect(tiles(page)).toHaveCount(3)
  const [first, second, third] = await orderOf(page)

  const earlier = page.getByRole('button', { name: 'Move photo 3 earlier' })
  await press(earlier, 'Enter')
  await expect(page.getByRole('button', { name: 'Move photo 2 earlier' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Move photo 1 earlier' })).toBeFocused()
  await expect.poll(() => pictureOf(tiles(page).first())).toBe(third)

  await page.getByRole('link', { name: 'Photo 2: details' }).press('Enter')
  await page.getByRole('button', { name: 'Make cover' }).press('Enter')
  await expect(tiles(page).nth(1)).toContainText('Cover')
  await tiles(page).nth(2).getByRole('checkbox').press('Space')
  const actions = page.getByRole('region', { name: 'Selected rows' })
  await expect(actions.getByRole('status')).toHaveText('1 selected')
  await actions.getByRole('button', { name: 'Hide' }).press('Enter')
  await expect(page.locator('.toasts')).toContainText('1 photo hidden')
  await expect(tiles(page).nth(2)).toContainText('Hidden')

  await page.reload()
  const order = await orderOf(page)
  expect(order).toEqual([third, first, second])
  await page.getByRole('link', { name: 'View on the site' }).click()
  await expect(page.getByRole('main').getByRole('link', { name: /^Open photo/ })).toHaveCount(2)
})

test('the second of two quick moves waits for the response to the first [PHO-006]', async ({ page }) => {
  await openNewAlbum(page, 'Quick moves')
  await chooser(page).setInputFiles(await pictures(650, 660, 670))
  await expect(tiles(page)).toHaveCount(3)
  const [first, second, third] = await orderOf(page)
  const held: Route[] = []
  const isPost = (request: Request) => request.method() === 'POST'
  await page.route('**', (route) => (isPost(route.request()) ? held.push(route) : route.continue()))
  await page.getByRole('button', { name: 'Move photo 3 earlier' }).click()
  await page.getByRole('button', { name: 'Move photo 1 later' }).click()
  await expect.poll(() => orderOf(page)).toEqual([third, first, second])
  for (const times of [1, 2]) {
    await expect.poll(() => held.length).toBe(times)
    const answer = page.waitForResponse((response) => isPost(response.request()))
    await held.at(-1)?.continue()
    expect((await answer).status()).toBe(200)
  }
  await page.reload()
  expect(await orderOf(page)).toEqual([third, first, second])
})

test('a photo is described and deleted after a confirmation, and so is its album [PHO-006]', async ({
  page,
}) => {
  await openNewAlbum(page, 'To delete')
  await chooser(page).setInputFiles(await pictures(710, 720))
  await expect(tiles(page)).toHaveCount(2)
  await page.getByRole('link', { name: 'Photo 1: details' }).click()
  await page.getByLabel('What it shows').fill('The winning goal')
  await page.getByRole('button', { name: 'Save description' }).click()
  await expect(page.locator('.toasts')).toContainText('Description saved')
  await expect(page.getByLabel('What it shows')).toHaveValue('The winning goal')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('button', { name: 'Delete 1 photo' }).click()
  await expect(tiles(page)).toHaveCount(1)
  await page.getByRole('main').getByRole('link', { name: 'Delete', exact: true }).click()
  await page.getByRole('button', { name: 'Delete album' }).click()
  await expect(page.locator('.toasts')).toContainText('Album deleted')
  await expect(page.getByRole('link', { name: 'To delete' })).toHaveCount(0)
})

test('a member is added to photos selected in tag mode, and nothing is selected afterwards [PHO-009, PHO-010, PHO-011, PHO-014, PHO-015, PHO-016, PHO-017]', async ({
  page,
}) => {
  await openNewAlbum(page, 'To tag')
  await chooser(page).setInputFiles(await pictures(810, 820, 830))
  await expect(tiles(page)).toHaveCount(3)
  await page.getByRole('link', { name: 'Tag players' }).click()
  await page.waitForURL('**/tag')
  await untilHydrated(page)
  const bar = page.getByRole('region', { name: 'Tag players' })
  const box = (number: number) => page.getByRole('checkbox', { name: `Photo ${number}` })
  await expect(bar.getByRole('button', { name: /^Add to/ })).toBeDisabled()
  await expect(page.getByRole('button', { name: 'That’s fine' }), 'covers nothing').not.toBeInViewport()
  for (const number of [1, 2, 3]) await box(number).press('Space')
  const selection = bar.getByRole('status', { name: 'Selection' })
  await expect(selection).toHaveText('Selected 3')
  await box(3).press('Space')
  await expect(selection).toHaveText('Selected 2')
  await bar.getByRole('button', { name: 'Clear' }).click()
  await expect(selection).toHaveText('Selected 0')
  await bar.getByRole('combobox', { name: 'Member' }).pressSequentially('kovac')
  await expect(page.getByRole('listbox', { name: 'Members found' })).toHaveCSS('max-height', '300px')
  await expect(page.getByRole('option', { name: 'Ana Kovačević' })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(bar.getByRole('button', { name: 'Add to Ana Kovačević' })).toBeDisabled()
  await box(1).press('Space')
  await box(2).press('Space')
  await bar.getByRole('button', { name: 'Add to Ana Kovačević' }).click()
  await expect(bar.getByText('Photos added to Ana Kovačević')).toBeVisible()
  await expect(page.locator('.toast')).toHaveCount(0)
  await expect(selection).toHaveText('Selected 0')
  await expect(page.locator('input[name=photos]:checked')).toHaveCount(0)
  await expect(page.getByText('Already tagged: Ana Kovačević')).toHaveCount(2)
  await expect(bar.getByRole('combobox', { name: 'Member' })).toHaveValue('Ana Kovačević')
  await page.getByRole('button', { name: 'Add photo 3 to Ana Kovačević' }).click()
  await expect(page.getByText('Already tagged: Ana Kovačević')).toHaveCount(3)
  await expectAccessible(page)
  await page.goto('/events')
  await expect(page.getByText('Photos added to'), 'said once').toHaveCount(0)
})

test.describe('for others', () => {
  test.use({ expectedErrors: [/status of 403/] })

  test('a coach neither sees albums in the sidebar nor opens them [ADM-002, SYS-060]', async ({ page }) => {
    await beLoggedIn(page, 'coach@demo.club')
    await page.goto('/admin')
    await expect(page.getByRole('link', { name: 'Photos', exact: true })).toHaveCount(0)
    await page.goto('/admin/photos')
    await expect(page.getByRole('heading', { level: 1 })).toContainText(
      'You are not allowed to see this page',
    )
  })
})
