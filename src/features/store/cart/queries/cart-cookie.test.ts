import fc from 'fast-check'
import { expect, test } from 'vitest'
import { newId } from '../../../../kernel/ids.ts'
import { type Cart, EMPTY_CART } from '../model/cart.ts'
import { fitsCookie, parseCart, serialiseCart } from '../model/cookie-text.ts'
import { cartCookie, readCartCookie } from './cart-cookie.server.ts'

const config = { publicUrl: new URL('https://club.example') }
const sent = (value: string) => readCartCookie(new Headers({ cookie: `consent=1; cart=${value}; jwt=x` }))
const line = { id: '2003', size: 'M', quantity: 1 }

test('a forged cookie is an empty cart, or its valid lines [STO-038]', () => {
  const garbage = [
    '',
    '{}',
    '%',
    '%00',
    '!!!',
    '!a',
    '!a~M',
    '!a~M~0',
    '!a~M~51',
    '!a~M~1.5',
    '!a~M~-1',
    '!a~M~1e1',
  ]
  for (const value of garbage) expect(sent(value).lines).toEqual([])
  expect(sent(`!a~M~1~TOOLONG~7!2003~M~1~~!b~M~1~<i>~!c~M~1~~100!d~M~1~~07`).lines).toEqual([line])
  expect(sent('not-an-id!2003~M~1~~')).toEqual({ lines: [line] })
})

test('a cookie of 8 kB is an empty cart [STO-038]', () => {
  expect(sent(`!${'2003~M~1~~!'.repeat(800)}`)).toEqual(EMPTY_CART)
})

test('any text parses into a cart that serialises to itself [STO-038]', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.string({ unit: 'binary' }),
        fc.array(fc.string()).map((all) => all.join('~')),
      ),
      (text) => {
        const cart = parseCart(text)
        expect(parseCart(serialiseCart(cart))).toEqual(cart)
      },
    ),
    { numRuns: 500 },
  )
})

test('a cookie keeps ids, size, quantity, personalisation and order, and no price [STO-033, STO-038]', () => {
  const cart: Cart = {
    lines: [
      { id: '200~3!', size: '36 ½; L', quantity: 50, initials: 'ÅÖÜ', shirtNumber: 0 },
      { id: '2004', size: 'M', quantity: 1 },
    ],
    orderId: newId(),
  }
  const cookie = cartCookie(config, cart)
  expect(cookie).toMatch(/^cart=[\w.!~*'()%-]+; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax; Secure$/)
  expect(sent(cookie.slice(5, cookie.indexOf(';')))).toEqual(cart)
})

test('50 personalised lines fit into a cookie, but far longer ones do not [STO-038]', () => {
  const lines = Array.from({ length: 50 }, (_, n) => ({
    id: `20031010${n}`,
    size: '36-38',
    quantity: 50,
    initials: 'AKV',
    shirtNumber: n,
  }))
  const cart = { lines, orderId: newId() }
  expect(fitsCookie(cart)).toBe(true)
  expect(cartCookie(config, cart).length).toBeLessThan(4096)
  expect(fitsCookie({ lines: lines.map((one) => ({ ...one, id: 'x'.repeat(60) })) })).toBe(false)
})

test('an empty cart deletes the cookie [STO-037, STO-038]', () => {
  expect(cartCookie(config, { lines: [], orderId: newId() })).toMatch(/^cart=; Path=\/; Max-Age=0;/)
})
