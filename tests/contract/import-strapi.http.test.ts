import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { importStrapi } from '../../src/cli/import-strapi.ts'
import { PLANS } from '../../src/features/strapi-import/model/plans.ts'
import { strapiImports } from '../../src/features/strapi-import/table.server.ts'
import { adminPaths } from '../../src/web/admin-paths.ts'
import { aNewClub, type NewClub, versionOn } from '../support/new-club.ts'
import { run } from '../support/product.ts'
import { aSite } from '../support/site.ts'
import { aStrapiSite } from '../support/strapi-content.ts'
import { STRAPI_TOKEN, strapiFolder, strapiServer } from '../support/strapi-site.ts'

const GUIDE = readFileSync(join(import.meta.dirname, '../../docs/guides/move-from-strapi.md'), 'utf8')

/** Runs the command next to the running site and returns its output. */
async function typed({ site }: NewClub, from: string, cwd = '/') {
  const { databaseUrl = '', dataDir } = site.ctx.config
  const env = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, INIT_CWD: cwd, STRAPI_TOKEN }
  const { child, said } = run(env, ['--import-strapi', ...(from ? [from] : [])])
  let answer = ''
  child.stdout.on('data', (chunk) => {
    answer += chunk
  })
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve))
  return { code, said: answer + said() }
}

test('the demo club, a database without a club, and invalid arguments are refused', async () => {
  const { ctx } = await aSite()
  const folder = await strapiFolder(await aStrapiSite())
  const lines: string[] = []
  const refused = (args: string[], isDemo: boolean) =>
    importStrapi(args, {
      from: '/',
      say: (line) => lines.push(line),
      config: () => ctx.config,
      open: () => Promise.reject(new Error('not needed')),
      isDemo: async () => isDemo,
      now: new Date(),
    })
  expect([await refused([folder], true), await refused([folder], false)]).toEqual([1, 1])
  for (const args of [[], [folder, folder], ['no-such-folder'], ['https://'], [join(folder, 'posts.json')]])
    expect(await refused(args, false)).toBe(2)
  expect(lines[0]).toContain('This folder holds the demo club')
  expect(lines[1]).toContain('Start your own club first')
  expect(new Set(lines.slice(2))).toEqual(new Set(['Usage: npm run import:strapi -- FOLDER | ADDRESS']))
})

test('following the guide moves a site while the club’s own site runs, twice, and keeps its pages at their old addresses [docs/guides/move-from-strapi.md]', async () => {
  const club = await aNewClub()
  const { site, boss } = club
  const named = { version: await versionOn(club, 'club'), intent: 'save', name: 'Harbour', town: 'Harbour' }
  expect((await site.post('/admin/setup/club', named, boss)).status).toBe(303)
  const strapi = await aStrapiSite()
  const commands = [...GUIDE.matchAll(/^ *npm run import:strapi -- (\S+)$/gm)].map(([, from]) => String(from))
  expect(commands).toEqual(['https://strapi.example.org', 'saved-site'])
  const folder = await strapiFolder(strapi)

  const first = await typed(club, await strapiServer(strapi))
  expect(first.said).toContain('Posts: 4 new, 0 changed, 0 the same, 1 not imported.')
  expect(first.code).toBe(0)
  const second = await typed(club, `./${folder.split('/').at(-1)}`, dirname(folder))
  expect(second.said).not.toMatch(/: [1-9]\d* new|, [1-9]\d* changed/)

  await site.post('/admin/setup/publish', {}, boss)
  for (const [path, words] of [
    ['/gd/how-to-find-us', 'The hall'],
    ['/teams/men-i', 'Harbour Men I'],
    ['/events/summer-party', 'Summer party'],
    ['/media/photos/cup-final-2019', 'Cup final 2019'],
    ['/forms/trial', 'Your name'],
    ['/about-us/who-is-who', 'Chair'],
    ['/about-us/games', 'Riverside'],
  ] as const) {
    const page = await site.get(path)
    expect([path, page.status]).toEqual([path, 200])
    expect(await page.text()).toContain(words)
  }
  const picture = /\/files\/[\da-f-]{36}\/original/.exec(await site.page('/gd/how-to-find-us'))?.[0]
  expect((await site.get(String(picture))).status).toBe(200)
  expect(await site.page('/teams/juniors')).not.toContain('Ito')
  const imported = await site.ctx.db.select().from(strapiImports)
  const idOf = (name: string) => imported.find(({ collection }) => collection === name)?.entryId ?? ''
  for (const page of [adminPaths.order(idOf('storeorders')), adminPaths.registration(idOf('registrations'))])
    expect(await site.page(page, boss)).toContain('Ana Kovač')
})

test('the guide names each imported collection in order', () => {
  const named = [...GUIDE.matchAll(/^\| `(\w+)` \|/gm)].map(([, name]) => name)
  expect(named).toEqual(PLANS.map(({ collection }) => collection))
})
