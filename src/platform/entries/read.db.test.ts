import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aMember } from '../../../db/seed/builders/member.ts'
import { aTeam } from '../../../db/seed/builders/team.ts'
import { aCtx, as } from '../../../tests/support/database.ts'
import { posts } from '../../features/content/table.server.ts'
import { members } from '../../features/members/table.server.ts'
import { teams } from '../../features/teams/table.server.ts'
import { type Actor, isMember, VISITOR } from '../../kernel/actor.ts'
import { Forbidden } from '../../kernel/errors.ts'
import { newId } from '../../kernel/ids.ts'
import type { Ctx } from '../context.ts'
import { files } from '../files/table.server.ts'
import { wishOfQuery } from './convention.ts'
import { boolean, defineEntry, email, image, instant, many, number, one, slug, text } from './define.ts'
import { countList, isFieldFor, readList, readOne } from './read.ts'
import { Registry } from './registry.ts'
import type { BadQuery } from './resolve.ts'

const entry = {
  read: 'public',
  write: ['administrator'],
  limit: 5,
  sort: 'Name:asc',
} as const

const teamEntry = defineEntry({
  ...entry,
  collection: 'teams',
  type: 'Team',
  single: 'team',
  one: 'Team',
  many: 'Teams',
  table: teams,
  id: teams.id,
  sort: 'name:asc',
  fields: {
    name: text(teams.name),
    slug: slug(teams.slug),
    Active: boolean(teams.active),
    legacy_id: number(teams.legacyId),
    createdAt: instant(teams.createdAt),
    MainImage: image(teams.mainImageId),
    members: many('members', 'team', { limit: 2, sort: 'Name:asc' }),
  },
})

/** Visitors read those who are listed, under their first names; e-mail is the administrator's. */
const memberEntry = defineEntry({
  ...entry,
  collection: 'members',
  type: 'Member',
  single: 'member',
  one: 'Member',
  many: 'Members',
  table: members,
  id: members.id,
  rows: (reader) => (isMember(reader.actor) ? undefined : sql`${members.listed}`),
  fields: {
    Name: {
      kind: 'text',
      column: members.name,
      value: (reader) => (isMember(reader.actor) ? sql`${members.name}` : sql`${members.firstName}`),
    },
    email: email(members.email, { read: ['administrator'] }),
    Active: boolean(members.active),
    team: one(members.teamId, 'teams'),
    dob: { kind: 'day', value: members.bornOn, read: 'members' },
  },
})

const secretEntry = defineEntry({
  ...entry,
  collection: 'posts',
  type: 'Post',
  single: 'post',
  one: 'Post',
  many: 'Posts',
  table: posts,
  id: posts.id,
  read: ['administrator'],
  sort: 'Title:asc',
  fields: { Title: text(posts.title) },
})

const registry = new Registry([teamEntry, memberEntry, secretEntry])
const MEMBER: Actor = {
  kind: 'user',
  userId: newId(),
  name: 'Mo',
  email: 'mo@example.org',
  role: 'member',
  memberId: null,
  isMember: true,
}

async function list(ctx: Ctx, of: typeof teamEntry, query = '') {
  const wish = wishOfQuery(new URLSearchParams(query), isFieldFor(registry, of, ctx))
  return JSON.parse(await readList(ctx, registry, of, wish))
}

async function names(ctx: Ctx, query = '') {
  const found: { Name: string }[] = await list(ctx, memberEntry, query)
  return found.map((member) => member.Name)
}

test('a collection that is not for somebody is refused to them [API-018]', async () => {
  const ctx = await aCtx({ actor: VISITOR })
  await expect(list(ctx, secretEntry)).rejects.toThrow(Forbidden)
  await expect(readOne(ctx, registry, secretEntry, newId())).rejects.toThrow(Forbidden)
})

test('a field that is kept from somebody answers exactly like one that does not exist [API-023, API-024]', async () => {
  const ctx = await aCtx({ actor: VISITOR })
  const refusal = (query: string) =>
    list(ctx, memberEntry, query).then(
      () => 'answered',
      (error: BadQuery) => JSON.stringify(error.fields),
    )
  for (const form of [
    'email=x',
    'email_contains=x',
    'email_null=true',
    '_sort=email:asc',
    'email_eq=x&_limit=1',
  ]) {
    const kept = await refusal(form)
    expect(kept).toContain('email is not a field of members')
    expect(kept.replaceAll('email', 'nothing')).toBe(await refusal(form.replaceAll('email', 'nothing')))
  }
})

test('values that cannot be of the field are named by parameter [API-064]', async () => {
  const ctx = await aCtx({ actor: MEMBER })
  await expect(
    list(ctx, memberEntry, 'Active=perhaps&team=men&dob_gt=yesterday&Name_gt=a'),
  ).rejects.toMatchObject({
    fields: {
      Active: ['must be true or false'],
      team: ['must be an id'],
      dob_gt: ['must be a day like 2026-11-28'],
      Name_gt: ['Name cannot be compared by gt'],
    },
  })
})

test('rows that are kept from somebody are in no list, no count and no relation, and are not found by id [API-011, API-031]', async () => {
  const ctx = await aCtx()
  const team = await aTeam(ctx)
  const hidden = await aMember(ctx, { name: 'Hidden Person', listed: false, team })
  await aMember(ctx, { name: 'Shown Person', team })
  const visitor = as(ctx, VISITOR)
  expect(await names(visitor)).toEqual(['Shown'])
  expect(
    await countList(
      visitor,
      registry,
      memberEntry,
      wishOfQuery(new URLSearchParams(), () => false),
    ),
  ).toBe(1)
  expect(await readOne(visitor, registry, memberEntry, hidden.id)).toBeUndefined()
  const [shown] = await list(visitor, teamEntry)
  expect(shown.members.map((member: { Name: string }) => member.Name)).toEqual(['Shown'])
})

test('a masked value is what is shown, filtered and sorted, at every depth [API-024]', async () => {
  const ctx = await aCtx()
  const team = await aTeam(ctx)
  await aMember(ctx, { name: 'Bea Aaron', team })
  await aMember(ctx, { name: 'Ada Zorn', team })
  const visitor = as(ctx, VISITOR)
  expect(await names(visitor, 'Name_contains=zorn')).toEqual([])
  expect(await names(visitor, 'Name_contains=ada')).toEqual(['Ada'])
  expect(await names(visitor, '_sort=Name:desc')).toEqual(['Bea', 'Ada'])
  expect(JSON.stringify(await list(visitor, teamEntry))).not.toContain('Zorn')
  expect(await names(as(ctx, MEMBER), 'Name_contains=zorn')).toEqual(['Ada Zorn'])
})

test('a reference to what somebody may not see is not there, for the answer and for filters [API-026]', async () => {
  const ctx = await aCtx()
  const backwards = defineEntry({
    ...teamEntry,
    fields: {
      ...teamEntry.fields,
      captain: {
        kind: 'one',
        to: 'members',
        value: () => sql`(
      select ${members.id} from ${members} where ${members.teamId} = ${teams.id} limit 1)`,
      },
    },
  })
  const with_ = new Registry([backwards, memberEntry])
  const team = await aTeam(ctx)
  const hidden = await aMember(ctx, { listed: false, team })
  const found = async (actor: Actor, query: string) =>
    JSON.parse(
      await readList(
        as(ctx, actor),
        with_,
        backwards,
        wishOfQuery(new URLSearchParams(query), () => false),
      ),
    )
  expect(await found(VISITOR, `captain=${hidden.id}`)).toEqual([])
  expect(await found(VISITOR, 'captain_null=true')).toMatchObject([{ name: team.name, captain: null }])
  expect(await found(MEMBER, `captain=${hidden.id}`)).toMatchObject([{ captain: { _id: hidden.id } }])
})

test('a list is never longer than its content type allows, whatever is asked [TEA-021]', async () => {
  const ctx = await aCtx()
  const team = await aTeam(ctx)
  for (let n = 0; n < 7; n += 1) await aMember(ctx, { name: `Player ${n}`, team })
  expect(await names(as(ctx, MEMBER), '_limit=9000')).toHaveLength(5)
  const [found] = await list(as(ctx, MEMBER), teamEntry)
  expect(found.members).toHaveLength(2)
})

test('pages of a list follow each other without a gap, also where the order is level [API-025]', async () => {
  const ctx = await aCtx({ actor: MEMBER })
  for (let n = 0; n < 4; n += 1) await aMember(ctx, { name: 'Same Name' })
  const pages = await Promise.all([
    list(ctx, memberEntry, '_limit=2&_sort=Active'),
    list(ctx, memberEntry, '_limit=2&_start=2&_sort=Active'),
  ])
  const ids = pages.flat().map((member: { _id: string }) => member._id)
  expect(ids).toEqual(ids.toSorted())
  expect(new Set(ids).size).toBe(4)
  const newest = await list(ctx, memberEntry, '_limit=1&_sort=id:desc')
  expect(newest[0]._id).toBe(ids[3])
})

test('words are sorted by the alphabet, accents and capitals included [API-023]', async () => {
  const ctx = await aCtx({ actor: MEMBER })
  for (const name of ['zoe', 'Émile', 'Eva', 'adam']) await aMember(ctx, { name })
  expect(await names(ctx)).toEqual(['adam', 'Émile', 'Eva', 'zoe'])
})

test('every operator of the convention finds what it says [API-050, API-053]', async () => {
  const ctx = await aCtx()
  await aTeam(ctx, { name: 'Men 1', legacyId: 1 })
  await aTeam(ctx, { name: 'Men 2', legacyId: 3 })
  await aTeam(ctx, { name: 'Women 100%', legacyId: 2, active: false })
  await aTeam(ctx, { name: 'Beach' })
  const found = async (query: string) =>
    (await list(ctx, teamEntry, query)).map((team: { name: string }) => team.name)
  expect(await found('Active=false')).toEqual(['Women 100%'])
  expect(await found('name_eq=Men 1')).toEqual(['Men 1'])
  expect(await found('legacy_id_ne=1')).toEqual(['Beach', 'Men 2', 'Women 100%'])
  expect(await found('legacy_id_in=1&legacy_id_in=2')).toEqual(['Men 1', 'Women 100%'])
  expect(await found('legacy_id_nin=1&legacy_id_nin=2')).toEqual(['Beach', 'Men 2'])
  expect(await found('name_contains=men')).toEqual(['Men 1', 'Men 2', 'Women 100%'])
  expect(await found('name_containss=Men')).toEqual(['Men 1', 'Men 2'])
  expect(await found('name_contains=0%25')).toEqual(['Women 100%'])
  expect(await found('name_ncontains=men')).toEqual(['Beach'])
  expect(await found('name_ncontainss=Men')).toEqual(['Beach', 'Women 100%'])
  expect(await found('legacy_id_lt=2')).toEqual(['Men 1'])
  expect(await found('legacy_id_lte=2')).toEqual(['Men 1', 'Women 100%'])
  expect(await found('legacy_id_gt=2')).toEqual(['Men 2'])
  expect(await found('legacy_id_gte=2')).toEqual(['Men 2', 'Women 100%'])
  expect(await found('legacy_id_null=true')).toEqual(['Beach'])
  expect(await found('legacy_id_null=false&_sort=legacy_id:desc')).toEqual(['Men 2', 'Women 100%', 'Men 1'])
  expect(await found('createdAt_lt=2001-01-01T00:00:00Z')).toEqual([])
})

test('an e-mail is looked up as people write it [API-050]', async () => {
  const ctx = await aCtx()
  await aMember(ctx, { name: 'Ana', email: 'Ana@Example.org' })
  expect(await names(ctx, 'email_eq=ana@example.ORG')).toEqual(['Ana'])
})

test('an answer has ids, instants in UTC, pictures with address and size, and relations one level deep [API-002]', async () => {
  const ctx = await aCtx()
  const [file] = await ctx.db
    .insert(files)
    .values({
      name: 'team.jpg',
      mediaType: 'image/jpeg',
      sizeBytes: 1,
      widthPx: 4000,
      heightPx: 3000,
      variantsPx: [320, 640],
      alt: 'The team',
      audience: 'public',
    })
    .returning()
  const team = await aTeam(ctx, { mainImageId: file!.id, createdAt: new Date('2026-06-01T10:00:00+01:00') })
  const member = await aMember(ctx, { team, name: 'Ana Kovač' })
  const found = JSON.parse((await readOne(as(ctx, VISITOR), registry, teamEntry, team.id)) ?? 'null')
  expect(found).toMatchObject({
    _id: team.id,
    id: team.id,
    createdAt: '2026-06-01T09:00:00.000Z',
    MainImage: { id: file!.id, url: `/files/${file!.id}/640`, width: 640, height: 480, alt: 'The team' },
  })
  expect(found.members).toEqual([expect.objectContaining({ _id: member.id, Name: 'Ana' })])
  expect(found.members[0]).not.toHaveProperty('team')
  expect(found).not.toHaveProperty('version')
})

test('the address of a picture does not leave the database for who may not fetch it [API-002]', async () => {
  const ctx = await aCtx()
  const [file] = await ctx.db
    .insert(files)
    .values({
      name: 'u16.jpg',
      mediaType: 'image/jpeg',
      sizeBytes: 1,
      widthPx: 4,
      heightPx: 3,
      audience: 'members',
    })
    .returning()
  await aTeam(ctx, { mainImageId: file!.id })
  const shown = async (actor: Actor, query = '') =>
    (await list(as(ctx, actor), teamEntry, query))[0]?.MainImage
  expect(await shown(VISITOR)).toBeNull()
  expect(await shown(VISITOR, 'MainImage_null=false')).toBeUndefined()
  expect(await shown(MEMBER)).toMatchObject({ url: `/files/${file!.id}/original` })
})

test('many readers share nothing: the same question answers each what is his [API-024]', async () => {
  const ctx = await aCtx()
  await aMember(ctx, { name: 'Ada Zorn', listed: false })
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, n) => names(as(ctx, n % 2 ? MEMBER : VISITOR), '_limit=3')),
  )
  answers.forEach((answer, n) => {
    expect(answer).toEqual(n % 2 ? ['Ada Zorn'] : [])
  })
})
