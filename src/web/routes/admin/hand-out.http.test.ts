import { expect, test } from 'vitest'
import { anOrdersAdmin, flashOf } from '../../../../tests/support/admin-orders.ts'
import { wordsOf } from '../../../../tests/support/checkout.ts'
import { adminPaths } from '../../admin-paths.ts'

async function aBatch() {
  const admin = await anOrdersAdmin()
  const { id } = await admin.open('Autumn', '2026-09-01')
  await admin.buy(2)
  const path = adminPaths.handOut(id)
  const press = (fields: Record<string, string>) => admin.post(path, { kind: 'collected', ...fields })
  /** The value of the first button with this name. */
  const button = async (name: 'mark' | 'undo') => {
    const buttons = (await admin.site.page(path, admin.shop)).match(/<button\b[^>]*>/g) ?? []
    const tag = buttons.find((button) => button.includes(`name="${name}"`)) ?? ''
    return /value="([^"]+)"/.exec(tag)?.[1] ?? ''
  }
  const deliver = async () => {
    for (const status of ['Ordered', 'Delivered']) await admin.post(`/admin/orders/${id}/status`, { status })
  }
  return { path, press, button, deliver, read: admin.read }
}

test('a hand-out list is not ticked before the batch is delivered, nor with a value that no button has', async () => {
  const { press, button, deliver } = await aBatch()
  const early = await press({ mark: await button('mark') })
  expect([early.status, wordsOf(await early.text())]).toEqual([
    422,
    expect.stringContaining('The batch is open. Mark it as delivered first'),
  ])
  await deliver()
  const wrong = await press({ mark: 'x' })
  expect([wrong.status, wordsOf(await wrong.text())]).toEqual([
    422,
    expect.stringContaining('This page is out of date'),
  ])
})

test('the buttons of a hand-out list tick a line, say who ticked it before, and remove the tick', async () => {
  const { path, press, button, deliver, read } = await aBatch()
  await deliver()
  const mark = await button('mark')
  const ticked = await press({ mark })
  expect([ticked.status, ticked.headers.get('location')]).toEqual([303, expect.stringContaining('#line-')])
  expect(await read(path)).toContain('2 of 2 pieces handed out')
  expect(flashOf(await press({ mark }))).toEqual([303, expect.stringContaining('already ticked by')])
  expect((await press({ undo: await button('undo') })).status).toBe(303)
  expect(await read(path)).toContain('0 of 2 pieces handed out')
})

test('buyers who have not collected are reminded from the hand-out list', async () => {
  const { press, deliver } = await aBatch()
  await deliver()
  expect(flashOf(await press({ intent: 'remind' }))).toEqual([
    303,
    expect.stringContaining('1 reminder sent'),
  ])
  expect(flashOf(await press({ intent: 'remind' }))).toEqual([
    303,
    expect.stringContaining('Nobody was e-mailed, 1 reminded less than a week ago'),
  ])
})
