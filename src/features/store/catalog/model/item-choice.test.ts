import { expect, test } from 'vitest'
import type { Size } from './item.ts'
import { choiceLoginPath, choicePath, parseChoice, resolveChoice } from './item-choice.ts'

const NOTHING = { size: '', quantity: 1, personalisation: { initials: '', shirtNumber: null } }
const typed = (query: string) => parseChoice(new URLSearchParams(query))
const sizes: Size[] = [
  { size: 'S', stock: 0, availability: 'red' },
  { size: 'M', stock: 3, availability: 'yellow' },
]
const shirt = { sizes, hasInitials: true, hasNumber: true }

test('invalid values of a choice are ignored: a quantity above 50, a number above 99, a very long size [STO-027, STO-029]', () => {
  for (const query of [
    '',
    'quantity=0',
    'quantity=51',
    'quantity=1.5',
    'dorsal=100',
    'dorsal=07',
    'initials=%3C1%3E',
    `size=${'x'.repeat(61)}`,
  ])
    expect(typed(query), query).toEqual(NOTHING)
})

test('a choice survives in its address, and the login leads back to it [STO-014, STO-028]', () => {
  const choice = typed('size=One+size&quantity=50&initials=a%C3%A9k&dorsal=0')
  expect(choice).toEqual({
    size: 'One size',
    quantity: 50,
    personalisation: { initials: 'AÉK', shirtNumber: 0 },
  })
  const path = choicePath('7/1', choice)
  expect(path).toBe('/store/product/7%2F1?size=One+size&quantity=50&initials=A%C3%89K&dorsal=0')
  expect(typed(path.split('?')[1] ?? '')).toEqual(choice)
  expect(choicePath('700', NOTHING)).toBe('/store/product/700')
  expect(choiceLoginPath('700', NOTHING)).toBe('/members/access/?next=/store/product/700')
  const login = new URL(choiceLoginPath('700', choice), 'https://club.example')
  expect(login.searchParams.get('next')).toBe(choicePath('700', choice))
})

test('a sold-out size and a taken number are reported and not chosen [STO-022, STO-025, STO-030]', () => {
  const numbers = {
    own: 5,
    taken: [
      { number: 7, name: 'Ana' },
      { number: 9, name: 'Bo', freeFor: 'yourself' as const },
    ],
  }
  const choice = typed('size=S&initials=AB&dorsal=7')
  expect(resolveChoice(shirt, numbers, choice)).toEqual({
    size: '',
    soldOut: 'S',
    quantity: 1,
    personalisation: { initials: 'AB', shirtNumber: null },
    taken: 7,
  })
  expect(resolveChoice(shirt, numbers, typed('size=M&dorsal=9'))).toMatchObject({
    size: 'M',
    soldOut: undefined,
    personalisation: { shirtNumber: 9 },
    taken: undefined,
  })
  expect(resolveChoice(shirt, undefined, choice)).toMatchObject({
    personalisation: { shirtNumber: 7 },
    taken: undefined,
  })
})

test('an item without personalisation ignores it, and its only size is chosen by itself [STO-011, STO-022]', () => {
  const bag = { sizes: sizes.slice(1), hasInitials: false, hasNumber: false }
  expect(resolveChoice(bag, undefined, typed('size=XL&initials=AB&dorsal=7'))).toEqual({
    ...NOTHING,
    size: 'M',
    soldOut: undefined,
    taken: undefined,
  })
  const soldOutBag = { ...bag, sizes: sizes.slice(0, 1) }
  expect(resolveChoice(soldOutBag, undefined, typed(''))).toMatchObject({ size: '', soldOut: undefined })
})
