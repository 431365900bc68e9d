import { expect, test } from 'vitest'
import { invoiceDescription } from './model.ts'

test('an invoice is named for its plan and lines, without the provider’s count and price of a single plan [INV-003, resolutions F19]', () => {
  expect(invoiceDescription(['1 × League teams (at £42.00 / month)'])).toBe('League teams')
  expect(invoiceDescription(['1 × Juniors (from 8) (at £60.00 / every 4 months)'])).toBe('Juniors (from 8)')
  expect(invoiceDescription(['2 × Juniors (at £60.00 / month)', null, 'Shirt'])).toBe(
    '2 × Juniors (at £60.00 / month), Shirt',
  )
  expect(invoiceDescription(['1 × Shirt (at home)'])).toBe('1 × Shirt (at home)')
})
