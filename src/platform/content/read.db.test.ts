import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aMember } from '../../../demo/builders/member.ts'
import { aTeam } from '../../../demo/builders/team.ts'
import {
  list,
  MEMBER,
  memberContentType,
  names,
  registry,
  secretContentType,
  teamContentType,
} from '../../../tests/support/content-types.ts'
import { aCtx, as } from '../../../tests/support/database.ts'
import { members } from '../../features/members/table.server.ts'
import { teams } from '../../features/teams/table.server.ts'
import { type Actor, VISITOR } from '../../kernel/actor.ts'
import { Forbidden } from '../../kernel/errors.ts'
import { newId } from '../../kernel/ids.ts'
import { files } from '../files/table.server.ts'
import { defineContentType } from './content-type.ts'
import { listQueryOfUrl } from './convention.ts'
import { countList, readList, readOne } from './read.ts'
import { Registry } from './registry.ts'
import type { BadQuery } from './resolve.ts'

test('a collection that the actor may not read is refused [API-018]', async () => {
  const ctx = await aCtx({ actor: VISITOR })
  await expect(list(ctx, secretContentType)).rejects.toThrow(Forbidden)
  await expect(readOne(ctx, registry, secretContentType, newId())).rejects.toThrow(Forbidden)
})

test('a field that the actor may not read gives the same response as an unknown one [API-023, API-024]', async () => {
  const ctx = await aCtx({ actor: VISITOR })
  const refusal = (query: string) =>
    list(ctx, memberContentType, query).then(
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

test('rows that the actor may not read appear in no list, count or relation and are not found by id [API-011, API-031]', async () => {
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
      memberContentType,
      listQueryOfUrl(new URLSearchParams(), () => false),
    ),
  ).toBe(1)
  expect(await readOne(visitor, registry, memberContentType, hidden.id)).toBeUndefined()
  const [shown] = await list(visitor, teamContentType)
  expect(shown.members.map((member: { Name: string }) => member.Name)).toEqual(['Shown'])
})

test('a masked value is the one shown, filtered and sorted at every depth [API-024]', async () => {
  const ctx = await aCtx()
  const team = await aTeam(ctx)
  await aMember(ctx, { name: 'Bea Aaron', team })
  await aMember(ctx, { name: 'Ada Zorn', team })
  const visitor = as(ctx, VISITOR)
  expect(await names(visitor, 'Name_contains=zorn')).toEqual([])
  expect(await names(visitor, 'Name_contains=ada')).toEqual(['Ada'])
  expect(await names(visitor, '_sort=Name:desc')).toEqual(['Bea', 'Ada'])
  expect(JSON.stringify(await list(visitor, teamContentType))).not.toContain('Zorn')
  expect(await names(as(ctx, MEMBER), 'Name_contains=zorn')).toEqual(['Ada Zorn'])
})

test('a reference to an entry that the actor may not read is missing from responses and filters [API-026]', async () => {
  const ctx = await aCtx()
  const backwards = defineContentType({
    ...teamContentType,
    fields: {
      ...teamContentType.fields,
      captain: {
        kind: 'one',
        to: 'members',
        value: () => sql`(
      select ${members.id} from ${members} where ${members.teamId} = ${teams.id} limit 1)`,
      },
    },
  })
  const with_ = new Registry([backwards, memberContentType])
  const team = await aTeam(ctx)
  const hidden = await aMember(ctx, { listed: false, team })
  const found = async (actor: Actor, query: string) =>
    JSON.parse(
      await readList(
        as(ctx, actor),
        with_,
        backwards,
        listQueryOfUrl(new URLSearchParams(query), () => false),
      ),
    )
  expect(await found(VISITOR, `captain=${hidden.id}`)).toEqual([])
  expect(await found(VISITOR, 'captain_null=true')).toMatchObject([{ name: team.name, captain: null }])
  expect(await found(MEMBER, `captain=${hidden.id}`)).toMatchObject([{ captain: { _id: hidden.id } }])
})

test('a response has ids, times in UTC, pictures with address and size, and relations one level deep [API-002]', async () => {
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
  const found = JSON.parse((await readOne(as(ctx, VISITOR), registry, teamContentType, team.id)) ?? 'null')
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

test('a picture’s address is returned only to readers who may fetch it [API-002]', async () => {
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
    (await list(as(ctx, actor), teamContentType, query))[0]?.MainImage
  expect(await shown(VISITOR)).toBeNull()
  expect(await shown(VISITOR, 'MainImage_null=false')).toBeUndefined()
  expect(await shown(MEMBER)).toMatchObject({ url: `/files/${file!.id}/original` })
})

test('concurrent readers share no results: each gets only what they may read [API-024]', async () => {
  const ctx = await aCtx()
  await aMember(ctx, { name: 'Ada Zorn', listed: false })
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, n) => names(as(ctx, n % 2 ? MEMBER : VISITOR), '_limit=3')),
  )
  answers.forEach((answer, n) => {
    expect(answer).toEqual(n % 2 ? ['Ada Zorn'] : [])
  })
})
