import { expect, test } from 'vitest'
import { movementInput, STAFF_REASONS } from './schema.ts'

test('no pieces cannot be delivered, lost or damaged, but a count may find none', () => {
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
