import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, test } from 'vitest'
import { adminPaths } from './admin-paths.ts'
import { paths } from './paths.ts'
import { resources } from './resources.ts'
import routes from './routes.ts'

/** The patterns of all pages, and of resources such as files and feeds. */
const PATTERNS = [...patternsIn(routes, ''), ...resources().routes.map(({ path }) => path)].filter(
  (pattern) => !pattern.endsWith('*'),
)

function patternsIn(entries: readonly RouteConfigEntry[], above: string): string[] {
  return entries.flatMap(({ path = '', children = [] }) => {
    const here = path ? `${above}/${path}` : above
    return [here || '/', ...patternsIn(children, here)]
  })
}

const hasRoute = (address: string) => {
  const words = address.split('/').filter(Boolean)
  return PATTERNS.some((pattern) => {
    const parts = pattern.split('/').filter(Boolean)
    const needed = parts.filter((part) => !part.endsWith('?'))
    return (
      words.length >= needed.length &&
      words.length <= parts.length &&
      words.every((word, at) => parts[at]?.startsWith(':') || parts[at] === word)
    )
  })
}

test('every address of the site has a route', () => {
  const addresses = [...Object.values(paths), ...Object.values(adminPaths)].map((path) =>
    // All path functions take strings, and any string is a valid path segment.
    typeof path === 'string' ? path : (path as (...words: string[]) => string)('x', 'y'),
  )
  expect(addresses.filter((address) => !hasRoute(address))).toEqual([])
})
