import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aTeam } from '../../../demo/builders/team.ts'
import { anActor } from '../../../tests/support/content-types.ts'
import { aCtx, as } from '../../../tests/support/database.ts'
import { postContentType } from '../../features/content/content-type.ts'
import { posts } from '../../features/content/table.server.ts'
import { eventContentType } from '../../features/events/content-type.ts'
import { events, eventTeams } from '../../features/events/table.server.ts'
import { teamContentType } from '../../features/teams/content-type.ts'
import { teams } from '../../features/teams/table.server.ts'
import { Forbidden, NotFound } from '../../kernel/errors.ts'
import { newId } from '../../kernel/ids.ts'
import { restoreRevision, revisionsOf } from './revisions.ts'
import { createEntry, updateEntry } from './write.ts'

test('only administrators can read and restore earlier versions [API-043]', async () => {
  const ctx = await aCtx()
  const { id } = await createEntry(ctx, postContentType, { Title: 'Rules' })
  const coach = as(ctx, anActor('coach'))
  await expect(revisionsOf(coach, postContentType, id)).rejects.toThrow(Forbidden)
  await expect(restoreRevision(coach, postContentType, id, 1)).rejects.toThrow(Forbidden)
  await expect(restoreRevision(ctx, postContentType, id, 7)).rejects.toThrow(NotFound)
  await expect(revisionsOf(ctx, postContentType, 'nothing')).rejects.toThrow(NotFound)
})

test('each write creates a revision, and restoring an older one is another write [API-043]', async () => {
  const ctx = await aCtx({ actor: anActor('administrator') })
  const { id } = await createEntry(ctx, postContentType, { Title: 'First', Content: '<p>One</p>' })
  await updateEntry(ctx, postContentType, id, { Title: 'Second' })
  expect(await restoreRevision(ctx, postContentType, id, 1)).toEqual({ ok: true, id, version: 3 })
  const [post] = await ctx.db.select().from(posts).where(eq(posts.id, id))
  expect(post).toMatchObject({ title: 'First', content: '<p>One</p>', slug: 'first', version: 3 })
  const kept = await revisionsOf(ctx, postContentType, id)
  expect(kept.map(({ version, data }) => [version, data.Title])).toEqual([
    [3, 'First'],
    [2, 'Second'],
    [1, 'First'],
  ])
})

test('the first version of an entry is kept, regardless of how it was created [API-043]', async () => {
  const ctx = await aCtx({ actor: anActor('administrator') })
  const team = await aTeam(ctx, { name: 'Old name' })
  await updateEntry(ctx, teamContentType, team.id, { name: 'New name' })
  const kept = await revisionsOf(ctx, teamContentType, team.id)
  expect(kept.map(({ version, data }) => [version, data.name])).toEqual([
    [2, 'New name'],
    [1, 'Old name'],
  ])
  expect(await restoreRevision(ctx, teamContentType, team.id, 1)).toMatchObject({ ok: true, version: 3 })
})

test('a revision has the API’s format: amounts in pounds, references as ids, deleted ones left out [API-043]', async () => {
  const ctx = await aCtx({ actor: anActor('administrator') })
  const [stays, goes] = [await aTeam(ctx), await aTeam(ctx)]
  const input = { Name: 'Party', Date: '2026-07-01T18:00:00.000Z', Price: 12.5, teams: [stays.id, goes.id] }
  const { id } = await createEntry(ctx, eventContentType, input)
  await updateEntry(ctx, eventContentType, id, { Price: 20, teams: [] })
  await ctx.db.delete(teams).where(eq(teams.id, goes.id))
  const [, first] = await revisionsOf(ctx, eventContentType, id)
  expect(first?.data).toMatchObject({ Price: 12.5, Date: input.Date, member_to_pay: null })
  expect(await restoreRevision(ctx, eventContentType, id, 1)).toMatchObject({ ok: true })
  expect((await ctx.db.select().from(events))[0]).toMatchObject({
    priceMinor: 1250,
    startsAt: new Date(input.Date),
  })
  expect(await ctx.db.select().from(eventTeams)).toEqual([{ eventId: id, teamId: stays.id }])
  expect(await revisionsOf(ctx, eventContentType, newId())).toEqual([])
})
