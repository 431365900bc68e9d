import { expect, test } from 'vitest'
import { movementInput, STAFF_REASONS } from './schema.ts'

test('a delivery, loss or damage of 0 pieces is refused, and a count of 0 is accepted', () => {
  const accepted = STAFF_REASONS.filter(
    (reason) => movementInput.safeParse({ size: '0:M', reason, quantity: '0' }).success,
  )
  expect(accepted).toEqual(['counted'])
})

test('a quantity that is missing or no whole number gets one message', () => {
  for (const quantity of ['', '1.5', 'ten'])
    expect(movementInput.safeParse({ size: '0:M', reason: 'lost', quantity }).error?.issues).toMatchObject([
      { path: ['quantity'], message: 'Enter a quantity from 0 to 9999' },
    ])
})
