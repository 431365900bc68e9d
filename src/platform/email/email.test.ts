import { expect, test } from 'vitest'
import { isEmail } from '../../kernel/email.ts'
import { isMailAddress, mailAddress } from './email.ts'

test('every address that a form takes can be written to [FRM-017]', () => {
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

test('a list, a comment or a line end is no address', () => {
  for (const text of ['', 'a@b@c', 'a@b, c@d', 'a@b\r\nBcc: c@d', '<a@b>', 'a @b'])
    expect(() => mailAddress(text), text).toThrow(RangeError)
})
