import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { anAlbum, aPhoto } from '../../../../demo/builders/album.ts'
import { aGuardian } from '../../../../demo/builders/guardian.ts'
import { aMember } from '../../../../demo/builders/member.ts'
import { aTeam } from '../../../../demo/builders/team.ts'
import { aUser } from '../../../../demo/builders/user.ts'
import { anActor } from '../../../../tests/support/actors.ts'
import { aCtx, as } from '../../../../tests/support/database.ts'
import { VISITOR } from '../../../kernel/actor.ts'
import type { Ctx } from '../../../platform/context.ts'
import { clubSettings } from '../../club/table.server.ts'
import { chooseConsents } from '../../members/consent/commands/choose-consents.server.ts'
import type { ConsentChoices } from '../../members/consent/model.ts'
import { actorOfUser } from '../../members/queries/actor.server.ts'
import { members } from '../../members/table.server.ts'
import { teams } from '../../teams/table.server.ts'
import { withdrawMember } from '../commands/withdraw-member.server.ts'
import { albums, photos, photoTags } from '../table.server.ts'
import { findAlbum } from './album.server.ts'
import { audienceOfPhotoFile } from './visibility.server.ts'

// The test clock stands at 20 June 2026.
const CHILD = { name: 'Theo Winter', bornOn: '2012-03-04', showsPhotos: true }
const AGREED = { name: 'Ana Kovač', showsPhotos: true }
const SHY = { name: 'Ida Berg', showsPhotos: false }

type PhotoFacts = {
  tagged?: { id: string }[]
  visible?: boolean
  album?: Partial<typeof albums.$inferInsert>
}

/** Adds a photo in an album of its own; `audience` reads who can fetch its file. */
async function addPhoto(ctx: Ctx, { tagged = [], visible = true, album: facts = {} }: PhotoFacts = {}) {
  const album = await anAlbum(ctx, facts)
  const photo = await aPhoto(ctx, { album, tagged, visible })
  return { album, photo, audience: () => audienceOfPhotoFile(ctx, photo.fileId) }
}

test('a photo without tags, or with only adults who agreed, is public [resolutions C02]', async () => {
  const ctx = await aCtx()
  const agreed = await aMember(ctx, AGREED)

  expect(await (await addPhoto(ctx)).audience()).toBe('public')
  expect(await (await addPhoto(ctx, { tagged: [agreed] })).audience()).toBe('public')
})

test('a photo with a child stays hidden until the guardian says yes, also once the name is removed', async () => {
  const ctx = await aCtx()
  const child = await aMember(ctx, { ...CHILD, showsPhotos: false })
  const mother = await aUser(ctx)
  await aGuardian(ctx, mother, child)
  const { album, audience } = await addPhoto(ctx, { tagged: [await aMember(ctx, AGREED), child] })
  const seen = async () => (await findAlbum(as(ctx, anActor('member')), album.albumId))?.photos.length
  const asMother = as(ctx, await actorOfUser(ctx, mother.id))
  const choose = (choices: ConsentChoices) => chooseConsents(asMother, child.id, choices, withdrawMember)
  expect([await audience(), await seen()]).toEqual(['administrators', 0])

  await choose({ website_photos: true })
  expect([await audience(), await seen()]).toEqual(['members', 1])
  await choose({ website_photos: false })
  expect([await audience(), await seen()]).toEqual(['administrators', 0])
  await choose({ tagging: false })
  expect([await audience(), await seen()]).toEqual(['administrators', 0])
  await choose({ website_photos: true })
  expect([await audience(), await seen()]).toEqual(['members', 1])
})

test('an adult’s no hides a photo from everyone but administrators, also once the name is removed', async () => {
  const ctx = await aCtx()
  const ida = await aMember(ctx, SHY)
  const { album, audience } = await addPhoto(ctx, { tagged: [await aMember(ctx, AGREED), ida] })
  const seen = async () => (await findAlbum(as(ctx, anActor('coach')), album.albumId))?.photos.length
  const asIda = as(ctx, anActor('member', { member: ida }))
  const choose = (choices: ConsentChoices) => chooseConsents(asIda, ida.id, choices, withdrawMember)
  await choose({ website_photos: true })
  expect([await audience(), await seen()]).toEqual(['public', 1])

  await choose({ website_photos: false, tagging: false })
  expect([await audience(), await seen()]).toEqual(['administrators', 0])
  await choose({ website_photos: true })
  expect(await audience()).toBe('public')
})

test('one tagged child with consent makes a photo visible to members only [TEA-019, resolutions C02]', async () => {
  const ctx = await aCtx()
  const tagged = [await aMember(ctx, AGREED), await aMember(ctx, CHILD)]

  expect(await (await addPhoto(ctx, { tagged })).audience()).toBe('members')
})

test('a player of a youth team counts as a child at any age [TEA-019, resolutions C02]', async () => {
  const ctx = await aCtx()
  const team = await aTeam(ctx, { name: 'U16 Boys', youth: true })
  const old = await aMember(ctx, { ...AGREED, bornOn: '1990-01-01', team })

  expect(await (await addPhoto(ctx, { tagged: [old] })).audience()).toBe('members')
})

test('one tagged adult who has not answered hides a photo, unless the club shows adults until they say no', async () => {
  const ctx = await aCtx()
  const child = await aMember(ctx, { ...CHILD, showsPhotos: false })
  const tagged = [await aMember(ctx, AGREED), await aMember(ctx, SHY)]
  const ofAdults = await addPhoto(ctx, { tagged })
  const ofChild = await addPhoto(ctx, { tagged: [child] })
  const seen = async () =>
    (await findAlbum(as(ctx, anActor('member')), ofAdults.album.albumId))?.photos.length
  expect([await ofAdults.audience(), await seen()]).toEqual(['administrators', 0])

  await ctx.db.insert(clubSettings).values({ settings: { photosUntilNo: true } })
  expect([await ofAdults.audience(), await seen()]).toEqual(['members', 1])
  expect(await ofChild.audience()).toBe('administrators')
})

test('every photo of a members-only album is visible to members only', async () => {
  const ctx = await aCtx()

  expect(await (await addPhoto(ctx, { album: { membersOnly: true } })).audience()).toBe('members')
})

test('a hidden photo, or one in a hidden album, is visible to administrators only [TEA-018, resolutions E18]', async () => {
  const ctx = await aCtx()

  expect(await (await addPhoto(ctx, { visible: false })).audience()).toBe('administrators')
  expect(await (await addPhoto(ctx, { album: { visible: false } })).audience()).toBe('administrators')
})

test('withdrawn consent, a new tag and a change to a youth team take effect at once', async () => {
  const ctx = await aCtx()
  const team = await aTeam(ctx)
  const ana = await aMember(ctx, { ...AGREED, team })
  const { photo, audience } = await addPhoto(ctx, { tagged: [ana] })
  const shy = await aMember(ctx, SHY)
  expect(await audience()).toBe('public')

  await ctx.db.update(members).set({ showsPhotos: false }).where(eq(members.id, ana.id))
  expect(await audience()).toBe('administrators')
  await ctx.db.update(members).set({ showsPhotos: true }).where(eq(members.id, ana.id))
  expect(await audience()).toBe('public')

  await ctx.db.insert(photoTags).values({ photoId: photo.id, memberId: shy.id })
  expect(await audience()).toBe('administrators')
  await ctx.db.delete(photoTags).where(eq(photoTags.memberId, shy.id))
  expect(await audience()).toBe('public')

  await ctx.db.update(teams).set({ youth: true }).where(eq(teams.id, team.id))
  expect(await audience()).toBe('members')
})

test('a person’s consent counts from their 18th birthday', async () => {
  const ctx = await aCtx()
  const tagged = [await aMember(ctx, { ...AGREED, bornOn: '2008-06-21' })]
  const { photo } = await addPhoto(ctx, { tagged })
  const at = (instant: string) =>
    audienceOfPhotoFile({ ...ctx, clock: { now: () => new Date(instant) } }, photo.fileId)

  expect(await at('2026-06-20T22:59:59Z')).toBe('members')
  expect(await at('2026-06-20T23:00:00Z')).toBe('public') // midnight in London
})

test('a file used by two photos is as private as the more private of them', async () => {
  const ctx = await aCtx()
  const { album, photo, audience } = await addPhoto(ctx)
  const child = await aMember(ctx, CHILD)

  await aPhoto(ctx, { album, fileId: photo.fileId, tagged: [child] })

  expect(await audience()).toBe('members')
})

test('a file that is not a photo has no photo audience', async () => {
  const ctx = await aCtx()

  expect(await audienceOfPhotoFile(ctx, (await aTeam(ctx)).id)).toBeUndefined()
})

test.for([
  ['a visitor', VISITOR, 1],
  ['a user without an active membership', anActor('member', { active: false }), 1],
  ['a member', anActor('member'), 2],
  ['a coach', anActor('coach'), 2],
  ['an administrator', anActor('administrator'), 2],
] as const)(
  '%s sees the photos of an album that they may see, and never hidden ones [resolutions C04, E18]',
  async ([, actor, seen]) => {
    const ctx = await aCtx()
    const album = await anAlbum(ctx)
    await aPhoto(ctx, { album })
    await aPhoto(ctx, { album, tagged: [await aMember(ctx, CHILD)] })
    await aPhoto(ctx, { album, tagged: [await aMember(ctx, SHY)] })
    await aPhoto(ctx, { album, visible: false })

    expect((await findAlbum(as(ctx, actor), album.albumId))?.photos).toHaveLength(seen)
  },
)

test('deleting the cover photo keeps the album', async () => {
  const ctx = await aCtx()
  const album = await anAlbum(ctx)
  const cover = await aPhoto(ctx, { album, cover: true })

  await ctx.db.delete(photos).where(eq(photos.id, cover.id))

  const [left] = await ctx.db.select().from(albums)
  expect(left).toMatchObject({ id: album.id, coverId: null })
})
