import { beLoggedIn, expect, expectAccessible, test } from '../support/browser.ts'

test.use({ expectedErrors: [/status of 422/] })

test('recipients of an e-mail are found while typing, added with Enter and removed with a button that shows their number [ADM-018]', async ({
  page,
}) => {
  await beLoggedIn(page, 'administrator@demo.club')
  await page.goto('/admin/emails/new')
  await page.getByLabel('Subject').fill('New balls')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('Choose at least one team, group or active member')
  const to = page.getByRole('combobox', { name: 'Add a member or team' })
  const list = page.getByRole('listbox', { name: 'Members and teams found' })
  await to.pressSequentially('kovac')
  await expect(list.getByRole('option', { name: 'Ana Kovačević' })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Send to 1 person' })).toBeVisible()
  await page.keyboard.type('women 1')
  await expect(list.getByRole('option', { name: 'Everyone in Women 1' })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: /^Send to [1-9]\d people$/ })).toBeVisible()
  await page.keyboard.type('zzz')
  await expect(page.getByText('Nothing found. Try another name.')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Remove Everyone in Women 1' }).click()
  await expect(page.getByRole('button', { name: 'Send to 1 person' })).toBeVisible()
  await expectAccessible(page)
})
