import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterEach, expect, test } from 'vitest'
import { weighPages } from './weigh.ts'

const created: string[] = []
afterEach(() => {
  for (const folder of created.splice(0)) rmSync(folder, { recursive: true })
})

/** Writes a site of two pages with a form, one of which hydrates, and weighs it. */
function weighSite(files: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'weights-'))
  created.push(folder)
  for (const [name, text] of Object.entries({ ...SITE, ...files })) {
    const path = join(folder, name)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  }
  const routes = [
    { path: 'contact', file: 'contact.tsx' },
    { path: 'form', file: 'form.tsx' },
  ]
  const weights = weighPages(routes, join(folder, 'web'), join(folder, 'client'))
  return Object.fromEntries(weights.map((weight) => [weight.route, weight]))
}

const route = (module: string) => ({ module: `/assets/${module}.js`, imports: ['/assets/react.js'] })
const MANIFEST = `window.__reactRouterManifest=${JSON.stringify({
  entry: { module: '/assets/entry.js', imports: ['/assets/react.js'] },
  routes: { root: route('root'), contact: route('contact'), form: route('form') },
})};`
const SITE: Record<string, string> = {
  'web/contact.tsx': "import { Send } from './send.tsx'\n",
  'web/send.tsx': "export const Send = () => <script src={'/send.js'} />\n",
  'web/form.tsx': 'export const handle = { hydrate: true }\n',
  'client/send.js': "import{a}from'./assets/words.js';a()",
  'client/missing-chunk.js': 'reload()',
  'client/assets/words.js': 'export const a=()=>{}',
  'client/assets/react.js': 'export const react=1',
  'client/assets/entry.js': "import'./react.js'",
  'client/assets/root.js': 'export const root=1',
  'client/assets/contact.js': "import'./react.js';export const contact=1",
  'client/assets/form.js': "import'./react.js';export const form=1;import('./editor.js')",
  'client/assets/manifest-1.js': MANIFEST,
}
const sum = (...names: string[]) =>
  names.reduce((bytes, name) => bytes + gzipSync(SITE[`client/${name}`] ?? '').length, 0)

test('a page that does not hydrate loads only the small scripts of its components, with what they import', () => {
  const { contact } = weighSite({})
  expect(contact).toEqual({ route: 'contact', bytes: sum('send.js', 'assets/words.js'), hydrates: false })
})

test('a page that hydrates loads its modules, the entry and the manifest, each once', () => {
  const scripts = ['entry.js', 'react.js', 'root.js', 'form.js', 'manifest-1.js'].map(
    (name) => `assets/${name}`,
  )
  const { form } = weighSite({})
  expect(form).toEqual({ route: 'form', bytes: sum('missing-chunk.js', ...scripts), hydrates: true })
})

test('types and server code bring no script to a page', () => {
  const { contact } = weighSite({
    'web/contact.tsx': "import type { Send } from './send.tsx'\nimport { send } from './send.server.ts'\n",
    'web/send.server.ts': "export const send = '/send.js'\n",
  })
  expect(contact?.bytes).toBe(0)
})

test('a build of other routes is refused', () => {
  const other = MANIFEST.replace('"form":', '"other":')
  expect(() => weighSite({ 'client/assets/manifest-1.js': other })).toThrow('has no route form')
})
