import { expect, test } from 'vitest'
import { newId } from '../../../kernel/ids.ts'
import { checkoutForm } from './schema.ts'

test('a checkout with an invalid total is refused with a message to reload the page [STO-046]', () => {
  for (const total of [undefined, '', '-1', '1.5', '1e9', '9'.repeat(10)]) {
    const refused = checkoutForm.safeParse({ intent: 'pay', order: newId(), total }).error
    expect(
      refused?.issues.map(({ message }) => message),
      total,
    ).toEqual(['Reload the page'])
  }
})
