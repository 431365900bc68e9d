import {
  beLoggedIn,
  expect,
  expectAccessible,
  expectAccessibleAtAllWidths,
  notice,
  test,
  untilHydrated,
} from '../support/browser.ts'

const DESKTOP = { width: 1440, height: 900 }

test.describe.configure({ mode: 'default' })

test('the shop manager’s screens are accessible and fit at all widths [BAT-004, BAT-006]', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await beLoggedIn(page, 'shop@demo.club')
  for (const path of ['', '?show=orders', '?show=unbatched', '/new']) {
    await page.goto(`/admin/orders${path}`)
    await untilHydrated(page)
    await expectAccessibleAtAllWidths(page)
  }
  await page.goto('/admin/orders')
  for (const width of [390, 968, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expect(async () => {
      const frame = await page.getByRole('region', { name: 'Batches' }).boundingBox()
      const button = await page.getByRole('link', { name: 'Close the batch' }).boundingBox()
      const [end, limit] = [button, frame].map((box) => (box?.x ?? 0) + (box?.width ?? 0))
      expect(end, `the button at ${width} px`).toBeLessThan(limit ?? 0)
    }).toPass()
  }
})

test('a shop manager opens a batch, moves an order to it, makes a supplier link and revokes it [BAT-001, BAT-006, BAT-010, BAT-014, BAT-016]', async ({
  page,
  browser,
}) => {
  await page.setViewportSize(DESKTOP)
  await beLoggedIn(page, 'shop@demo.club')
  await page.goto('/admin/orders')
  await untilHydrated(page)
  await page.getByRole('link', { name: 'New batch' }).click()
  const modal = page.getByRole('dialog')
  await modal.getByLabel('Title').fill('Easter')
  await modal.getByLabel('Expected delivery').fill('2030-03-20')
  await modal.getByLabel(/Request to the kit supplier/).fill('Sizes in separate bags')
  await modal.getByRole('button', { name: 'Open the batch' }).click()
  await notice(page, 'Batch Easter opened')
  await expect(page.getByText('Sizes in separate bags')).toBeVisible()

  await page.getByLabel('Search orders by member, number, item or size').fill('1006')
  await page.getByRole('link', { name: '1006' }).click()
  await expect(page.getByRole('dialog', { name: 'Order 1006' })).toContainText('Match shirt')
  await expectAccessible(page)
  await modal.getByLabel('Batch').selectOption({ label: 'Easter' })
  await modal.getByRole('button', { name: 'Move order' }).click()
  await notice(page, 'The order is in Easter now')
  await expect(page.getByRole('row').filter({ hasText: '1006' })).toContainText('Easter')

  await page.goto('/admin/orders')
  await untilHydrated(page)
  await page.getByRole('link', { name: 'Orders in Easter' }).press('Enter')
  await expect(page.getByRole('link', { name: 'Orders in Easter' })).toHaveAttribute('aria-expanded', 'true')
  await page.getByRole('link', { name: 'Supplier links' }).last().click()
  await modal.getByRole('button', { name: 'Create link' }).click()
  const link = await modal.getByLabel('Link for the kit supplier').inputValue()
  await expectAccessible(page)
  const supplier = await browser.newPage()
  await supplier.goto(link)
  await expect(supplier.getByText('Sizes in separate bags')).toBeVisible()
  await modal.getByRole('button', { name: /^Revoke/ }).click()
  await notice(page, 'Link revoked')
  expect((await supplier.goto(link))?.status()).toBe(404)
  await supplier.close()
})

test('an order is refunded after a confirmation and shows the refund [BAT-016, resolutions B23]', async ({
  page,
}) => {
  await page.setViewportSize(DESKTOP)
  await beLoggedIn(page, 'shop@demo.club')
  await page.goto('/admin/orders?q=1005')
  await untilHydrated(page)
  await page.getByRole('link', { name: '1005' }).click()
  const modal = page.getByRole('dialog')
  await modal.getByText('Refund another amount').click()
  await modal.getByLabel(/Amount in pounds/).fill('4.20')
  await modal.getByLabel('Refund the card').last().check()
  await modal.getByRole('button', { name: 'Refund', exact: true }).click()
  await notice(page, /£4\.20 refunded/)
  // A job updates the order after the refund.
  await expect(async () => {
    await page.reload()
    await expect(page.getByRole('row').filter({ hasText: '1005' })).toContainText(
      /Partly refunded.*£4\.20 refunded/s,
      { timeout: 2000 },
    )
  }).toPass()
})

test.describe('with refusals', () => {
  test.use({ expectedErrors: [/4(09|22) \(/] })

  test('errors are shown next to their fields: a batch without a title, a wrong invoice file, an outdated edit [BAT-001, BAT-015, resolutions E22]', async ({
    page,
    context,
  }) => {
    await page.setViewportSize(DESKTOP)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await beLoggedIn(page, 'shop@demo.club')
    await page.goto('/admin/orders/new')
    await untilHydrated(page)
    const modal = page.getByRole('dialog')
    await modal.getByLabel(/Request to the printing company/).fill('Kept')
    await modal.getByRole('button', { name: 'Open the batch' }).click()
    await expect(modal.getByText('Enter a title').first()).toBeVisible()
    await expect(modal.getByLabel(/Request to the printing company/)).toHaveValue('Kept')
    await expectAccessible(page)

    await page.goto('/admin/orders')
    await untilHydrated(page)
    await page.getByRole('button', { name: 'Actions for Autumn' }).click()
    await page.getByRole('link', { name: 'Invoices' }).first().click()
    const file = { name: 'evil.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<script>1</script>') }
    await modal.getByLabel('Invoice of the kit supplier').setInputFiles(file)
    await modal.getByRole('button', { name: 'Save' }).click()
    await expect(modal.getByText('Choose a PDF, JPEG or PNG file')).toBeVisible()
    page.once('dialog', (question) => void question.accept())
    await page.keyboard.press('Escape')
    await expect(modal).toBeHidden()

    await page.getByRole('button', { name: 'Actions for Autumn' }).click()
    await page.getByRole('link', { name: 'Edit' }).first().click()
    await expect(modal.getByLabel('Title')).toHaveValue('Autumn')
    const other = await context.newPage()
    await other.goto(page.url())
    await untilHydrated(other)
    await other
      .getByRole('dialog')
      .getByLabel(/Request to the kit supplier/)
      .fill('From the other window')
    await other.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    await notice(other, 'Batch Autumn updated')
    await modal.getByLabel(/Request to the kit supplier/).fill('Mine')
    await modal.getByRole('button', { name: 'Save' }).click()
    await expect(modal.getByText(/Someone else has changed this batch/)).toBeVisible()
    await expect(modal.getByText('From the other window')).toBeVisible()
    await expect(modal.getByLabel(/Request to the kit supplier/)).toHaveValue('Mine')
    await expectAccessible(page)
    await other.close()
  })
})
