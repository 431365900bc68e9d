import { expect, test } from 'vitest'
import { isEmail } from './email.ts'

test('what is no single address is refused, line ends and lists first of all [FRM-017]', () => {
  const refused = [
    '',
    'ana',
    'ana@',
    '@example.org',
    'ana@example',
    'ana@example.org\r\nBcc: all@example.org',
    'ana@example.org,bo@example.org',
    'Ana <ana@example.org>',
    'ana@example.org\u0000',
    `${'a'.repeat(250)}@example.org`,
  ]
  expect(refused.filter(isEmail)).toEqual([])
})

test('an address is taken as it is written, tags and sub-domains included [FRM-017]', () => {
  const taken = ['ana@example.org', 'Ana.Kovac+handball@mail.example.co.uk', "o'dowd@example.org"]
  expect(taken.filter(isEmail)).toEqual(taken)
})
