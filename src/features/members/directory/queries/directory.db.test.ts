import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aMember } from '../../../../../demo/builders/member.ts'
import { aTeam } from '../../../../../demo/builders/team.ts'
import { anActor } from '../../../../../tests/support/actors.ts'
import { aCtx, as } from '../../../../../tests/support/database.ts'
import { plansOf } from '../../../../../tests/support/plans.ts'
import { VISITOR } from '../../../../kernel/actor.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { directorySearch } from '../../schema.ts'
import { searchDirectory } from './directory.server.ts'

const MINOR = '2012-06-21'

const find = async (ctx: Ctx, query: Record<string, string>) =>
  (await searchDirectory(ctx, directorySearch.parse(query))).people.map((person) => person.name)

test('a hidden surname cannot be found and does not affect the order', async () => {
  const ctx = as(await aCtx(), anActor('member'))
  const team = await aTeam(ctx)
  await aMember(ctx, { name: 'Zoe Abbot', bornOn: MINOR, team })
  await aMember(ctx, { name: 'Yan Young' })
  expect(await find(ctx, { q: 'abbot' })).toEqual([])
  expect(await find(ctx, {})).toEqual(['Yan Young', 'Zoe'])
  expect(await find(as(ctx, anActor('coach')), { q: 'abbot' })).toEqual([])
  expect(await find(as(ctx, anActor('coach', { teams: [team] })), { q: 'abbot' })).toEqual(['Zoe Abbot'])
})

test('a visitor’s search finds only members shown to visitors', async () => {
  const ctx = as(await aCtx(), VISITOR)
  await aMember(ctx, { name: 'Pia Private', listed: false })
  await aMember(ctx, { name: 'Mia Minor', bornOn: MINOR })
  expect(await find(ctx, { q: 'pia' })).toEqual([])
  expect(await find(ctx, { q: 'mia' })).toEqual([])
})

test('search ignores accents, case and the order of words', async () => {
  const ctx = as(await aCtx(), VISITOR)
  await aMember(ctx, { name: 'Łukasz Zieliński' })
  await aMember(ctx, { name: 'Mikkel Østergaard' })
  await aMember(ctx, { name: 'Jörg Weiß' })
  expect(await find(ctx, { q: 'zielinski LUKASZ' })).toEqual(['Łukasz Zieliński'])
  expect(await find(ctx, { q: 'Østergaard' })).toEqual(['Mikkel Østergaard'])
  expect(await find(ctx, { q: 'ostergaard' })).toEqual(['Mikkel Østergaard'])
  expect(await find(ctx, { q: 'weiss' })).toEqual(['Jörg Weiß'])
})

test('wildcards of SQL are treated as text', async () => {
  const ctx = as(await aCtx(), VISITOR)
  await aMember(ctx, { name: 'Ana Kovač' })
  expect(await find(ctx, { q: '%' })).toEqual([])
  expect(await find(ctx, { q: 'a_a' })).toEqual([])
  expect(await find(ctx, { q: '\\' })).toEqual([])
})

test('the directory is sorted by name, ignoring accents, and shows position, team, nationality and activity [MEM-001, MEM-002]', async () => {
  const ctx = as(await aCtx(), VISITOR)
  const team = await aTeam(ctx, { name: 'Women 1' })
  await aMember(ctx, { name: 'Zora Novak', active: false })
  await aMember(ctx, { name: 'Álvaro Rincón', team, country: 'es', position: 'Pivot' })
  await aMember(ctx, { name: 'Amélie Girard' })
  const { people } = await searchDirectory(ctx, directorySearch.parse({}))
  expect(people.map((person) => person.name)).toEqual(['Álvaro Rincón', 'Amélie Girard', 'Zora Novak'])
  expect(people[0]).toMatchObject({
    active: true,
    position: 'Pivot',
    team: { name: 'Women 1', slug: 'women-1' },
    iso2: 'ES',
    country: 'Spain',
  })
  expect(people[2]).toMatchObject({ active: false, team: null, country: null })
})

test('the directory can be filtered by team and by active or inactive members', async () => {
  const ctx = as(await aCtx(), VISITOR)
  const team = await aTeam(ctx, { name: 'Women 1' })
  await aMember(ctx, { name: 'Ana In', team })
  await aMember(ctx, { name: 'Bea Gone', team, active: false })
  await aMember(ctx, { name: 'Cleo Elsewhere' })
  expect(await find(ctx, { team: 'women-1' })).toEqual(['Ana In', 'Bea Gone'])
  expect(await find(ctx, { team: 'women-1', active: 'true' })).toEqual(['Ana In'])
  expect(await find(ctx, { active: 'false' })).toEqual(['Bea Gone'])
})

test('the directory has pages of fifty without gaps or repeats', async () => {
  const ctx = as(await aCtx(), VISITOR)
  for (let n = 0; n < 52; n += 1) await aMember(ctx, { name: 'Ana Kovač' })
  const first = await searchDirectory(ctx, directorySearch.parse({}))
  const second = await searchDirectory(ctx, directorySearch.parse({ page: '2' }))
  expect(first).toMatchObject({ found: 52, pages: 2, first: 1 })
  expect(second).toMatchObject({ found: 52, pages: 2, first: 51 })
  const slugs = [...first.people, ...second.people].map((person) => person.slug)
  expect(new Set(slugs).size).toBe(52)
})

test('invalid parameters of an address are ignored', () => {
  const search = directorySearch.parse({ q: '   ', team: "'; drop", active: 'maybe', page: '-3' })
  expect(search).toEqual({ q: '', team: undefined, active: undefined, page: 1 })
})

test('listed members and the reader are found by an index among ten thousand others [MEM-001]', async () => {
  const ctx = await aCtx()
  const self = await aMember(ctx, { name: 'Pia Private', listed: false })
  await ctx.db.execute(sql`insert into members (id, name, first_name, slug, listed)
    select gen_random_uuid(), 'Member ' || n, 'Member', 'member-' || n, n % 100 = 0 from generate_series(1, 10000) n`)
  await ctx.db.execute(sql`analyze members`)
  const pia = as(ctx, anActor('member', { member: self, active: false }))
  for (const reader of [as(ctx, VISITOR), pia]) {
    const plans = await plansOf(reader, (inner) => searchDirectory(inner, directorySearch.parse({})))
    expect(plans.join()).toContain('on members_listed')
    expect(plans.join()).not.toContain('Seq Scan on members')
  }
  expect((await searchDirectory(pia, directorySearch.parse({ q: 'pia' }))).people).toHaveLength(1)
})
