import { expect, test } from 'vitest'
import { itemFor, type MenuItem, visibleItems } from './content.ts'

const line = (title: string, link: string, more: Partial<MenuItem> = {}): MenuItem => ({
  title,
  link,
  typeLink: 'page',
  showInMenu: true,
  ...more,
})
const titles = (menu: readonly MenuItem[]) => menu.map((item) => item.title)

test('a line that is not to be shown is hidden, below another line too [CNT-010]', () => {
  const below = [line('Shown', '/a'), line('Hidden', '/b', { showInMenu: false })]
  const menu = visibleItems(
    [line('Off', '/x', { showInMenu: false }), line('On', '', { subItems: below })],
    true,
  )
  expect(titles(menu)).toEqual(['On'])
  expect(titles(menu[0]?.subItems ?? [])).toEqual(['Shown'])
})

test('a private line is for people who are logged in; a line that does not say is for all [CNT-011]', () => {
  const menu = [line('Secret', '/a', { private: true }), line('Open', '/b')]
  expect(titles(visibleItems(menu, false))).toEqual(['Open'])
  expect(titles(visibleItems(menu, true))).toEqual(['Secret', 'Open'])
})

test('the line of a path is found with and without a trailing slash, and below other lines [SYS-021]', () => {
  const menu = [line('Home', '/'), line('Club', '', { subItems: [line('Games', '/about-us/games/')] })]
  expect(itemFor(menu, '/about-us/games')?.title).toBe('Games')
  expect(itemFor(menu, '/')?.title).toBe('Home')
  expect(itemFor(menu, '/about-us')).toBeUndefined()
})

test('the line of a path is found however its link is spelt [SYS-021]', () => {
  const menu = [line('Wear', '/store/Training wear/'), line('Odd', '/100%')]
  expect(itemFor(menu, '/store/training%20wear')?.title).toBe('Wear')
  expect(itemFor(menu, '/100%')?.title).toBe('Odd')
})
