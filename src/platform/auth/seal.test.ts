import { expect, test } from 'vitest'
import { seal, unseal } from './seal.ts'

const SECRET = 'a secret for tests, 32 characters and more'

test('a sealed text cannot be read, changed, or opened with another secret or purpose', () => {
  const sealed = seal('JBSWY3DP', SECRET, 'key of ana')
  expect(sealed).not.toContain('JBSWY3DP')
  expect(unseal(sealed, `${SECRET}!`, 'key of ana')).toBeUndefined()
  expect(unseal(sealed, SECRET, 'key of bo')).toBeUndefined()
  for (const at of [0, 20, sealed.length - 2]) {
    const changed = sealed.slice(0, at) + (sealed[at] === 'A' ? 'B' : 'A') + sealed.slice(at + 1)
    expect(unseal(changed, SECRET, 'key of ana')).toBeUndefined()
  }
  for (const nonsense of ['', 'x', 'é'.repeat(60)]) expect(unseal(nonsense, SECRET, 'p')).toBeUndefined()
})

test('a sealed text can be opened, and sealing it twice gives different results', () => {
  const [one, other] = [seal('JBSWY3DP', SECRET, 'p'), seal('JBSWY3DP', SECRET, 'p')]
  expect(one).not.toBe(other)
  expect([unseal(one, SECRET, 'p'), unseal(other, SECRET, 'p')]).toEqual(['JBSWY3DP', 'JBSWY3DP'])
})
