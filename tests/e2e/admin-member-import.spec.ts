import type { Page } from '@playwright/test'
import { button, DESKTOP, open } from '../support/admin.ts'
import { beLoggedIn, expect, expectAccessibleAtAllWidths, notice, press, test } from '../support/browser.ts'

test.use({ expectedErrors: [/status of 422/] })

const PAGE = '/admin/members/import'

async function openImport(page: Page) {
  await page.setViewportSize(DESKTOP)
  await beLoggedIn(page, 'administrator@demo.club')
  await open(page, PAGE)
}

const search = (page: Page, name: string) => open(page, `/admin/members?q=${name}`)

test('1,200 members are imported from a file, and the import is undone', async ({ page }) => {
  const people = Array.from({ length: 1200 }, (_, n) => {
    const day = String((n % 28) + 1).padStart(2, '0')
    return `Importer${n} Åkesson;${day}/04/1996;importer${n}@example.org;Men 1`
  })
  const rows = ['Who;Date of birth;E-mail;Squad', ...people, 'Importer Wrong;31/02/1996;;']
  await openImport(page)
  await page.getByLabel('Spreadsheet as CSV').setInputFiles({
    name: 'members.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(rows.join('\r\n'), 'latin1'), // Windows-1252, as Excel saves it
  })
  await button(page, 'Preview').click()
  await expect(page.getByText('Choose the column with the name')).toBeVisible()
  await expectAccessibleAtAllWidths(page)
  await page.getByLabel('Who').selectOption('Name')
  await button(page, 'Preview').click()
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(
    '1,200 new, 0 changed, 0 the same, 0 doubtful, 1 row with errors',
  )
  await expect(page.getByText('Row 1202 (Importer Wrong): Date of birth: Enter a date')).toBeVisible()
  await expectAccessibleAtAllWidths(page)
  await button(page, 'Import').click()
  await page.waitForURL(/\/admin\/members\/import\/[0-9a-f-]{36}$/)
  const report = page.url()
  await expect(page.getByText('1,200 new, 0 changed, 0 the same')).toBeVisible()
  await expectAccessibleAtAllWidths(page)
  await search(page, 'Importer1199')
  await expect(page.getByRole('link', { name: 'Importer1199 Åkesson' })).toBeVisible()

  await open(page, report)
  await page.getByLabel('Yes, remove the 1,200 new members').check()
  await button(page, 'Undo import').click()
  await notice(page, '1,200 members restored, 0 left as they are')
  await search(page, 'Importer')
  await expect(page.getByText('No members found')).toBeVisible()
})

test('pasted cells are imported by keyboard alone, and the person decides about doubtful rows', async ({
  page,
}) => {
  await openImport(page)
  await page
    .getByLabel('Or paste cells')
    .fill('Name\tE-mail\nPia Pasted\tpasted@example.org\nPer Pasted\tpasted@example.org')
  await press(button(page, 'Preview'), 'Enter')
  await expect(page.locator(':focus')).toContainText('1 new, 0 changed, 0 the same, 1 doubtful')
  await expect(page.getByText('Row 2 (Pia Pasted) has the same e-mail, but another name')).toBeVisible()
  await expectAccessibleAtAllWidths(page)
  const doubtful = page.getByLabel('Row 3 (Per Pasted)')
  await doubtful.pressSequentially('Add')
  await expect(doubtful).toHaveValue('add')
  await press(button(page, 'Import'), 'Enter')
  await expect(page.getByText('2 new, 0 changed, 0 the same')).toBeVisible()
  await press(page.getByLabel('Yes, remove the 2 new members'), 'Space')
  await press(button(page, 'Undo import'), 'Enter')
  await notice(page, '2 members restored, 0 left as they are')
  await search(page, 'Pasted')
  await expect(page.getByText('No members found')).toBeVisible()
})
