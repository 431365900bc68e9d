import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { copyOfTree, follow } from '../support/guide.ts'
import { aNewClub } from '../support/new-club.ts'
import { placeCluster } from '../support/prepared-cluster.ts'
import { aFolder } from '../support/product.ts'
import { unzipped } from '../support/unzip.ts'

const GUIDES = ['add-a-content-type.md', 'add-an-admin-screen.md']
const call = promisify(execFile)

/** Passes only PATH and HOME, so that other variables of the test run have no effect. */
const run = (program: string, given: string[], cwd: string) =>
  call(program, given, { cwd, env: { PATH: process.env.PATH, HOME: process.env.HOME } })

test('following the guides produces a content type and an admin screen that pass every check and their tests', async () => {
  const folder = await aFolder()
  copyOfTree(folder)
  const written = GUIDES.flatMap((guide) => follow(guide, folder))
  const say = async (program: string, ...given: string[]) => {
    const bin = join(folder, 'node_modules/.bin', program)
    return (await run(bin, given, folder)).stdout
  }
  await run('npm', ['run', 'db:generate'], folder)
  await run(process.execPath, ['tools/check-structure.ts'], folder)
  await say('biome', 'check', ...written.map((path) => join(folder, path)))
  await say('react-router', 'typegen')
  await say('tsc', '--noEmit', '--checkers', '1')
  // The build for `npm start`, without minification.
  await say('react-router', 'build', '--minify', 'false', '--logLevel', 'warn')
  await placeCluster(join(folder, '.data/test'))
  const tests = written.filter((path) => path.endsWith('.http.test.ts'))
  expect(tests).toHaveLength(2)
  const said = await say('vitest', 'run', '--project', 'http', '--no-color', ...tests)
  expect(said).toMatch(/Tests\s+2 passed/)
}, 1_800_000)

test('the files that ARCHITECTURE.md names for a request and a payment exist', () => {
  const text = readFileSync(join(import.meta.dirname, '../../ARCHITECTURE.md'), 'utf8')
  const named = [...text.matchAll(/`((?:src|db|tools)\/[\w./-]+\.tsx?)`/g)].map(([, path]) => String(path))
  expect(named.length).toBeGreaterThan(15)
  for (const path of named) expect(() => readFileSync(join(import.meta.dirname, '../..', path))).not.toThrow()
})

test('the guide to start a club names each step at its address, in order, and the steps open', async () => {
  const guide = readFileSync(join(import.meta.dirname, '../../docs/guides/start-your-club.md'), 'utf8')
  const rows = [...guide.matchAll(/^ *\| (\S+) \| `(\/admin\/setup\/\w+)` \|/gm)]
  const { site, boss } = await aNewClub()
  for (const [index, [, name, address]] of rows.entries()) {
    const page = await site.get(String(address), boss)
    expect([address, page.status]).toEqual([address, 200])
    const html = await page.text()
    expect(html).toContain(`Step ${index + 1} of ${rows.length}`)
    expect(html).toContain(`<h2 id="step">${name}</h2>`)
  }
  expect(rows).toHaveLength(9)
  expect((await site.get('/admin/people/new', boss)).status).toBe(200)
})

test('the guide to leave names the page, its button and the lists of the export', async () => {
  const guide = readFileSync(join(import.meta.dirname, '../../docs/guides/leave.md'), 'utf8')
  const { site, boss } = await aNewClub()
  const address = /`(\/admin\/\S+)`/.exec(guide)?.[1] ?? ''
  expect(await site.page(address, boss)).toContain(/\*\*(.+?)\*\*/.exec(guide)?.[1])
  const files = await unzipped(Buffer.from(await (await site.post(address, {}, boss)).arrayBuffer()))
  for (const path of ['README.txt', 'provider-customers.csv']) {
    expect(guide).toContain(path)
    expect([...files.keys()]).toContain(path)
  }
})
