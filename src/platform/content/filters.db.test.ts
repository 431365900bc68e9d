import { expect, test } from 'vitest'
import { aMember } from '../../../demo/builders/member.ts'
import { aTeam } from '../../../demo/builders/team.ts'
import {
  list,
  MEMBER,
  memberContentType,
  names,
  teamContentType,
} from '../../../tests/support/content-types.ts'
import { aCtx, as } from '../../../tests/support/database.ts'
import { comparable } from './filter-values.ts'

test('invalid values for a field are named by parameter [API-064]', async () => {
  const ctx = await aCtx({ actor: MEMBER })
  await expect(
    list(ctx, memberContentType, 'Active=perhaps&team=men&dob_gt=yesterday&Name_gt=a'),
  ).rejects.toMatchObject({
    fields: {
      Active: ['must be true or false'],
      team: ['must be an id'],
      dob_gt: ['must be a day like 2026-11-28'],
      Name_gt: ['Name cannot be compared by gt'],
    },
  })
})

test('invalid dates and times are refused by name [API-064]', async () => {
  const ctx = await aCtx({ actor: MEMBER })
  const fields = {
    dob_gt: ['must be a day like 2026-11-28'],
    at_gt: ['must be a time like 2026-11-28T16:30:00Z'],
  }
  for (const day of ['0000-01-01', '2026-02-30']) {
    await expect(list(ctx, memberContentType, `dob_gt=${day}`)).rejects.toMatchObject({
      fields: { dob_gt: fields.dob_gt },
    })
    expect(comparable('instant').read(day)).toEqual({ problem: fields.at_gt[0] })
  }
  for (const moment of ['9999-12-31T23:59:59-14:00', '0001-01-01T00:00:00+14:00'])
    expect(comparable('instant').read(moment)).toEqual({ problem: fields.at_gt[0] })
})

test('a name with a meaning in JavaScript, such as __proto__, is not a field [API-064]', async () => {
  const ctx = await aCtx({ actor: MEMBER })
  for (const name of ['__proto__', 'constructor', 'toString', 'hasOwnProperty']) {
    const answer = list(ctx, memberContentType, `${name}=1`)
    await expect(answer.catch((error) => Object.entries(error.fields))).resolves.toEqual([
      [name, [`${name} is not a field of members`]],
    ])
  }
})

test('a list never exceeds the limit of its content type [TEA-021]', async () => {
  const ctx = await aCtx()
  const team = await aTeam(ctx)
  for (let n = 0; n < 7; n += 1) await aMember(ctx, { name: `Player ${n}`, team })
  expect(await names(as(ctx, MEMBER), '_limit=9000')).toHaveLength(5)
  const [found] = await list(as(ctx, MEMBER), teamContentType)
  expect(found.members).toHaveLength(2)
})

test('pages of a list follow without gaps, even if sort values are equal [API-025]', async () => {
  const ctx = await aCtx({ actor: MEMBER })
  for (let n = 0; n < 4; n += 1) await aMember(ctx, { name: 'Same Name' })
  const pages = await Promise.all([
    list(ctx, memberContentType, '_limit=2&_sort=Active'),
    list(ctx, memberContentType, '_limit=2&_start=2&_sort=Active'),
  ])
  const ids = pages.flat().map((member: { _id: string }) => member._id)
  expect(ids).toEqual(ids.toSorted())
  expect(new Set(ids).size).toBe(4)
  const newest = await list(ctx, memberContentType, '_limit=1&_sort=id:desc')
  expect(newest[0]._id).toBe(ids[3])
})

test('words are sorted alphabetically, regardless of accents and case [API-023]', async () => {
  const ctx = await aCtx({ actor: MEMBER })
  for (const name of ['zoe', 'Émile', 'Eva', 'adam']) await aMember(ctx, { name })
  expect(await names(ctx)).toEqual(['adam', 'Émile', 'Eva', 'zoe'])
})

test('every operator finds the matching rows [API-050, API-053]', async () => {
  const ctx = await aCtx()
  await aTeam(ctx, { name: 'Men 1', legacyId: 1 })
  await aTeam(ctx, { name: 'Men 2', legacyId: 3 })
  await aTeam(ctx, { name: 'Women 100%', legacyId: 2, active: false })
  await aTeam(ctx, { name: 'Beach' })
  const found = async (query: string) =>
    (await list(ctx, teamContentType, query)).map((team: { name: string }) => team.name)
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

test('an e-mail address is found in any spelling [API-050]', async () => {
  const ctx = await aCtx()
  await aMember(ctx, { name: 'Ana', email: 'Ana@Example.org' })
  expect(await names(ctx, 'email_eq=ana@example.ORG')).toEqual(['Ana'])
})
