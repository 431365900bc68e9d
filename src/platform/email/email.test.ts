import { expect, test } from 'vitest'
import { isEmail } from '../../kernel/email.ts'
import { isMailAddress, mailAddress } from './email.ts'

test('an e-mail can be sent to every address that a form accepts [FRM-017]', () => {
  const domain = `${'d'.repeat(60)}.`
  const taken = [
    'ana@example.org',
    `${'a'.repeat(65)}@example.org`,
    `${'a'.repeat(240)}@example.org`,
    `a@${domain.repeat(4)}example`,
  ]
  expect(taken.filter(isEmail)).toEqual(taken)
  expect(taken.filter(isMailAddress)).toEqual(taken)
})

test('an address with a list, a comment or a line break is refused', () => {
  for (const text of ['', 'a@b@c', 'a@b, c@d', 'a@b\r\nBcc: c@d', '<a@b>', 'a @b'])
    expect(() => mailAddress(text), text).toThrow(RangeError)
})
