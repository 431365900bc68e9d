import { beLoggedIn, expect, expectAccessibleAtAllWidths, test } from '../support/browser.ts'

test('a member takes a duty with one tap, offers it and keeps it after all, and the page passes axe', async ({
  page,
}) => {
  await beLoggedIn(page, 'member@demo.club')
  await page.goto('/members/duties')
  await expectAccessibleAtAllWidths(page, [320, 968, 1440])
  const own = page.getByRole('region', { name: 'Your duties' }).getByRole('listitem')
  const before = await own.count()
  await page.getByRole('button', { name: 'I’ll do it' }).last().click()
  await expect(page.getByText('Thank you! The duty is yours.')).toBeVisible()
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
  const choices = await page.getByRole('combobox', { name: /Who does/ }).all()
  for (const choice of choices.slice(1)) await choice.selectOption('')
  await page.getByRole('button', { name: 'Confirm and e-mail' }).click()
  await expect(page.getByText('1 place filled. We’ve e-mailed everyone concerned.')).toBeVisible()
})
