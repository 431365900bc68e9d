import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aMember } from '../../../../demo/builders/member.ts'
import { aTeam } from '../../../../demo/builders/team.ts'
import { anActor } from '../../../../tests/support/actors.ts'
import { aCtx, as } from '../../../../tests/support/database.ts'
import { plansOf } from '../../../../tests/support/plans.ts'
import { VISITOR } from '../../../kernel/actor.ts'
import { Forbidden } from '../../../kernel/errors.ts'
import type { Ctx } from '../../../platform/context.ts'
import { adminSearch, memberSelection } from '../schema.ts'
import { members } from '../table.server.ts'
import { selectedMembers } from './member-filter.server.ts'
import { adminMembers, teamBadges } from './member-list.server.ts'

const boss = anActor('administrator')
const anAdminList = async () => as(await aCtx(), boss)

const found = async (ctx: Ctx, search: Record<string, string> = {}) =>
  (await adminMembers(ctx, adminSearch.parse(search))).rows.map(({ name }) => name)

async function tenThousand(ctx: Ctx) {
  const team = await aTeam(ctx, { name: 'Men 1' })
  await ctx.db.execute(sql`insert into ${members} (id, name, first_name, slug, email, position, number, active, team_id)
    select gen_random_uuid(), 'Person ' || n || ' ' || md5(n::text), 'Person', 'person-' || n, n || '@example.org',
      'Pivot', n % 100, n % 10 <> 0, case when n % 3 = 0 then ${team.id}::uuid end
    from generate_series(1, 10000) n`)
  await aMember(ctx, { name: 'Łukasz Østergård', team })
  await ctx.db.execute(sql`vacuum analyze ${members}`)
}

test('only administrators get the table, the badges and selections [ADM-003]', async () => {
  const ctx = await aCtx()
  for (const actor of [VISITOR, anActor('member'), anActor('coach'), anActor('finance'), anActor('shop')]) {
    await expect(adminMembers(as(ctx, actor), adminSearch.parse({}))).rejects.toThrow(Forbidden)
    await expect(teamBadges(as(ctx, actor))).rejects.toThrow(Forbidden)
  }
})

test('a name is found by any part of it, ignoring case and accents [ADM-003, ADM-008, resolutions F15]', async () => {
  const ctx = await anAdminList()
  await aMember(ctx, { name: 'Łukasz Østergård', email: 'lukasz@example.org' })
  await aMember(ctx, { name: 'Ana 100%_Kovač' })
  for (const q of ['lukasz', 'ŁUKASZ', 'osterg', 'kasz  oster', ' Østergård  '])
    expect(await found(ctx, { q })).toEqual(['Łukasz Østergård'])
  expect(await found(ctx, { q: '%' })).toEqual(['Ana 100%_Kovač'])
  for (const q of ['nobody', 'ård luk']) expect(await found(ctx, { q })).toEqual([])
})

test('badges filter by team, by no team and by inactive, with counts [ADM-004, ADM-016]', async () => {
  const ctx = await anAdminList()
  const men = await aTeam(ctx, { name: 'Men 1', slug: 'men-1' })
  const women = await aTeam(ctx, { name: 'Women 1', slug: 'women-1' })
  await aMember(ctx, { name: 'Mo Men', team: men, alsoIn: [women] })
  await aMember(ctx, { name: 'Wilma Women', team: women, active: false })
  await aMember(ctx, { name: 'Nina None' })
  const counts = Object.fromEntries((await teamBadges(ctx)).map(({ name, count }) => [name, count]))
  expect(counts).toEqual({ All: 3, 'Men 1': 1, 'Women 1': 2, 'No team': 1, Inactive: 1 })
  expect(await found(ctx, { team: 'women-1' })).toEqual(['Mo Men', 'Wilma Women'])
  expect(await found(ctx, { team: 'no-team' })).toEqual(['Nina None'])
  expect(await found(ctx, { team: 'inactive' })).toEqual(['Wilma Women'])
  expect(await found(ctx, { team: 'women-1', q: 'mo' })).toEqual(['Mo Men'])
})

test('a row shows name, e-mail, teams with the main one first, active, EHA, position and number [ADM-005, resolutions F15]', async () => {
  const ctx = await anAdminList()
  const [one, two] = [await aTeam(ctx, { name: 'Men 1' }), await aTeam(ctx, { name: 'Men 3' })]
  await aMember(ctx, {
    name: 'Tom Barlow',
    email: 'tom@example.org',
    team: two,
    alsoIn: [one],
    ehaRegistered: true,
    position: 'Pivot',
    number: 12,
    country: 'GB',
  })
  const { rows } = await adminMembers(ctx, adminSearch.parse({}))
  expect(rows).toMatchObject([
    {
      name: 'Tom Barlow',
      email: 'tom@example.org',
      teams: ['Men 3', 'Men 1'],
      active: true,
      ehaRegistered: true,
      position: 'Pivot',
      number: 12,
      country: 'United Kingdom',
      hasAccount: false,
    },
  ])
})

test('every column can be sorted both ways, and ties are sorted by name', async () => {
  const ctx = await anAdminList()
  await aMember(ctx, { name: 'Ana', email: 'c@example.org', number: 3, position: 'Pivot', active: false })
  await aMember(ctx, { name: 'Bo', email: 'b@example.org', number: 3, position: 'Left back' })
  await aMember(ctx, {
    name: 'Cy',
    email: 'a@example.org',
    number: 1,
    position: 'Pivot',
    ehaRegistered: true,
  })
  const sorted = (sort: string) => found(ctx, { sort })
  expect(await sorted('Name:desc')).toEqual(['Cy', 'Bo', 'Ana'])
  expect(await sorted('email:asc')).toEqual(['Cy', 'Bo', 'Ana'])
  expect(await sorted('number:asc')).toEqual(['Cy', 'Ana', 'Bo'])
  expect(await sorted('Position:asc')).toEqual(['Bo', 'Ana', 'Cy'])
  expect(await sorted('Active:asc')).toEqual(['Ana', 'Bo', 'Cy'])
  expect(await sorted('eharegistered:desc')).toEqual(['Cy', 'Bo', 'Ana'])
  expect(await sorted('Created:asc')).toEqual(['Ana', 'Bo', 'Cy'])
  expect(await sorted('stripe_id:asc')).toEqual(['Ana', 'Bo', 'Cy'])
})

test('ten thousand members are paged without gaps or repeats [ADM-037, ADM-038]', async () => {
  const ctx = await anAdminList()
  await tenThousand(ctx)
  const seen = new Set<string>()
  for (const start of ['0', '100', '5000', '9900', '10000']) {
    const { rows, total } = await adminMembers(ctx, adminSearch.parse({ start, sort: 'Position:asc' }))
    expect(total).toBe(10_001)
    for (const { id } of rows) seen.add(id)
  }
  expect(seen.size).toBe(401)
})

test('search and sorting of ten thousand members use an index [ADM-008]', async () => {
  const ctx = await anAdminList()
  await tenThousand(ctx)
  for (const by of ['Name', 'email', 'Active', 'eharegistered', 'Position', 'number', 'Created']) {
    for (const way of ['asc', 'desc']) {
      const search = adminSearch.parse({ sort: `${by}:${way}` })
      const plans = await plansOf(ctx, (inner) => adminMembers(inner, search))
      expect(
        plans.some((plan) => /Index Scan( Backward)? using members_/.test(plan)),
        `${by}:${way}`,
      ).toBe(true)
    }
  }
  const plans = await plansOf(ctx, (inner) => adminMembers(inner, adminSearch.parse({ q: 'østergård' })))
  expect(plans.every((plan) => plan.includes('Bitmap Index Scan on members_words'))).toBe(true)
})

test('a selection of all matches is evaluated on the server, without deselected members [ADM-005, INV-013]', async () => {
  const ctx = await anAdminList()
  const team = await aTeam(ctx, { slug: 'men-1' })
  const ana = await aMember(ctx, { name: 'Ana Kovač', team })
  const bo = await aMember(ctx, { name: 'Bo Kovač', team })
  await aMember(ctx, { name: 'Cy Kovač' })
  const select = (given: Record<string, unknown>) => selectedMembers(ctx.db, memberSelection.parse(given))
  expect(await select({ all: '1', q: 'kovac', team: 'men-1' })).toEqual([ana.id, bo.id])
  expect(await select({ all: '1', q: 'kovac', team: 'men-1', except: ana.id })).toEqual([bo.id])
  expect(await select({ ids: [`${bo.id},${ana.id}`, 'nonsense'] })).toEqual([ana.id, bo.id])
  expect(await select({})).toEqual([])
  expect(await select({ ids: crypto.randomUUID() })).toEqual([])
})
