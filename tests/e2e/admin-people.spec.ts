import {
  beLoggedIn,
  expect,
  expectAccessible,
  notice,
  press,
  test,
  untilHydrated,
} from '../support/browser.ts'

test.use({ expectedErrors: [/status of 422/] })

test('an administrator invites a coach by keyboard and revokes the invitation', async ({ page }) => {
  await beLoggedIn(page, 'administrator@demo.club')
  await page.goto('/admin/people')
  await untilHydrated(page)
  await expectAccessible(page)
  await press(page.getByRole('link', { name: 'Invite a person' }), 'Enter')
  const dialog = page.getByRole('dialog', { name: 'Invite a person' })
  await expect(dialog).toBeVisible()
  await expectAccessible(page)
  await dialog.getByLabel('Name').pressSequentially('Ida Invited')
  await page.keyboard.press('Tab')
  await page.keyboard.type('ida.invited@example.org')
  await press(dialog.getByLabel('Coach', { exact: true }), 'Space')
  await press(dialog.getByRole('button', { name: 'Send invitation' }), 'Enter')
  const teams = dialog.getByRole('group', { name: 'Teams they coach' })
  await expect(teams).toContainText('Choose at least one team for a coach')
  // Keys pressed before the focus has moved to the reason would go elsewhere.
  await expect(teams.locator(':focus')).toHaveCount(1)
  await expect(dialog.getByLabel('Name')).toHaveValue('Ida Invited')
  await press(dialog.getByLabel('Women 2'), 'Space')
  await press(dialog.getByRole('button', { name: 'Send invitation' }), 'Enter')
  await notice(page, 'Invitation sent to ida.invited@example.org')
  await page.getByRole('link', { name: 'Ida Invited' }).click()
  const person = page.getByRole('dialog', { name: 'Ida Invited' })
  await expect(person.getByLabel('Women 2')).toBeChecked()
  await expectAccessible(page)
  await person.getByRole('button', { name: 'Revoke invitation' }).click()
  await notice(page, 'Invitation of ida.invited@example.org revoked')
  await expect(page.getByRole('link', { name: 'Ida Invited' })).toHaveCount(0)
})
