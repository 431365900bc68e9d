import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { asc, eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { anActor } from '../../../../tests/support/actors.ts'
import { as } from '../../../../tests/support/database.ts'
import { aStrapiSite, type StrapiItem } from '../../../../tests/support/strapi-content.ts'
import { aClub, bring, fromServer, strapiFolder } from '../../../../tests/support/strapi-site.ts'
import { VISITOR } from '../../../kernel/actor.ts'
import { Forbidden } from '../../../kernel/errors.ts'
import { auditLog } from '../../../platform/content/table.server.ts'
import type { Ctx } from '../../../platform/context.ts'
import { rows } from '../../../platform/database/database.ts'
import { addressSource } from '../../../platform/strapi-source/address-source.ts'
import { folderSource } from '../../../platform/strapi-source/folder-source.ts'
import type { StrapiSource } from '../../../platform/strapi-source/strapi-source.ts'
import { users } from '../../accounts/table.server.ts'
import { posts } from '../../content/table.server.ts'
import { events } from '../../events/table.server.ts'
import { members } from '../../members/table.server.ts'
import { audienceOfPhotoFile } from '../../photos/queries/visibility.server.ts'
import { albums, photos, photoTags } from '../../photos/table.server.ts'
import { teams } from '../../teams/table.server.ts'
import { positionHolders } from '../../volunteering/table.server.ts'

const counts = (lines: string[]) => lines.filter((line) => !line.startsWith('  '))

/** Reads all rows of the database. */
async function everything({ db }: Ctx): Promise<Record<string, unknown[]>> {
  const tables = await rows<{ name: string }>(
    db,
    sql`select tablename as name from pg_tables where schemaname = 'public'`,
  )
  const found: Record<string, unknown[]> = {}
  for (const { name } of tables) {
    const all = await rows<{ row: Record<string, unknown> }>(
      db,
      sql`select to_jsonb(t) as row from ${sql.identifier(name)} t`,
    )
    found[name] = all.map(({ row }) => JSON.stringify(row)).sort()
  }
  return found
}

/** Counts the rows of each table. */
const sizes = async (ctx: Ctx) =>
  Object.fromEntries(Object.entries(await everything(ctx)).map(([name, all]) => [name, all.length]))

test('only administrators import a site', async () => {
  const ctx = await aClub()
  const source = folderSource(await strapiFolder(await aStrapiSite()))
  for (const actor of [VISITOR, anActor('member'), anActor('coach'), anActor('finance'), anActor('shop')])
    await expect(bring(as(ctx, actor), source)).rejects.toThrow(Forbidden)
  expect(await ctx.db.$count(posts)).toBe(0)
})

test('an item that cannot be taken is named with its reason, and no e-mail address, phone number or birthday is printed', async () => {
  const ctx = await aClub()
  const said = await bring(ctx, await fromServer(await aStrapiSite()))
  const lines = said.filter((line) => line.startsWith('  '))
  expect(lines).toEqual([
    `  Not imported: ${'N'.repeat(60)}… (p3): Title takes 200 characters at most`,
    '  Imported, but in Content, the picture notes.pdf is not a JPEG, PNG, WebP or AVIF picture: How to find us (p1)',
    '  Imported, but its address is how-to-find-us-2, because how-to-find-us cannot be used: How to find us again (p2)',
    '  Imported, but without MediaPrimaryHeader: the picture gone.jpg is missing at the site: Gone picture (p4)',
    '  Imported, but its address is our-history, because Our_History cannot be used: Capitals (p5)',
    '  1 field without an equivalent here: wordpress_id',
    '  Not imported: Walking handball (t3): genre must be one of: men, women, mixed',
    '  Not imported: Dov Bad (m4): Date of birth must be a day like 2026-11-28',
    '  Not imported: (m5): Name is required',
    '  Imported, but its address is ben, because ben-ito cannot be used: Ben Ito (m2)',
    '  Imported, but without team: teams a-team-that-is-gone is not here: Cleo Old (m3)',
    '  1 field without an equivalent here: user',
    '  Not imported: Some day (e3): Date must be a time like 2026-11-28T16:30:00Z',
    expect.stringMatching(/^ {2}Not imported: Broken \(w2\): fields\.0\.typeField: /),
    '  Not imported: (f3): image is required; without image: the picture far.jpg is not among the uploads of the site',
    '  Not imported: (conf/MenuBottom): 0.link: Enter a path that starts with one /, or an address with https://',
    '  1 field without an equivalent here: rotas',
    '  Not imported: Never Paid (r2): it is neither paid nor linked to a member',
    '  Not imported: No Date (r3): Created must be a time',
    '  Not imported: (q2): It has no items',
    '  Not imported: (q3): the store has no item 99; without its buyer',
    '  Not imported: (q4): it is not paid',
  ])
  expect(said.join()).not.toMatch(/harbour\.example|1990|1996|2013/)
  expect(await ctx.db.$count(auditLog)).toBe(0)
})

test('a site that is not there, is closed, or answers no JSON says so, and the rest is imported', async () => {
  const ctx = await aClub()
  const site = await aStrapiSite()
  const said = await bring(ctx, await fromServer(site, ''))
  expect(said).toContain('Members: the site does not show them without a login: set STRAPI_TOKEN.')
  expect(said).toContain('Posts: 4 new, 0 changed, 0 the same, 1 not imported.')
  expect(await ctx.db.select({ membersOnly: albums.membersOnly }).from(albums)).toEqual([
    { membersOnly: true },
  ])
  const nobody = await bring(await aClub(), addressSource(new URL('http://127.0.0.1:9')))
  expect(nobody).toContain('Posts: the site did not answer; run the command again.')
  const folder = await strapiFolder(site)
  await writeFile(join(folder, 'posts.json'), '<html>')
  expect(await bring(await aClub(), folderSource(folder))).toContain('Posts: the answer is not JSON.')
})

test('a file outside the uploads is not read, whatever address an item names', async () => {
  const folder = await strapiFolder(await aStrapiSite())
  const source = folderSource(folder)
  for (const url of [
    '/uploads/../posts.json',
    '/uploads/%2e%2e/posts.json',
    '/etc/passwd',
    'file:///etc/passwd',
  ])
    expect(await source.file(url)).toEqual({ ok: false, reason: 'ELSEWHERE' })
  const server = await fromServer(await aStrapiSite())
  expect(await server.file('http://127.0.0.1:9/uploads/hall.jpg')).toEqual({ ok: false, reason: 'ELSEWHERE' })
})

test('texts are sanitised, pictures are stored, addresses and dates are kept', async () => {
  const ctx = await aClub()
  await bring(ctx, await fromServer(await aStrapiSite()))
  const [post] = await ctx.db.select().from(posts).where(eq(posts.slug, 'how-to-find-us'))
  expect(post?.content).toMatch(/<b>Unclosed <img src="\/files\/[\da-f-]{36}\/original" \/>/)
  expect(post?.content).not.toMatch(/script|onclick/)
  expect(post?.createdAt).toEqual(new Date('2019-05-04T10:00:00Z'))
  const [ana] = await ctx.db.select().from(members).where(eq(members.slug, 'ana-of-the-harbour'))
  expect(ana).toMatchObject({
    bornOn: '1996-04-12',
    number: 7,
    userId: null,
    listed: false,
    showsPhotos: false,
  })
  const found = await ctx.db.select().from(events).orderBy(asc(events.startsAt))
  expect(found.map(({ slug, startsAt, priceMinor }) => [slug, startsAt, priceMinor])).toEqual([
    ['summer-party', new Date('2026-07-04T18:00:00Z'), 1250],
    ['agm', new Date('2026-09-01T18:00:00Z'), 0],
  ])
  const seats = await ctx.db.select().from(positionHolders)
  expect(seats.map(({ memberId }) => memberId)).toEqual([ana?.id, ana?.id])
  expect(await ctx.db.$count(users)).toBe(0)
})

test('a team of children is one here too, and a photo of a child or of an unknown person is not public', async () => {
  const ctx = await aClub()
  const site = await aStrapiSite()
  const [first, ...others] = site.collections.members as StrapiItem[]
  site.collections.members = [
    { ...first, photos: ['f1'] },
    ...others,
    { _id: 'm6', Name: 'Eve', dob: 'never', photos: ['f1'] },
  ]
  await bring(ctx, await fromServer(site))
  const youth = await ctx.db.select({ name: teams.name }).from(teams).where(eq(teams.youth, true))
  expect(youth).toEqual([{ name: 'Harbour Juniors U14' }])
  const stored = await ctx.db.select().from(photos).orderBy(asc(photos.position))
  expect(stored.map(({ visible }) => visible)).toEqual([false, true])
  for (const photo of stored) {
    expect(await audienceOfPhotoFile(as(ctx, VISITOR), photo.fileId)).not.toBe('public')
  }
})

test('a photo is shown once the people in it are here, and an album once the members can be read', async () => {
  const ctx = await aClub()
  const site = await aStrapiSite()
  await bring(ctx, await fromServer(site, ''))
  expect(await ctx.db.$count(photoTags)).toBe(0)
  const [first, ...others] = site.collections.members as StrapiItem[]
  const broken = { _id: 'm6', Name: 'Eve', dob: 'never', photos: ['f1'] }
  site.collections.members = [{ ...first, photos: ['f1'] }, ...others, broken]
  await bring(ctx, await fromServer(site))
  expect(await ctx.db.select({ membersOnly: albums.membersOnly }).from(albums)).toEqual([
    { membersOnly: false },
  ])
  expect([await ctx.db.$count(photos, eq(photos.visible, true)), await ctx.db.$count(photoTags)]).toEqual([
    1, 2,
  ])
  site.collections.members = [{ ...first, photos: ['f1'] }, ...others, { ...broken, dob: '1990-02-01' }]
  expect(await bring(ctx, await fromServer(site))).toContain(
    'Photos: 0 new, 1 changed, 1 the same, 1 not imported.',
  )
  expect([await ctx.db.$count(photos, eq(photos.visible, true)), await ctx.db.$count(photoTags)]).toEqual([
    2, 3,
  ])
})

test('a second import of the same site changes nothing', async () => {
  const ctx = await aClub()
  const site = await aStrapiSite()
  await bring(ctx, await fromServer(site))
  const before = await everything(ctx)
  const said = await bring(ctx, await fromServer(site))
  for (const line of counts(said)) expect(line).toMatch(/: 0 new, 0 changed|the site has none/)
  expect(await everything(ctx)).toEqual(before)
})

test('a folder gives the same as the server that it was saved from', async () => {
  const site = await aStrapiSite()
  const [one, other] = [await aClub(), await aClub()]
  expect(await bring(one, folderSource(await strapiFolder(site)))).toEqual(
    await bring(other, await fromServer(site)),
  )
})

test('an import that ends half way and is repeated gives the same as one that does not', async () => {
  const site = await aStrapiSite()
  const [whole, broken] = [await aClub(), await aClub()]
  const source = folderSource(await strapiFolder(site))
  await bring(whole, source)
  const ending: StrapiSource = {
    ...source,
    file: async (url) => {
      if (url.includes('ana')) throw new Error('killed')
      return source.file(url)
    },
  }
  await expect(bring(broken, ending)).rejects.toThrow('killed')
  expect([await broken.db.$count(teams), await broken.db.$count(members)]).toEqual([2, 0])
  await bring(broken, source)
  expect(await sizes(broken)).toEqual(await sizes(whole))
})

test('an item that changes at the site changes here, one that is deleted here stays deleted, and nothing else is written', async () => {
  const ctx = await aClub()
  const site = await aStrapiSite()
  await bring(ctx, await fromServer(site))
  const [first, second, ...others] = site.collections.posts as StrapiItem[]
  site.collections.posts = [
    { ...first, Title: 'Where we are' },
    { ...second, Title: 'Deleted here' },
    ...others,
  ]
  await ctx.db.delete(posts).where(eq(posts.slug, 'how-to-find-us-2'))
  const said = await bring(ctx, await fromServer(site))
  expect(said).toContain('Posts: 0 new, 1 changed, 2 the same, 1 removed here earlier, 1 not imported.')
  const [post] = await ctx.db.select().from(posts).where(eq(posts.slug, 'how-to-find-us'))
  expect(post).toMatchObject({ title: 'Where we are', version: 2 })
  expect(await ctx.db.$count(posts)).toBe(3)
})

test('lists that are longer than one answer are read to their end', async () => {
  const ctx = await aClub()
  const site = await aStrapiSite()
  site.collections.posts = Array.from({ length: 230 }, (_, n) => ({
    _id: `n${n}`,
    Title: `News ${n}`,
    Slug: `news-${n}`,
  }))
  expect(await bring(ctx, await fromServer(site))).toContain('Posts: 230 new, 0 changed, 0 the same.')
})
