import { expect, test } from 'vitest'
import type { MenuItem } from '../features/content/model.ts'
import { pageMeta } from './page-meta.ts'
import { WORDS } from './words.ts'

const matchesOf = (pathname: string, menuEntry?: Partial<MenuItem>) => [
  {
    pathname: '/',
    loaderData: { club: 'London GD', origin: 'https://club.example', mainMenu: [], menuEntry },
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

test('a page without words of its own takes those of its line in the main menu [SYS-021]', () => {
  const tags = pageMeta({}, matchesOf('/teams', entry))
  expect(tags).toContainEqual({ title: 'Our teams · London GD' })
  expect(textOf(tags, 'description')).toBe('Five of them')
  expect(textOf(tags, 'og:image')).toBe('https://club.example/teams.png')
})

test('a line without meta gives its title; a page of its own words keeps them [SYS-021]', () => {
  expect(pageMeta({}, matchesOf('/teams', { title: 'Teams' }))).toContainEqual({ title: 'Teams · London GD' })
  expect(pageMeta({ title: 'Men 1' }, matchesOf('/teams', entry))).toContainEqual({
    title: 'Men 1 · London GD',
  })
})

test('a page that stands in no menu falls back to the description and picture of the site [SYS-023]', () => {
  const tags = pageMeta({}, matchesOf('/nowhere'))
  expect(textOf(tags, 'description')).toBe(WORDS.description)
  expect(textOf(tags, 'og:image')).toBe('https://club.example/og.png')
})

test('pages are for search engines unless they say no, and then they name no canonical address [SYS-022]', () => {
  expect(textOf(pageMeta({}, matchesOf('/')), 'robots')).toBe('index, follow')
  const hidden = pageMeta({ noindex: true }, matchesOf('/members/access'))
  expect(textOf(hidden, 'robots')).toBe('noindex')
  expect(JSON.stringify(hidden)).not.toContain('canonical')
})

test('the canonical address has no trailing slash and no query, and home is a single one [SYS-006]', () => {
  const canonical = (path: string) =>
    pageMeta({}, matchesOf(path)).find((tag) => 'rel' in tag && tag.rel === 'canonical')
  expect(canonical('/about-us/games/')).toMatchObject({ href: 'https://club.example/about-us/games' })
  expect(canonical('/')).toMatchObject({ href: 'https://club.example/' })
})

test('data for search engines is of schema.org', () => {
  const tags = pageMeta({ jsonLd: { '@type': 'SportsTeam' } }, matchesOf('/teams/men-1'))
  expect(tags).toContainEqual({
    'script:ld+json': { '@context': 'https://schema.org', '@type': 'SportsTeam' },
  })
})
