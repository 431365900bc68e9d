import { expect, test } from 'vitest'
import { anAlbum, aPhoto } from '../../../../demo/builders/album.ts'
import { aMember } from '../../../../demo/builders/member.ts'
import { aUser } from '../../../../demo/builders/user.ts'
import { anActor } from '../../../../tests/support/actors.ts'
import { aCtx, as } from '../../../../tests/support/database.ts'
import { type Actor, type Role, VISITOR } from '../../../kernel/actor.ts'
import { Forbidden } from '../../../kernel/errors.ts'
import { auditLog } from '../../../platform/content/table.server.ts'
import type { Ctx } from '../../../platform/context.ts'
import { findAlbum } from '../queries/album.server.ts'
import { alreadyTagged, taggableMembers } from '../queries/tagging.server.ts'
import { photoTags } from '../table.server.ts'
import { assignPhotos, TAG_LIMIT } from './assign-photos.server.ts'
import { untag } from './untag.server.ts'
import { untagSelf } from './untag-self.server.ts'

const CHILD = { name: 'Theo Winter', bornOn: '2012-03-04', showsPhotos: true }

/** A user with an account, which each tag refers to. */
async function aUserActor(ctx: Ctx, role: Role, member?: { id: string; name: string }): Promise<UserActor> {
  const { id: userId } = await aUser(ctx, { ...(member && { member }), role })
  return { ...(anActor(role, { ...(member && { member }) }) as UserActor), userId }
}

type UserActor = Extract<Actor, { kind: 'user' }>

async function setUp() {
  const ctx = await aCtx()
  const me = await aMember(ctx, { name: 'Mia Member' })
  const ana = await aMember(ctx, { name: 'Ana Kovač', showsPhotos: true })
  const child = await aMember(ctx, CHILD)
  const album = await anAlbum(ctx)
  const photo = await aPhoto(ctx, { album })
  const other = await aPhoto(ctx, { album, position: 1 })
  const administrator = as(ctx, await aUserActor(ctx, 'administrator'))
  return {
    ctx: as(ctx, await aUserActor(ctx, 'member', me)),
    administrator,
    me,
    ana,
    child,
    album,
    photo,
    other,
  }
}

test('visitors and users who are not active members cannot tag [PHO-008, API-048, resolutions C04]', async () => {
  const { ctx, photo, ana } = await setUp()
  for (const actor of [VISITOR, anActor('member')]) {
    const stranger = as(ctx, actor.kind === 'user' ? { ...actor, isMember: false } : actor)
    await expect(assignPhotos(stranger, { photos: [photo.id], member: ana.id })).rejects.toThrow(Forbidden)
    expect(await taggableMembers(stranger)).toEqual([])
  }
})

test('a member cannot tag children or see them in the list; an administrator can [PHO-008, resolutions C04]', async () => {
  const { ctx, administrator, album, photo, child } = await setUp()
  const tag = { photos: [photo.id], member: child.id }
  expect(await assignPhotos(ctx, tag)).toEqual({ ok: false, reason: 'NO_MEMBER' })
  expect(JSON.stringify(await taggableMembers(ctx))).not.toContain('Theo')
  expect((await taggableMembers(administrator)).map(({ name }) => name)).toContain('Theo Winter')
  expect(await assignPhotos(administrator, tag)).toMatchObject({ ok: true, added: 1 })
  expect((await findAlbum(as(ctx, VISITOR), album.albumId))?.forMembers).toBe(1)
})

test('the members to choose from are listed by name with id and name only [PHO-011, resolutions A06]', async () => {
  const { ctx, ana, me } = await setUp()
  await aMember(ctx, { name: 'Gone Long', active: false })
  expect(await taggableMembers(ctx)).toEqual([
    { id: ana.id, name: 'Ana Kovač' },
    { id: me.id, name: 'Mia Member' },
  ])
})

test('if one of the photos is hidden or missing, none is tagged [PHO-017]', async () => {
  const { ctx, album, photo, ana } = await setUp()
  const hidden = await aPhoto(ctx, { album, visible: false })
  const photos = [photo.id, hidden.id]
  expect(await assignPhotos(ctx, { photos, member: ana.id })).toEqual({ ok: false, reason: 'NO_PHOTO' })
  expect(await ctx.db.select().from(photoTags)).toEqual([])
})

test('tagging a photo twice keeps one tag and its first author [PHO-013, PHO-017]', async () => {
  const { ctx, administrator, photo, other, ana } = await setUp()
  const photos = [photo.id, other.id]
  expect(await assignPhotos(ctx, { photos, member: ana.id })).toMatchObject({
    ok: true,
    name: 'Ana Kovač',
    added: 2,
  })
  expect(await assignPhotos(administrator, { photos, member: ana.id })).toMatchObject({
    ok: true,
  })
  const tags = await ctx.db.select().from(photoTags)
  expect(tags.map(({ taggedBy }) => taggedBy)).toEqual(
    Array(2).fill(ctx.actor.kind === 'user' && ctx.actor.userId),
  )
  expect((await alreadyTagged(ctx, photos)).sort()).toEqual(photos.sort())
  const [logged] = await ctx.db.select().from(auditLog)
  expect(logged).toMatchObject({ action: 'photos.tag', subject: `members/${ana.id}`, facts: { photos: 2 } })
})

test('a member who untagged themselves cannot be tagged again in that photo [resolutions C04]', async () => {
  const { ctx, administrator, photo, other, ana } = await setUp()
  await assignPhotos(ctx, { photos: [photo.id], member: ana.id })
  await untagSelf(as(ctx, await aUserActor(ctx, 'member', ana)), photo.id)
  for (const one of [ctx, administrator]) {
    const again = await assignPhotos(one, { photos: [photo.id, other.id], member: ana.id })
    expect(again).toMatchObject({ ok: true, added: 1, withdrawn: 1 })
  }
  expect(await alreadyTagged(ctx, [photo.id, other.id])).toEqual([other.id])
})

test('an administrator can untag another member, also twice; a member cannot [resolutions C04]', async () => {
  const { ctx, administrator, photo, ana } = await setUp()
  await assignPhotos(ctx, { photos: [photo.id], member: ana.id })
  await expect(untag(ctx, photo.id, ana.id)).rejects.toThrow(Forbidden)
  await untag(administrator, photo.id, ana.id)
  await untag(administrator, photo.id, ana.id)
  expect(await alreadyTagged(ctx, [photo.id])).toEqual([])
  const lines = await ctx.db.select({ action: auditLog.action }).from(auditLog)
  expect(lines.filter(({ action }) => action === 'photos.untag')).toHaveLength(1)
})

test('tagging is limited by the hour', async () => {
  const { ctx, photo, ana } = await setUp()
  const tag = () => assignPhotos(ctx, { photos: [photo.id], member: ana.id })
  for (let times = 0; times < TAG_LIMIT.points; times += 1) expect((await tag()).ok).toBe(true)
  expect(await tag()).toMatchObject({ reason: 'TOO_MANY' })
})
