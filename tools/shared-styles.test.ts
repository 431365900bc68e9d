import { expect, test } from 'vitest'
import { sharedStyles } from './shared-styles.ts'

/** A bundle in which a component imports the stylesheet, and these routes import the component. */
const usedBy = (...routes: string[]) => ({
  getModuleInfo: (id: string) => ({
    importers:
      id === 'a.css' ? ['a.tsx'] : id === 'a.tsx' ? routes.map((route) => `/src/web/${route}.tsx`) : [],
    dynamicImporters: [],
  }),
})
const pages = (folder: string, count: number) =>
  Array.from({ length: count }, (_, at) => `routes/${folder}/page-${at}`)

test("styles of the root, the public layout or ten public pages are in the site's file", () => {
  for (const routes of [['root'], ['routes/public/layout'], pages('public', 10)])
    expect(sharedStyles('a.css', usedBy(...routes, 'routes/admin/home'))).toBe('site')
})

test("styles of the admin layout or ten admin pages are in the admin area's file", () => {
  for (const routes of [['routes/admin/layout'], pages('admin', 10)])
    expect(sharedStyles('a.css', usedBy(...routes))).toBe('admin')
})

test("pages outside the admin area never load the admin area's file", () => {
  expect(sharedStyles('a.css', usedBy('routes/admin/layout', 'routes/public/form'))).toBeNull()
})

test('styles of a few pages stay with those pages', () => {
  expect(sharedStyles('a.css', usedBy(...pages('public', 9)))).toBeNull()
})
