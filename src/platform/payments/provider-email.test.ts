import { expect, test } from 'vitest'
import { emailOfProvider, providerEmail } from './provider-email.ts'

test('an address is sent to the provider with its domain in ASCII, or not at all if it would be refused', () => {
  expect(providerEmail('ana@müller.example')).toBe('ana@xn--mller-kva.example')
  expect(providerEmail('ana@example.org')).toBe('ana@example.org')
  expect(providerEmail('jörg@müller.example')).toBeUndefined()
  expect(providerEmail('')).toBeUndefined()
})

test('an address from the provider is stored in its normalised form', () => {
  expect(emailOfProvider('ana@xn--mller-kva.example')).toBe('ana@müller.example')
  expect(emailOfProvider(null)).toBe('')
})
