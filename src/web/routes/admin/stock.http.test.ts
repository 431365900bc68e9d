import { expect, test } from 'vitest'
import { anOrdersAdmin, flashOf } from '../../../../tests/support/admin-orders.ts'
import { wordsOf } from '../../../../tests/support/checkout.ts'
import { adminPaths } from '../../admin-paths.ts'

test('a refused change of stock keeps what was typed, and an accepted one is recorded once', async () => {
  const { item, post, read } = await anOrdersAdmin()
  const path = adminPaths.stockOf(item.id)
  const flood = { intent: 'move', size: '0:M', reason: 'lost', quantity: '9000', note: 'Flood' }
  const refused = await post(path, flood)
  const html = await refused.text()
  expect([refused.status, wordsOf(html)]).toEqual([422, expect.stringMatching(/Only \d+ are in stock/)])
  expect(html).toContain('value="Flood"')
  expect(html).toContain('<option value="0:M" selected="">')
  const delivery = { ...flood, reason: 'delivered', quantity: '5', note: '' }
  expect(flashOf(await post(path, delivery))).toEqual([303, expect.stringMatching(/M: \d+ in stock now/)])
  const again = await post(path, delivery)
  expect([again.status, wordsOf(await again.text())]).toEqual([
    422,
    expect.stringContaining('The stock has changed meanwhile'),
  ])
  expect(await read(path)).toMatch(/M \+5 Delivered/)
})

test('a threshold that is no number is refused with what was typed, and a stored one lists the item as low', async () => {
  const { item, post, read } = await anOrdersAdmin()
  const path = adminPaths.stockOf(item.id)
  const refused = await post(path, { intent: 'low', 'low-M': 'ten', 'low-L': '1' })
  const html = await refused.text()
  expect([refused.status, wordsOf(html)]).toEqual([
    422,
    expect.stringContaining('Enter quantities from 0 to 9999'),
  ])
  expect(html).toContain('value="ten"')
  expect(await read(`${adminPaths.stock}?show=low`)).toContain('No items match')
  expect((await post(path, { intent: 'low', 'low-M': '9999', 'low-L': '' })).status).toBe(303)
  expect(await read(`${adminPaths.stock}?show=low`)).toMatch(/Match shirt.*Low/)
})
