import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { MenuItem } from './content.ts'
import { dropOf, type MenuMove, menuRows, moveEntry, movesOf } from './menu-tree.ts'

const line = (title: string, below: string[] = []): MenuItem => ({
  title,
  link: `/${title}`,
  typeLink: 'page',
  showInMenu: true,
  ...(below.length > 0 && { subItems: below.map((name) => line(name)) }),
})

/** Summarises a menu: 'teams club(join rules) store'. */
const short = (menu: readonly MenuItem[] | undefined) =>
  menu
    ?.map(
      ({ title, subItems }) => title + (subItems ? `(${subItems.map((sub) => sub.title).join(' ')})` : ''),
    )
    .join(' ')

const MENU = [line('teams'), line('club', ['join', 'rules']), line('store')]
const ROWS = menuRows(MENU)
const indexOf = (title: string) => ROWS.findIndex(({ item }) => item.title === title)
const after = (move: MenuMove | undefined) => move && short(moveEntry(MENU, move))

test('the buttons of an entry move it among its own, below the one above it, and out again [ADM-024]', () => {
  const moved = (title: string) => {
    const { up, down, in: below, out } = movesOf(ROWS, indexOf(title))
    return [after(up), after(down), after(below), after(out)]
  }
  expect(moved('teams')).toEqual([undefined, 'club(join rules) teams store', undefined, undefined])
  expect(moved('club')).toEqual([
    'club(join rules) teams store',
    'teams store club(join rules)',
    undefined,
    undefined,
  ])
  expect(moved('rules')).toEqual([
    'teams club(rules join) store',
    undefined,
    undefined,
    'teams club(join) rules store',
  ])
  expect(moved('store')).toEqual([
    'teams store club(join rules)',
    undefined,
    'teams club(join rules store)',
    undefined,
  ])
})

test('an entry is dropped before, after or below another; one that opens others stays in the menu itself [ADM-024]', () => {
  const dropped = (title: string, on: string, where: 'before' | 'after' | 'below') =>
    after(dropOf(ROWS, indexOf(title), indexOf(on), where))
  expect(dropped('store', 'teams', 'before')).toBe('store teams club(join rules)')
  expect(dropped('teams', 'club', 'after')).toBe('club(join rules) teams store')
  expect(dropped('teams', 'club', 'below')).toBe('club(join rules teams) store')
  expect(dropped('teams', 'join', 'before')).toBe('club(teams join rules) store')
  expect(dropped('rules', 'teams', 'before')).toBe('rules teams club(join) store')
  expect(dropped('club', 'teams', 'below')).toBeUndefined()
  expect(dropped('club', 'join', 'after')).toBeUndefined()
  expect(dropped('store', 'store', 'after')).toBeUndefined()
})

test('whatever is moved wherever, no entry is lost and none opens a third level', () => {
  const place = fc.integer({ min: -1, max: 6 })
  fc.assert(
    fc.property(place, place, fc.constantFrom(0 as const, 1 as const), (from, to, depth) => {
      const menu = moveEntry(MENU, { from, to, depth })
      if (!menu) return
      const titles = menuRows(menu).map(({ item }) => item.title)
      expect(titles.toSorted()).toEqual(ROWS.map(({ item }) => item.title).toSorted())
      expect(menu.flatMap(({ subItems = [] }) => subItems).every((sub) => !sub.subItems)).toBe(true)
    }),
  )
})
