import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ownPath } from './next-path.ts'

const HOME = '/members/dashboard/'
const BASE = 'https://club.example'

test('a path on this site keeps its query and fragment [MEM-003]', () => {
  for (const path of [
    '/store/checkout',
    '/events/summer-party',
    '/store/product/1?size=M#print',
    '/gd/über-uns',
  ]) {
    expect(new URL(ownPath(path, HOME), BASE).href).toBe(new URL(path, BASE).href)
  }
})

test('an address on another site is refused [MEM-003, resolutions A12]', () => {
  for (const next of [
    undefined,
    null,
    '',
    'evil.example',
    'https://evil.example',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\/evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/\r\n//evil.example',
    '\t//evil.example',
    ' //evil.example',
    '/.//evil.example',
    '/..//evil.example',
    '/%2e%2e//evil.example',
    '/a/..//evil.example',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    '/\u0000/evil.example',
    '@evil.example',
    ':@evil.example',
    '?next=//evil.example',
    '#x',
  ]) {
    expect(ownPath(next, HOME)).toBe(HOME)
  }
})

test('every result is a path on this site [MEM-003]', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      '/',
      '\\',
      '//',
      '.',
      '..',
      ':',
      '@',
      '%2f',
      '%5c',
      '\t',
      '\n',
      '?',
      '#',
      'evil.example',
      'http',
    ),
    fc.string({ unit: 'binary', maxLength: 5 }),
  )
  const next = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(''))
  fc.assert(
    fc.property(next, (wanted) => {
      const out = ownPath(wanted, HOME)
      expect(new URL(out, BASE).origin).toBe(BASE)
      expect(out).toMatch(/^\/(?![/\\])/)
      // A browser or proxy that resolves the answer again gets the same path.
      expect(new URL(new URL(out, BASE).pathname, BASE).origin).toBe(BASE)
    }),
    { numRuns: 2000 },
  )
})
