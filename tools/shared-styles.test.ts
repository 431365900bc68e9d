import { expect, test } from 'vitest'
import { sharedStyles } from './shared-styles.ts'

/** A bundle in which a component imports the sheet, and these routes import the component. */
const usedBy = (...routes: string[]) => ({
  getModuleInfo: (id: string) => ({
    importers:
      id === 'a.css' ? ['a.tsx'] : id === 'a.tsx' ? routes.map((route) => `/src/web/${route}.tsx`) : [],
    dynamicImporters: [],
  }),
})
const pages = (folder: string, count: number) =>
  Array.from({ length: count }, (_, at) => `routes/${folder}/page-${at}`)

test('sheets of the root, the public layout or ten public pages are in the file of the site', () => {
  for (const routes of [['root'], ['routes/public/layout'], pages('public', 10)])
    expect(sharedStyles('a.css', usedBy(...routes, 'routes/admin/home'))).toBe('site')
})

test('sheets of the admin layout or ten admin pages are in the file of the admin area', () => {
  for (const routes of [['routes/admin/layout'], pages('admin', 10)])
    expect(sharedStyles('a.css', usedBy(...routes))).toBe('admin')
})

test('a page outside the admin area never loads the file of the admin area', () => {
  expect(sharedStyles('a.css', usedBy('routes/admin/layout', 'routes/public/form'))).toBeNull()
})

test('sheets of few pages stay with them', () => {
  expect(sharedStyles('a.css', usedBy(...pages('public', 9)))).toBeNull()
})
