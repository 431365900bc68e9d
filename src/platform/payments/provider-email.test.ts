import { expect, test } from 'vitest'
import { emailOfProvider, providerEmail } from './provider-email.ts'

test('the provider gets an address with its domain in ASCII, and none that it would refuse', () => {
  expect(providerEmail('ana@müller.example')).toBe('ana@xn--mller-kva.example')
  expect(providerEmail('ana@example.org')).toBe('ana@example.org')
  expect(providerEmail('jörg@müller.example')).toBeUndefined()
  expect(providerEmail('')).toBeUndefined()
})

test('an address that the provider names is stored in its one spelling', () => {
  expect(emailOfProvider('ana@xn--mller-kva.example')).toBe('ana@müller.example')
  expect(emailOfProvider(null)).toBe('')
})
