import { button, DESKTOP, open, publish } from '../support/admin.ts'
import { beLoggedIn, expect, test } from '../support/browser.ts'
import { aPhotograph } from '../support/pictures.ts'

test('a picture that is uploaded for a hall is shown beside its button, on the page of the trainings, and by the API [TRN-004]', async ({
  page,
}) => {
  await page.setViewportSize(DESKTOP)
  await beLoggedIn(page, 'administrator@demo.club')
  await open(page, '/admin/content/venues/new')
  const name = `Hall with a picture ${Date.now()}`
  await page.getByLabel('Name', { exact: true }).fill(name)
  await button(page, 'Add a picture').click()
  await button(page, 'Choose a picture').click()
  const library = page.getByRole('dialog', { name: 'Choose a picture' })
  const buffer = Buffer.from(await aPhotograph())
  await library.getByLabel('New picture').setInputFiles({ name: 'hall.jpg', mimeType: 'image/jpeg', buffer })
  await library.getByLabel('What it shows').fill('The hall from outside')
  await button(page, 'Upload').click()
  await expect(library).toHaveCount(0)
  await expect(page.getByText('The hall from outside')).toBeVisible()
  await expect(page.getByText('This picture is not in the library.')).toHaveCount(0)
  await publish(page)
  await page.goto('/about-us/trainings')
  const card = page.getByRole('listitem').filter({ hasText: name })
  await expect(card.getByAltText('The hall from outside')).toBeVisible()
  const halls = await (await page.request.get('/api/venues')).json()
  expect(halls.find((hall: { Name: string }) => hall.Name === name).Images).toHaveLength(1)
})
