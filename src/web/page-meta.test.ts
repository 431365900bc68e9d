import { expect, test } from 'vitest'
import type { MenuItem } from '../features/content/model/content.ts'
import { layoutMeta, pageMeta } from './page-meta.ts'
import { WORDS } from './words.ts'

const matchesOf = (pathname: string, menuEntry?: Partial<MenuItem>) => [
  {
    pathname: '/',
    loaderData: {
      club: 'London GD',
      siteTitle: 'Handball in London',
      siteDescription: 'A handball club in London',
      origin: 'https://club.example',
      mainMenu: [],
      menuEntry,
    },
  },
  { pathname },
]
const textOf = (tags: ReturnType<typeof pageMeta>, name: string) =>
  tags.flatMap((tag) => {
    const { name: own, property, content } = tag as Record<string, string>
    return own === name || property === name ? [content] : []
  })[0]
const entry = {
  title: 'Teams',
  meta: { title: 'Our teams', description: 'Five of them', image: '/teams.png' },
}

test('a page without its own title and description takes those of its main menu entry [SYS-021]', () => {
  const tags = pageMeta({}, matchesOf('/teams', entry))
  expect(tags).toContainEqual({ title: 'Our teams · London GD' })
  expect(textOf(tags, 'description')).toBe('Five of them')
  expect(textOf(tags, 'og:image')).toBe('https://club.example/teams.png')
})

test('a main menu entry’s title and description come before the page’s own [SYS-021]', () => {
  const own = { title: 'Teams of the club', description: 'All of them', image: '/own.png' }
  const tags = pageMeta(own, matchesOf('/teams', entry))
  expect(tags).toContainEqual({ title: 'Our teams · London GD' })
  expect(textOf(tags, 'og:title')).toBe('Our teams')
  expect(textOf(tags, 'description')).toBe('Five of them')
  expect(textOf(tags, 'og:image')).toBe('https://club.example/teams.png')
  const bare = pageMeta(own, matchesOf('/teams', { title: 'Teams' }))
  expect(bare).toContainEqual({ title: 'Teams · London GD' })
  expect(textOf(bare, 'description')).toBe('All of them')
  expect(textOf(bare, 'og:image')).toBe('https://club.example/own.png')
})

test('an error or a part of a page does not use the menu entry’s description [SYS-021]', () => {
  expect(layoutMeta(new Error('x'), matchesOf('/teams', entry), '/teams')).toContainEqual({
    title: `${WORDS.failed} · London GD`,
  })
  const games = pageMeta({ title: 'Games of Men 1', narrowed: true }, matchesOf('/about-us/games', entry))
  expect(games).toContainEqual({ title: 'Games of Men 1 · London GD' })
})

test('the store’s title is not repeated [STO-004, SYS-021]', () => {
  const title = (page: Parameters<typeof pageMeta>[0], menuEntry?: Partial<MenuItem>) =>
    pageMeta({ ...page, section: 'Store' }, matchesOf('/store', menuEntry))[0]
  expect(title({ title: 'London GD Store' })).toEqual({ title: 'London GD Store' })
  expect(title({ title: 'London GD Store' }, { title: 'Store' })).toEqual({ title: 'London GD Store' })
  expect(title({ title: 'Match shirt' })).toEqual({ title: 'Match shirt · London GD Store' })
})

test('a page outside the menus falls back to the description and picture of the site [SYS-023]', () => {
  const tags = pageMeta({}, matchesOf('/nowhere'))
  expect(textOf(tags, 'description')).toBe('A handball club in London')
  expect(textOf(tags, 'og:image')).toBe('https://club.example/og.png')
})

test('pages are indexed by search engines unless they opt out, and then they name no canonical address [SYS-022]', () => {
  expect(textOf(pageMeta({}, matchesOf('/')), 'robots')).toBe('index, follow')
  const hidden = pageMeta({ noindex: true }, matchesOf('/members/access'))
  expect(textOf(hidden, 'robots')).toBe('noindex')
  expect(JSON.stringify(hidden)).not.toContain('canonical')
})

test('the canonical address has no trailing slash and no query [SYS-006]', () => {
  const canonical = (path: string) =>
    pageMeta({}, matchesOf(path)).find((tag) => 'rel' in tag && tag.rel === 'canonical')
  expect(canonical('/about-us/games/')).toMatchObject({ href: 'https://club.example/about-us/games' })
  expect(canonical('/')).toMatchObject({ href: 'https://club.example/' })
})

test('structured data follows schema.org', () => {
  const tags = pageMeta({ jsonLd: { '@type': 'SportsTeam' } }, matchesOf('/teams/men-1'))
  expect(tags).toContainEqual({
    'script:ld+json': { '@context': 'https://schema.org', '@type': 'SportsTeam' },
  })
})
