import { expect, test } from 'vitest'
import { anAlbum, aPhoto } from '../../../../demo/builders/album.ts'
import { aMember, type MemberFacts } from '../../../../demo/builders/member.ts'
import { anActor } from '../../../../tests/support/actors.ts'
import { aCtx, as } from '../../../../tests/support/database.ts'
import { VISITOR } from '../../../kernel/actor.ts'
import { Forbidden, NotFound } from '../../../kernel/errors.ts'
import { auditLog } from '../../../platform/content/table.server.ts'
import { findAlbum } from '../queries/album.server.ts'
import { ownPhotos, ownTags } from '../queries/own.server.ts'
import { audienceOfPhotoFile } from '../queries/visibility.server.ts'
import { untagSelf } from './untag-self.server.ts'

async function tagged(facts: MemberFacts = {}) {
  const ctx = await aCtx()
  const member = await aMember(ctx, { name: 'Tia Tagged', ...facts })
  const friend = await aMember(ctx, { name: 'Fay Friend', showsPhotos: true })
  const album = await anAlbum(ctx)
  const photo = await aPhoto(ctx, { album, tagged: [member, friend] })
  return { ctx: as(ctx, anActor('member', { member })), member, friend, album, photo }
}

test('a member can untag only themselves [resolutions C04]', async () => {
  const { ctx, photo } = await tagged({ showsPhotos: true })
  await expect(untagSelf(as(ctx, VISITOR), photo.id)).rejects.toThrow(Forbidden)
  await expect(untagSelf(as(ctx, anActor('administrator')), photo.id)).rejects.toThrow(Forbidden)
  const stranger = await aMember(ctx, { name: 'Sam Stranger' })
  const strange = as(ctx, anActor('member', { member: stranger }))
  await expect(untagSelf(strange, photo.id)).rejects.toThrow(NotFound)
  await expect(untagSelf(strange, 'made-up')).rejects.toThrow(NotFound)
  expect(await ownPhotos(ctx)).toHaveLength(1)
})

test('a guardian sees and removes the name of their child, and of nobody else', async () => {
  const { ctx, photo, friend, member } = await tagged({ bornOn: '2012-01-01', showsPhotos: true })
  const guardian = as(ctx, anActor('member', { children: [member] }))
  expect(await ownPhotos(guardian)).toMatchObject([{ child: 'Tia', photos: [{ id: photo.id }] }])
  await expect(untagSelf(guardian, photo.id, friend.id)).rejects.toThrow(Forbidden)
  await untagSelf(guardian, photo.id, member.id)
  expect(await ownPhotos(guardian)).toEqual([])
})

test('a member can untag themselves; other tags stay, and it is logged [resolutions C04]', async () => {
  const { ctx, album, photo, member } = await tagged({ showsPhotos: true })
  await untagSelf(ctx, photo.id)
  expect(await ownPhotos(ctx)).toEqual([])
  const seen = await findAlbum(as(ctx, VISITOR), album.id)
  expect(seen?.photos[0]?.people.map(({ name }) => name)).toEqual(['Fay Friend'])
  expect(await ctx.db.select().from(auditLog)).toMatchObject([
    { action: 'photos.untag', subject: `photos/${photo.id}` },
  ])
  expect(JSON.stringify(await ctx.db.select().from(auditLog))).not.toContain(member.name)
  expect(await ownTags(ctx)).toMatchObject({ tagged: [], withdrawn: [{ photo: photo.id }] })
})

test.each([
  [{ bornOn: '2012-01-01', showsPhotos: true }, 'members'],
  [{ showsPhotos: false }, 'administrators'],
] as const)(
  'untagging a member with %j does not make the photo visible to more people [TEA-019, PHO-005]',
  async (facts, audience) => {
    const { ctx, album, photo } = await tagged(facts)
    await untagSelf(ctx, photo.id)
    expect(await audienceOfPhotoFile(ctx, photo.fileId)).toBe(audience)
    expect((await findAlbum(as(ctx, VISITOR), album.id))?.photos).toEqual([])
  },
)
