import { button, openMembers } from '../support/admin.ts'
import {
  expect,
  expectAccessibleAtAllWidths,
  notice,
  press,
  test,
  untilHydrated,
} from '../support/browser.ts'

test.use({ expectedErrors: [/status of 422/] })

test('a member is added twice by keyboard, and the two records are merged with a preview', async ({
  page,
}) => {
  await openMembers(page)
  for (const phone of ['', '020 7946 0123']) {
    await page.goto('/admin/members')
    await untilHydrated(page)
    await press(page.getByRole('link', { name: 'New member' }), 'Enter')
    const dialog = page.getByRole('dialog', { name: 'New member' })
    await expect(dialog.getByRole('toolbar')).toBeVisible()
    if (phone === '') await expectAccessibleAtAllWidths(page)
    await page.locator('#f-Name').pressSequentially('Tova Doubled')
    await page.locator('#f-Phone').fill(phone)
    await page.locator('#f-number').fill('700')
    await press(dialog.getByRole('button', { name: 'Add member' }), 'Enter')
    await expect(page.getByRole('alert')).toContainText('Number')
    await expect(page.locator('#f-Name')).toHaveValue('Tova Doubled')
    await page.locator('#f-number').fill('')
    await press(dialog.getByRole('button', { name: 'Add member' }), 'Enter')
    await notice(page, 'Member added')
  }
  await press(page.getByRole('link', { name: 'Merge with another record' }), 'Enter')
  const dialog = page.getByRole('dialog', { name: 'Merge Tova Doubled with another record' })
  await expectAccessibleAtAllWidths(page)
  await press(dialog.getByRole('link', { name: 'Compare with Tova Doubled' }), 'Enter')
  await dialog.getByRole('link', { name: 'Keep the other record instead' }).click()
  await expect(dialog.getByRole('radio', { name: '020 7946 0123' })).toBeChecked()
  await expectAccessibleAtAllWidths(page)
  await press(dialog.getByRole('button', { name: 'Merge', exact: true }), 'Enter')
  await notice(page, 'Merged')
  await expect(page.locator('#f-Phone')).toHaveValue('020 7946 0123')
  await page.goto('/admin/members?q=tova+doubled')
  await untilHydrated(page)
  await expect(page.getByRole('link', { name: 'Tova Doubled', exact: true })).toHaveCount(1)

  await page.getByRole('checkbox', { name: 'Select Tova Doubled' }).check()
  await button(page, 'Make inactive').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Make inactive' }).click()
  await notice(page, /Updated!/)
})
