import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { someConsents } from '../../../../demo/builders/consent.ts'
import { aMember, type MemberFacts } from '../../../../demo/builders/member.ts'
import { aPicture } from '../../../../demo/builders/picture.ts'
import { aTeam } from '../../../../demo/builders/team.ts'
import { anActor } from '../../../../tests/support/actors.ts'
import { aCtx, as } from '../../../../tests/support/database.ts'
import { type Actor, VISITOR } from '../../../kernel/actor.ts'
import { localDate } from '../../../kernel/dates.ts'
import type { Ctx } from '../../../platform/context.ts'
import { files } from '../../../platform/files/table.server.ts'
import { searchDirectory } from '../directory/queries/directory.server.ts'
import { findPlayer } from '../directory/queries/player.server.ts'
import { isMinorOn } from '../model/member.ts'
import { audienceOfPlayerPicture } from './visibility.server.ts'

// TEST_NOW is 20 June 2026: a person born on 21 June 2008 turns 18 tomorrow.
const SEVENTEEN = '2008-06-21'
const EIGHTEEN = '2008-06-20'

const PUBLIC: readonly [string, Actor][] = [
  ['visitor', VISITOR],
  ['user without an active membership', anActor('member', { active: false })],
]
const MEMBER = anActor('member')
const OFFICE = ['finance', 'shop', 'administrator'] as const

const listed = async (ctx: Ctx, actor: Actor) =>
  (await searchDirectory(as(ctx, actor), { page: 1 })).people.map((person) => person.name)

const pageFor = (ctx: Ctx, actor: Actor, slug: string) => findPlayer(as(ctx, actor), slug)

/** One adult and one minor, each listed and private. */
async function aClub(ctx: Ctx) {
  return {
    adult: await aMember(ctx, { name: 'Ada Adult' }),
    privateAdult: await aMember(ctx, { name: 'Pia Private', listed: false }),
    minor: await aMember(ctx, { name: 'Mia Minor', bornOn: SEVENTEEN }),
    privateMinor: await aMember(ctx, { name: 'Kim Kid', bornOn: SEVENTEEN, listed: false }),
  }
}

for (const [audience, actor] of PUBLIC) {
  test(`a ${audience} finds only adults who agreed to be listed in the directory [MEM-001]`, async () => {
    const ctx = await aCtx()
    await aClub(ctx)
    expect(await listed(ctx, actor)).toEqual(['Ada Adult'])
  })

  test(`a ${audience} gets no page of a private adult, nor of a minor whose guardian did not agree [TEA-017]`, async () => {
    const ctx = await aCtx()
    const { privateAdult, privateMinor } = await aClub(ctx)
    expect(await pageFor(ctx, actor, privateAdult.slug)).toBeUndefined()
    expect(await pageFor(ctx, actor, privateMinor.slug)).toBeUndefined()
  })

  test(`a ${audience} reads the first name of a minor, and nothing else that identifies them [TEA-019]`, async () => {
    const ctx = await aCtx()
    const minor = await aMember(ctx, {
      name: 'Mia Minor',
      bornOn: SEVENTEEN,
      showsBornOn: true,
      showsPhotos: true,
      history: '<p>Goes to the Minor school.</p>',
      imageId: await aPicture(ctx, { kind: 'player' }),
    })
    const page = await pageFor(ctx, actor, minor.slug)
    expect(page).toMatchObject({
      name: 'Mia',
      slug: 'mia',
      bornOn: null,
      history: '',
      image: null,
      minor: true,
    })
  })
}

test('members find everyone in the directory, minors without surnames [MEM-001]', async () => {
  const ctx = await aCtx()
  await aClub(ctx)
  expect(await listed(ctx, MEMBER)).toEqual(['Ada Adult', 'Kim', 'Mia', 'Pia Private'])
})

test.each(OFFICE)('the %s sees every whole name', async (role) => {
  const ctx = await aCtx()
  await aClub(ctx)
  expect(await listed(ctx, anActor(role))).toEqual(['Ada Adult', 'Kim Kid', 'Mia Minor', 'Pia Private'])
})

test('a coach sees everything of members of their teams, and of others what members see [TEA-017, TEA-019, MEM-001]', async () => {
  const ctx = await aCtx()
  const [own, other] = [await aTeam(ctx, { name: 'Juniors' }), await aTeam(ctx, { name: 'Men 1' })]
  const imageId = await aPicture(ctx, { kind: 'player' })
  const mia = await aMember(ctx, { name: 'Mia Minor', bornOn: SEVENTEEN, team: own, imageId })
  const kim = await aMember(ctx, { name: 'Kim Kid', bornOn: SEVENTEEN, team: other, imageId })
  const coach = anActor('coach', { teams: [own] })
  expect(await listed(ctx, coach)).toEqual(['Kim', 'Mia Minor'])
  expect(await pageFor(ctx, coach, kim.slug)).toMatchObject({ name: 'Kim', bornOn: null, image: null })
  expect(await pageFor(ctx, coach, mia.slug)).toMatchObject({ name: 'Mia Minor', bornOn: SEVENTEEN })
  expect((await pageFor(ctx, coach, mia.slug))?.image).not.toBeNull()
})

test('a private minor without a membership still sees their own page and directory entry in full', async () => {
  const ctx = await aCtx()
  const { privateMinor } = await aClub(ctx)
  const self = anActor('member', { member: privateMinor, active: false })
  expect(await pageFor(ctx, self, privateMinor.slug)).toMatchObject({ name: 'Kim Kid', bornOn: SEVENTEEN })
  expect(await listed(ctx, self)).toEqual(['Ada Adult', 'Kim Kid'])
})

test('the date of birth is visible if an adult agreed, and always to the person and the office [TEA-017]', async () => {
  const ctx = await aCtx()
  const agreed = await aMember(ctx, { name: 'Ada Adult', bornOn: '1990-05-04', showsBornOn: true })
  const silent = await aMember(ctx, { name: 'Sid Silent', bornOn: '1991-05-04' })
  const bornOn = async (actor: Actor, slug: string) => (await pageFor(ctx, actor, slug))?.bornOn
  for (const actor of [VISITOR, MEMBER]) {
    expect(await bornOn(actor, agreed.slug)).toBe('1990-05-04')
    expect(await bornOn(actor, silent.slug)).toBeNull()
  }
  expect(await bornOn(anActor('member', { member: silent }), silent.slug)).toBe('1991-05-04')
  for (const role of OFFICE) expect(await bornOn(anActor(role), silent.slug)).toBe('1991-05-04')
})

test('a picture is visible to the public if a listed adult agreed, to members and the office if anyone agreed, and always to administrators [TEA-019]', async () => {
  const ctx = await aCtx()
  const pictured = async (facts: MemberFacts) =>
    aMember(ctx, { ...facts, imageId: await aPicture(ctx, { kind: 'player' }) })
  const people = {
    agreed: await pictured({ name: 'Ada Adult', showsPhotos: true }),
    shy: await pictured({ name: 'Sid Shy' }),
    agreedMinor: await pictured({ name: 'Mia Minor', bornOn: SEVENTEEN, showsPhotos: true }),
    shyMinor: await pictured({ name: 'Kim Kid', bornOn: SEVENTEEN }),
  }
  const shown = async (actor: Actor) => {
    const pages = await Promise.all(
      Object.entries(people).map(async ([who, { slug }]) => [who, await pageFor(ctx, actor, slug)] as const),
    )
    return pages.filter(([, page]) => page?.image).map(([who]) => who)
  }
  for (const [, actor] of PUBLIC) expect(await shown(actor)).toEqual(['agreed'])
  expect(await shown(MEMBER)).toEqual(['agreed', 'agreedMinor'])
  for (const role of ['finance', 'shop'] as const)
    expect(await shown(anActor(role))).toEqual(['agreed', 'agreedMinor'])
  expect(await shown(anActor('administrator'))).toHaveLength(4)
})

test('a picture of an adult who has said no is hidden from everyone but their coaches and administrators', async () => {
  const ctx = await aCtx()
  const team = await aTeam(ctx)
  const imageId = await aPicture(ctx, { kind: 'player' })
  const member = await aMember(ctx, { imageId, team })
  await someConsents(ctx, [{ member, answers: { website_photos: false } }])
  const image = async (actor: Actor) => (await pageFor(ctx, actor, member.slug))?.image ?? null
  for (const actor of [VISITOR, MEMBER, anActor('finance')]) expect(await image(actor)).toBeNull()
  expect(await image(anActor('coach', { teams: [team] }))).not.toBeNull()
  expect(await image(anActor('administrator'))).not.toBeNull()
  expect(await image(anActor('member', { member }))).not.toBeNull()
  expect(await audienceOfPlayerPicture(as(ctx, MEMBER), imageId)).toBe('administrators')
})

test('a picture is not shown if its file’s audience excludes the reader [TEA-019]', async () => {
  const ctx = await aCtx()
  const imageId = await aPicture(ctx, { kind: 'player' })
  const member = await aMember(ctx, { showsPhotos: true, imageId })
  await ctx.db.update(files).set({ audience: 'staff' }).where(eq(files.id, imageId))
  expect((await pageFor(ctx, VISITOR, member.slug))?.image).toBeNull()
  expect((await pageFor(ctx, MEMBER, member.slug))?.image).toBeNull()
})

test('youth-team players count as minors whatever their age, as does a child of unknown age in one', async () => {
  const ctx = await aCtx()
  const men = await aTeam(ctx, { name: 'Men 1' })
  const youth = await aTeam(ctx, { name: 'U16 Boys', youth: true })
  await aMember(ctx, { name: 'Olaf Older', bornOn: '1990-01-01', team: youth })
  await aMember(ctx, { name: 'Una Unknown', bornOn: null, team: men, alsoIn: [youth] })
  await aMember(ctx, { name: 'Carl Coach', bornOn: '1980-01-01', team: men, alsoIn: [youth] })
  await aMember(ctx, { name: 'Nora Nobirthday', bornOn: null, team: men })
  expect(await listed(ctx, VISITOR)).toEqual(['Carl Coach', 'Nora Nobirthday'])
  expect(await listed(ctx, MEMBER)).toEqual(['Carl Coach', 'Nora Nobirthday', 'Olaf', 'Una'])
})

test('a person is an adult from their 18th birthday in the club’s time zone', async () => {
  const ctx = await aCtx()
  await aMember(ctx, { name: 'Ed Eighteen', bornOn: EIGHTEEN })
  await aMember(ctx, { name: 'Sue Seventeen', bornOn: SEVENTEEN })
  expect(await listed(ctx, VISITOR)).toEqual(['Ed Eighteen'])
  // Half past eleven at night in UTC is the next day in London.
  const lateEvening = { ...ctx, clock: { now: () => new Date('2026-06-20T23:30:00Z') } }
  expect(await listed(lateEvening, VISITOR)).toEqual(['Ed Eighteen', 'Sue Seventeen'])
})

test('the rule in TypeScript and the rule in SQL agree on who is a minor', async () => {
  const ctx = await aCtx()
  const youth = await aTeam(ctx, { name: 'U16 Boys', youth: true })
  const men = await aTeam(ctx, { name: 'Men 1' })
  const today = localDate('2026-06-20')
  for (const bornOn of [null, '1990-01-01', EIGHTEEN, SEVENTEEN, '2012-02-29']) {
    for (const team of [youth, men]) {
      const member = await aMember(ctx, { bornOn, team })
      const page = await findPlayer(ctx, member.slug)
      expect(page?.minor).toBe(isMinorOn(today, { bornOn, inYouthTeam: team.youth }))
    }
  }
})
