import { expect, test } from 'vitest'
import { movementInput, STAFF_REASONS } from './schema.ts'

test('no pieces cannot be delivered, lost or damaged, but a count may find none', () => {
  const accepted = STAFF_REASONS.filter(
    (reason) => movementInput.safeParse({ size: '0:M', reason, quantity: '0' }).success,
  )
  expect(accepted).toEqual(['counted'])
})
