import { expect, test } from 'vitest'
import { isWebAddress } from './web-address.ts'

test.each(['javascript:alert(1)', 'data:text/html,x', '/gd/venues', 'maps', ''])(
  '%s is no address of the web',
  (text) => {
    expect(isWebAddress(text)).toBe(false)
  },
)

test('a map link is accepted', () => {
  expect(isWebAddress('https://www.google.com/maps/search/?api=1&query=Brentford')).toBe(true)
})
