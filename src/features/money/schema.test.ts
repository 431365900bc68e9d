import { expect, test } from 'vitest'
import { newId } from '../../kernel/ids.ts'
import { recordInput } from './schema.ts'

const amountOf = (amount: string) => {
  const form = { method: 'cash', paidOn: '2026-06-20', open: '4550', key: newId(), amount }
  return recordInput.safeParse(form).data?.amount
}

test('an amount of nothing, or that could be read in two ways, is refused', () => {
  for (const typed of ['1,2000', '1.200,50', '', '0', 'ten']) expect(amountOf(typed)).toBeUndefined()
})

test('an amount with a comma before the pence is not recorded a hundred times too large', () => {
  expect(['45,50', '4,5'].map(amountOf)).toEqual([4550, 450])
})

test('an amount may have a pound sign and a comma between thousands', () => {
  expect(['45', '45.5', '£45.50', '1,200', '£ 1,200.05'].map(amountOf)).toEqual([
    4500, 4550, 4550, 120_000, 120_005,
  ])
})
