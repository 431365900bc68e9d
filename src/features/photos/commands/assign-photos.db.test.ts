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

const CHILD = { name: 'Theo Winter', bornOn: '2012-03-04' }

/** Somebody with an account, which stands beside each tag. */
async function somebody(ctx: Ctx, role: Role, member?: { id: string; name: string }): Promise<UserActor> {
  const { id: userId } = await aUser(ctx, { ...(member && { member }), role })
  return { ...(anActor(role, { ...(member && { member }) }) as UserActor), userId }
}

type UserActor = Extract<Actor, { kind: 'user' }>

async function anEvening() {
  const ctx = await aCtx()
  const me = await aMember(ctx, { name: 'Mia Member' })
  const ana = await aMember(ctx, { name: 'Ana Kovač', showsPhotos: true })
  const child = await aMember(ctx, CHILD)
  const album = await anAlbum(ctx)
  const photo = await aPhoto(ctx, { album })
  const other = await aPhoto(ctx, { album, position: 1 })
  const administrator = as(ctx, await somebody(ctx, 'administrator'))
  return {
    ctx: as(ctx, await somebody(ctx, 'member', me)),
    administrator,
    me,
    ana,
    child,
    album,
    photo,
    other,
  }
}

test('a visitor, and a user who is no active member, tag nobody [PHO-008, API-048, resolutions C04]', async () => {
  const { ctx, photo, ana } = await anEvening()
  for (const actor of [VISITOR, anActor('member')]) {
    const stranger = as(ctx, actor.kind === 'user' ? { ...actor, isMember: false } : actor)
    await expect(assignPhotos(stranger, { photos: [photo.id], member: ana.id })).rejects.toThrow(Forbidden)
    expect(await taggableMembers(stranger)).toEqual([])
  }
})

test('a member cannot tag a child, nor meet one in the list; the administrator can [PHO-008, resolutions C04]', async () => {
  const { ctx, administrator, album, photo, child } = await anEvening()
  const tag = { photos: [photo.id], member: child.id }
  expect(await assignPhotos(ctx, tag)).toEqual({ ok: false, reason: 'NO_MEMBER' })
  expect(JSON.stringify(await taggableMembers(ctx))).not.toContain('Theo')
  expect((await taggableMembers(administrator)).map(({ name }) => name)).toContain('Theo Winter')
  expect(await assignPhotos(administrator, tag)).toMatchObject({ ok: true, added: 1 })
  expect((await findAlbum(as(ctx, VISITOR), album.albumId))?.forMembers).toBe(1)
})

test('the list to choose from holds id and name of active members, by name [PHO-011, resolutions A06]', async () => {
  const { ctx, ana, me } = await anEvening()
  await aMember(ctx, { name: 'Gone Long', active: false })
  expect(await taggableMembers(ctx)).toEqual([
    { id: ana.id, name: 'Ana Kovač' },
    { id: me.id, name: 'Mia Member' },
  ])
})

test('a photo that is hidden from the reader, or gone, is not tagged, and neither are the others [PHO-017]', async () => {
  const { ctx, album, photo, ana } = await anEvening()
  const hidden = await aPhoto(ctx, { album, visible: false })
  const photos = [photo.id, hidden.id]
  expect(await assignPhotos(ctx, { photos, member: ana.id })).toEqual({ ok: false, reason: 'NO_PHOTO' })
  expect(await ctx.db.select().from(photoTags)).toEqual([])
})

test('photos are added to a member; said again, by anybody, it is there once, and who said it first is kept [PHO-013, PHO-017]', async () => {
  const { ctx, administrator, photo, other, ana } = await anEvening()
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

test('a name that its bearer took off stays off, whoever tags [resolutions C04]', async () => {
  const { ctx, administrator, photo, other, ana } = await anEvening()
  await assignPhotos(ctx, { photos: [photo.id], member: ana.id })
  await untagSelf(as(ctx, await somebody(ctx, 'member', ana)), photo.id)
  for (const one of [ctx, administrator]) {
    const again = await assignPhotos(one, { photos: [photo.id, other.id], member: ana.id })
    expect(again).toMatchObject({ ok: true, added: 1, withdrawn: 1 })
  }
  expect(await alreadyTagged(ctx, [photo.id, other.id])).toEqual([other.id])
})

test('an administrator takes a wrong name off, once or twice; a member takes off nobody’s [resolutions C04]', async () => {
  const { ctx, administrator, photo, ana } = await anEvening()
  await assignPhotos(ctx, { photos: [photo.id], member: ana.id })
  await expect(untag(ctx, photo.id, ana.id)).rejects.toThrow(Forbidden)
  await untag(administrator, photo.id, ana.id)
  await untag(administrator, photo.id, ana.id)
  expect(await alreadyTagged(ctx, [photo.id])).toEqual([])
  const lines = await ctx.db.select({ action: auditLog.action }).from(auditLog)
  expect(lines.filter(({ action }) => action === 'photos.untag')).toHaveLength(1)
})

test('whoever tags without end is asked to wait', async () => {
  const { ctx, photo, ana } = await anEvening()
  const tag = () => assignPhotos(ctx, { photos: [photo.id], member: ana.id })
  for (let times = 0; times < TAG_LIMIT.points; times += 1) expect((await tag()).ok).toBe(true)
  expect(await tag()).toMatchObject({ reason: 'TOO_MANY' })
})
