import { button, DESKTOP, open } from '../support/admin.ts'
import { beLoggedIn, expect, expectAccessibleAtAllWidths, notice, press, test } from '../support/browser.ts'

test.use({ expectedErrors: [/status of 422/] })

test('the table of a league page is pasted, its columns are corrected, and a second import shows what changed', async ({
  page,
}) => {
  await page.setViewportSize(DESKTOP)
  await beLoggedIn(page, 'administrator@demo.club')
  await open(page, '/admin/content/games')
  await page.getByRole('link', { name: 'Import', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Import games')
  const table = [
    'When\tThrow off\tHome\tAway\tWhere\tTable officials',
    'Sat 6th March 2032\t15:00\tLondon GD 3\tPasted Rovers\tHall 9\tA. Smith',
    'Sat 13th March 2032\t16:30\tPasted Rovers\tPasted United\tHall 9\tB. Jones',
    'Sat 32nd March 2032\t16:30\tPasted Rovers\tLondon GD 3\tHall 9\tB. Jones',
  ].join('\n')
  await page.getByLabel('Or paste the table').fill(table)
  await page.getByLabel('Team', { exact: false }).last().selectOption('Men 3')
  await press(button(page, 'Preview'), 'Enter')
  await expect(page.locator(':focus')).toContainText('2 new, 0 changed, 0 the same, 0 unmatched, 1 row')
  await expect(page.getByText('Row 4 (Pasted Rovers – London GD 3): Date: Enter a date like')).toBeVisible()
  await expectAccessibleAtAllWidths(page)
  await page.getByLabel('Where').selectOption('Leave out')
  await button(page, 'Preview').click()
  await expect(page.getByRole('heading', { level: 2 }).first()).toContainText('2 new')
  await button(page, 'Import').click()
  await notice(page, 'Imported: 2 new games, 0 changed games')

  await open(page, '/admin/games/import')
  await page
    .getByLabel('Or paste the table')
    .fill(table.replace('16:30\tPasted Rovers\tPasted', '17:00\tPasted Rovers\tPasted'))
  await button(page, 'Preview').click()
  await expect(page.locator(':focus')).toContainText('0 new, 2 changed')
  await expect(page.getByText('Begins: Sat 13th March 2032 16:30 → Sat 13th March 2032 17:00')).toBeVisible()
})
