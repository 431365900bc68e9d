import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aTeam } from '../../../db/seed/builders/team.ts'
import { anActor } from '../../../tests/support/content-types.ts'
import { aCtx, as } from '../../../tests/support/database.ts'
import { postEntry } from '../../features/content/entry.ts'
import { posts } from '../../features/content/table.server.ts'
import { eventEntry } from '../../features/events/entry.ts'
import { events, eventTeams } from '../../features/events/table.server.ts'
import { teamEntry } from '../../features/teams/entry.ts'
import { teams } from '../../features/teams/table.server.ts'
import { Forbidden, NotFound } from '../../kernel/errors.ts'
import { newId } from '../../kernel/ids.ts'
import { restoreRevision, revisionsOf } from './revisions.ts'
import { createEntry, updateEntry } from './write.ts'

test('only administrators read and restore what an entry was [API-043]', async () => {
  const ctx = await aCtx()
  const { id } = await createEntry(ctx, postEntry, { Title: 'Rules' })
  const coach = as(ctx, anActor('coach'))
  await expect(revisionsOf(coach, postEntry, id)).rejects.toThrow(Forbidden)
  await expect(restoreRevision(coach, postEntry, id, 1)).rejects.toThrow(Forbidden)
  await expect(restoreRevision(ctx, postEntry, id, 7)).rejects.toThrow(NotFound)
  await expect(revisionsOf(ctx, postEntry, 'nothing')).rejects.toThrow(NotFound)
})

test('each write leaves a revision, and an older one comes back as one more write [API-043]', async () => {
  const ctx = await aCtx({ actor: anActor('administrator') })
  const { id } = await createEntry(ctx, postEntry, { Title: 'First', Content: '<p>One</p>' })
  await updateEntry(ctx, postEntry, id, { Title: 'Second' })
  expect(await restoreRevision(ctx, postEntry, id, 1)).toEqual({ ok: true, id, version: 3 })
  const [post] = await ctx.db.select().from(posts).where(eq(posts.id, id))
  expect(post).toMatchObject({ title: 'First', content: '<p>One</p>', slug: 'first', version: 3 })
  const kept = await revisionsOf(ctx, postEntry, id)
  expect(kept.map(({ version, data }) => [version, data.Title])).toEqual([
    [3, 'First'],
    [2, 'Second'],
    [1, 'First'],
  ])
})

test('what an entry was before its first change is kept, however it came into the table [API-043]', async () => {
  const ctx = await aCtx({ actor: anActor('administrator') })
  const team = await aTeam(ctx, { name: 'Old name' })
  await updateEntry(ctx, teamEntry, team.id, { name: 'New name' })
  const kept = await revisionsOf(ctx, teamEntry, team.id)
  expect(kept.map(({ version, data }) => [version, data.name])).toEqual([
    [2, 'New name'],
    [1, 'Old name'],
  ])
  expect(await restoreRevision(ctx, teamEntry, team.id, 1)).toMatchObject({ ok: true, version: 3 })
})

test('a revision speaks the words of the wire: pounds stay pounds, references are ids, gone ones are left out [API-043]', async () => {
  const ctx = await aCtx({ actor: anActor('administrator') })
  const [stays, goes] = [await aTeam(ctx), await aTeam(ctx)]
  const input = { Name: 'Party', Date: '2026-07-01T18:00:00.000Z', Price: 12.5, teams: [stays.id, goes.id] }
  const { id } = await createEntry(ctx, eventEntry, input)
  await updateEntry(ctx, eventEntry, id, { Price: 20, teams: [] })
  await ctx.db.delete(teams).where(eq(teams.id, goes.id))
  const [, first] = await revisionsOf(ctx, eventEntry, id)
  expect(first?.data).toMatchObject({ Price: 12.5, Date: input.Date, member_to_pay: null })
  expect(await restoreRevision(ctx, eventEntry, id, 1)).toMatchObject({ ok: true })
  expect((await ctx.db.select().from(events))[0]).toMatchObject({
    priceMinor: 1250,
    startsAt: new Date(input.Date),
  })
  expect(await ctx.db.select().from(eventTeams)).toEqual([{ eventId: id, teamId: stays.id }])
  expect(await revisionsOf(ctx, eventEntry, newId())).toEqual([])
})
