import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aTeam } from '../../../demo/builders/team.ts'
import { anActor, MEMBER, teamContentType } from '../../../tests/support/content-types.ts'
import { aCtx, as } from '../../../tests/support/database.ts'
import { postContentType } from '../../features/content/content-type.ts'
import { posts } from '../../features/content/table.server.ts'
import { eventContentType } from '../../features/events/content-type.ts'
import { events, eventTeams } from '../../features/events/table.server.ts'
import { teams } from '../../features/teams/table.server.ts'
import { VISITOR } from '../../kernel/actor.ts'
import { Forbidden, Invalid, NotFound } from '../../kernel/errors.ts'
import { newId } from '../../kernel/ids.ts'
import type { Ctx } from '../context.ts'
import { files } from '../files/table.server.ts'
import type { ContentType } from './content-type.ts'
import { auditLog } from './table.server.ts'
import { createEntry, deleteEntry, updateEntry } from './write.ts'

const ADMINISTRATOR = anActor('administrator')
const anAdminCtx = () => aCtx({ actor: ADMINISTRATOR })

async function aPicture(ctx: Ctx, given: Partial<typeof files.$inferInsert> = {}) {
  const [file] = await ctx.db
    .insert(files)
    .values({
      name: 'a.jpg',
      mediaType: 'image/jpeg',
      sizeBytes: 1,
      widthPx: 640,
      heightPx: 480,
      variantsPx: [320, 640],
      ...given,
    })
    .returning()
  return file!
}

const fieldsOf = (write: Promise<unknown>) =>
  write.then(
    () => undefined,
    (error: Invalid) => error.fields,
  )

test('a role without permission cannot create, change or delete an entry [API-042, API-060]', async () => {
  const ctx = await aCtx()
  const { id } = await createEntry(ctx, postContentType, { Title: 'Club rules' })
  for (const actor of [VISITOR, MEMBER, anActor('coach'), anActor('finance'), anActor('shop')]) {
    const other = as(ctx, actor)
    await expect(createEntry(other, postContentType, { Title: 'x' })).rejects.toThrow(Forbidden)
    await expect(updateEntry(other, postContentType, id, { Title: 'x' })).rejects.toThrow(Forbidden)
    await expect(deleteEntry(other, postContentType, id)).rejects.toThrow(Forbidden)
  }
  expect(await ctx.db.select({ title: posts.title }).from(posts)).toEqual([{ title: 'Club rules' }])
})

test('a role that may write one field can write only that field [API-043]', async () => {
  const ctx = await aCtx()
  const team = await aTeam(ctx)
  const coach = as(ctx, anActor('coach'))
  expect(await updateEntry(coach, teamContentType, team.id, { description: 'Tuesdays' })).toMatchObject({
    ok: true,
  })
  expect(await fieldsOf(updateEntry(coach, teamContentType, team.id, { name: 'Mine' }))).toHaveProperty(
    'name',
  )
})

test('an unknown entry, or one hidden from the user, cannot be changed or deleted [API-043]', async () => {
  const ctx = await anAdminCtx()
  const hidden: ContentType = { ...postContentType, rows: () => eq(posts.title, 'other') }
  const { id } = await createEntry(ctx, postContentType, { Title: 'Kept' })
  for (const [entry, one] of [
    [postContentType, newId()],
    [postContentType, 'nothing'],
    [hidden, id],
  ] as const) {
    await expect(updateEntry(ctx, entry, one, { Title: 'x' })).rejects.toThrow(NotFound)
    await expect(deleteEntry(ctx, entry, one)).rejects.toThrow(NotFound)
  }
})

test('the second of two users saving the same version is refused, and nothing of it is written [API-043]', async () => {
  const ctx = await anAdminCtx()
  const { id, version } = await createEntry(ctx, postContentType, { Title: 'First' })
  expect(version).toBe(1)
  expect(await updateEntry(ctx, postContentType, id, { Title: 'Second', version })).toEqual({
    ok: true,
    id,
    version: 2,
  })
  expect(await updateEntry(ctx, postContentType, id, { Title: 'Third', version })).toEqual({
    ok: false,
    reason: 'CHANGED',
    version: 2,
  })
  expect(await updateEntry(ctx, postContentType, id, { Title: 'Third' }, { version })).toMatchObject({
    ok: false,
  })
  const [post] = await ctx.db.select().from(posts)
  expect(post).toMatchObject({ title: 'Second', version: 2 })
})

test('one of ten concurrent writes of the same version succeeds [API-043]', async () => {
  const ctx = await anAdminCtx()
  const { id, version } = await createEntry(ctx, postContentType, { Title: 'First' })
  const outcomes = await Promise.all(
    Array.from({ length: 10 }, (_, n) =>
      updateEntry(ctx, postContentType, id, { Title: `Try ${n}`, version }),
    ),
  )
  expect(outcomes.filter((outcome) => outcome.ok)).toHaveLength(1)
})

test('a slug is generated from its source and numbered when taken, even by many at once [API-033]', async () => {
  const ctx = await anAdminCtx()
  await Promise.all(
    Array.from({ length: 5 }, () => createEntry(ctx, postContentType, { Title: 'Où est Łukasz?' })),
  )
  await createEntry(ctx, postContentType, { Title: '東京' })
  await createEntry(ctx, postContentType, { Title: 'Given', Slug: 'ou-est-lukasz' })
  const slugs = (await ctx.db.select({ slug: posts.slug }).from(posts)).map((post) => post.slug).toSorted()
  expect(slugs).toEqual([
    'ou-est-lukasz',
    'ou-est-lukasz-2',
    'ou-est-lukasz-3',
    'ou-est-lukasz-4',
    'ou-est-lukasz-5',
    'ou-est-lukasz-6',
    'post',
  ])
})

test('a slug stays when its source changes, and is generated again when it is emptied [API-033]', async () => {
  const ctx = await anAdminCtx()
  const { id } = await createEntry(ctx, postContentType, { Title: 'Old' })
  const slug = async () => (await ctx.db.select().from(posts).where(eq(posts.id, id)))[0]?.slug
  await updateEntry(ctx, postContentType, id, { Title: 'New' })
  expect(await slug()).toBe('old')
  await updateEntry(ctx, postContentType, id, { Title: 'Newer', Slug: '' })
  expect(await slug()).toBe('newer')
  await updateEntry(ctx, postContentType, id, { Slug: '' })
  expect(await slug()).toBe('newer')
})

test('a duplicate of a unique value is refused with its field [API-042]', async () => {
  const ctx = await anAdminCtx()
  await createEntry(ctx, teamContentType, { name: 'Men 1', genre: 'men', legacy_id: 1 })
  expect(
    await fieldsOf(createEntry(ctx, teamContentType, { name: 'Men 2', genre: 'men', legacy_id: 1 })),
  ).toEqual({
    legacy_id: ['legacy_id is already taken'],
  })
})

test('a reference to an unknown entry is refused with its field [API-042]', async () => {
  const ctx = await anAdminCtx()
  const event = { Name: 'Party', Date: '2026-07-01T18:00:00Z' }
  expect(await fieldsOf(createEntry(ctx, eventContentType, { ...event, member_to_pay: newId() }))).toEqual({
    member_to_pay: ['member_to_pay refers to an entry that does not exist'],
  })
  expect(await fieldsOf(createEntry(ctx, eventContentType, { ...event, teams: [newId()] }))).toEqual({
    teams: ['teams refers to an entry that does not exist'],
  })
})

test('a list of references is replaced as a whole [API-060]', async () => {
  const ctx = await anAdminCtx()
  const [one, two] = [await aTeam(ctx), await aTeam(ctx)]
  const event = { Name: 'Party', Date: '2026-07-01T18:00:00Z', Price: 12.5 }
  const { id } = await createEntry(ctx, eventContentType, { ...event, teams: [one.id, one.id] })
  await updateEntry(ctx, eventContentType, id, { teams: [two.id] })
  expect(await ctx.db.select().from(eventTeams)).toEqual([{ eventId: id, teamId: two.id }])
  expect((await ctx.db.select().from(events))[0]?.priceMinor).toBe(1250)
})

test('attaching a library picture gives it the audience of the field, and a document cannot be attached [API-042]', async () => {
  const ctx = await anAdminCtx()
  const picture = await aPicture(ctx, { audience: 'staff' })
  const paper = await aPicture(ctx, { mediaType: 'application/pdf', variantsPx: [] })
  await createEntry(ctx, postContentType, { Title: 'With', MediaPrimaryHeader: picture.id })
  const [stored] = await ctx.db.select().from(files).where(eq(files.id, picture.id))
  expect(stored?.audience).toBe('public')
  expect(
    await fieldsOf(createEntry(ctx, postContentType, { Title: 'Paper', MediaPrimaryHeader: paper.id })),
  ).toEqual({
    MediaPrimaryHeader: ['Header image must be a picture from the library'],
  })
  const [kept] = await ctx.db.select().from(files).where(eq(files.id, paper.id))
  expect(kept?.audience).toBe('private')
})

test('an entry that other entries require cannot be deleted [API-060]', async () => {
  const ctx = await anAdminCtx()
  const { id } = await createEntry(ctx, postContentType, { Title: 'Gone' })
  expect(await deleteEntry(ctx, postContentType, id)).toEqual({ ok: true, id })
  const picture = await aPicture(ctx)
  await aTeam(ctx, { mainImageId: picture.id })
  await ctx.db.execute('alter table teams drop constraint teams_main_image_id_files_id_fk')
  await ctx.db.execute('alter table teams add constraint keep foreign key (main_image_id) references files')
  const file: ContentType = {
    ...postContentType,
    collection: 'files',
    table: files,
    id: files.id,
    fields: {},
  }
  expect(await deleteEntry(ctx, file, picture.id)).toEqual({ ok: false, reason: 'IN_USE' })
})

test('staff writes are logged with field names, never with values [API-052]', async () => {
  const ctx = await anAdminCtx()
  const { id } = await createEntry(ctx, postContentType, { Title: 'Secret words' })
  await updateEntry(ctx, postContentType, id, { Subtitle: 'More secrets' })
  await deleteEntry(ctx, postContentType, id)
  const log = await ctx.db.select().from(auditLog).orderBy(auditLog.id)
  expect(log.map(({ action, subject, facts }) => [action, subject, facts])).toEqual([
    ['posts.create', `posts/${id}`, { fields: ['Title'], version: 1 }],
    ['posts.update', `posts/${id}`, { fields: ['Subtitle'], version: 2 }],
    ['posts.delete', `posts/${id}`, {}],
  ])
  expect(log.every((row) => row.actorId === (ADMINISTRATOR as { userId: string }).userId)).toBe(true)
  expect(JSON.stringify(log)).not.toContain('ecret')
})

test('a write drops the cached pages of what it changes [API-042]', async () => {
  const dropped: string[] = []
  const ctx = await anAdminCtx()
  const pages = { ...ctx.pages, drop: (tags: Iterable<string>) => void dropped.push(...tags) }
  const { id } = await createEntry(
    { ...ctx, pages },
    { ...postContentType, touches: ['menu'] },
    { Title: 'New' },
  )
  expect(dropped).toEqual(expect.arrayContaining(['posts', `posts/${id}`, 'menu']))
})

test('a feature may refuse or change an entry inside the transaction that writes it [API-063]', async () => {
  const ctx = await anAdminCtx()
  const shouting: ContentType = {
    ...postContentType,
    async beforeWrite(_tx, _ctx, draft) {
      if (draft.Title === 'no') throw new Invalid({ Title: ['Not this one'] })
      draft.Title = String(draft.Title).toUpperCase()
    },
    async afterWrite(tx, _ctx, id) {
      await tx.update(posts).set({ subtitle: 'seen' }).where(eq(posts.id, id))
    },
  }
  expect(await fieldsOf(createEntry(ctx, shouting, { Title: 'no' }))).toEqual({ Title: ['Not this one'] })
  await createEntry(ctx, shouting, { Title: 'yes' })
  expect(await ctx.db.select().from(posts)).toMatchObject([{ title: 'YES', subtitle: 'seen', slug: 'yes' }])
  expect(await ctx.db.select().from(teams)).toEqual([])
})
