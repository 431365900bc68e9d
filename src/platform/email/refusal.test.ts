import { expect, test } from 'vitest'
import { contradictsHardBounce, isAboutAddress } from './refusal.ts'

test.each([
  ['550 5.1.1 The email account that you tried to reach does not exist', true],
  ['550 5.2.1 mailbox disabled', true],
  ['556 5.1.10 Recipient address has null MX', true],
  ['550 No such user here', true],
  ['553 sorry, that address is not in my list', true],
  ['550 5.7.1 Message rejected as spam', false],
  ['552 5.2.2 mailbox full', false],
  ['554 Transaction failed', false],
  ['', false],
])('the refusal "%s" is about the address: %s', (response, isAddress) => {
  expect(isAboutAddress(response)).toBe(isAddress)
})

test.each([
  ['smtp; 550 5.7.1 Message rejected as spam', true],
  ['550 5.7.26 This mail has been blocked because the sender is unauthenticated', true],
  ['552 5.2.2 mailbox full', true],
  ['550 5.6.0 content rejected', true],
  ['smtp; 554 Transaction failed', true],
  ['smtp; 554 5.1.1 unknown user', false],
  ['550 5.5.0 mailbox unavailable', false],
  ['smtp; 550 5.1.1 unknown user, asked by 195.5.7.1', false],
  ['550 5.1.1 unknown user [5.7.1.20]', false],
  ['', false],
])('the answer "%s" contradicts a hard bounce: %s', (response, isOther) => {
  expect(contradictsHardBounce(response)).toBe(isOther)
})
