import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aPicture } from '../../../../demo/builders/picture.ts'
import { aTeam } from '../../../../demo/builders/team.ts'
import { anActor } from '../../../../tests/support/actors.ts'
import { aCtx, as } from '../../../../tests/support/database.ts'
import { VISITOR } from '../../../kernel/actor.ts'
import { createEntry, updateEntry } from '../../../platform/content/write.ts'
import { rows } from '../../../platform/database/database.ts'
import { transact } from '../../../platform/database/transact.ts'
import { teamContentType } from '../content-type.ts'
import { protectYouthTeam } from '../internal/protect-youth-team.server.ts'
import { HIDE_SURNAMES_JOB } from '../model.ts'
import { findTeam, teamsInMenu } from './teams.server.ts'

test('the index has the teams that are active and shown in the menu, in their order [TEA-001]', async () => {
  const ctx = as(await aCtx(), VISITOR)
  await aTeam(ctx, { name: 'Second', position: 2 })
  await aTeam(ctx, { name: 'First', position: 1 })
  await aTeam(ctx, { name: 'Hidden', showInMenu: false })
  await aTeam(ctx, { name: 'Dissolved', active: false })
  expect((await teamsInMenu(ctx)).map((team) => team.name)).toEqual(['First', 'Second'])
})

test('a team is found by its slug, an unknown slug finds none [TEA-005]', async () => {
  const ctx = as(await aCtx(), VISITOR)
  await aTeam(ctx, { name: 'Men 1', legacyId: 1 })
  expect(await findTeam(ctx, 'men-1')).toMatchObject({ name: 'Men 1', legacyId: 1 })
  expect(await findTeam(ctx, 'men-9')).toBeUndefined()
})

test('a team is refused the name of another in any spelling, and keeps its own', async () => {
  const ctx = as(await aCtx(), anActor('administrator'))
  const { id } = await aTeam(ctx, { name: 'Men 1' })
  const second = await aTeam(ctx, { name: 'Men 2' })
  const taken = { fields: { name: ['There is a team “Men 1” already. Choose another name'] } }
  for (const name of ['Men 1', 'men  1', 'MÉN 1']) {
    await expect(createEntry(ctx, teamContentType, { name, genre: 'men' }), name).rejects.toMatchObject(taken)
    await expect(updateEntry(ctx, teamContentType, second.id, { name })).rejects.toMatchObject(taken)
  }
  expect(await updateEntry(ctx, teamContentType, id, { name: 'MEN 1' })).toMatchObject({ ok: true })
})

test('the colour of a team is a colour or nothing [TEA-004]', async () => {
  const ctx = as(await aCtx(), anActor('administrator'))
  const { id } = await aTeam(ctx, { name: 'Men 1' })
  const colour = (text: string) => updateEntry(ctx, teamContentType, id, { colour: text })
  for (const text of ['red', '#12', '#12345g', 'url(x)']) {
    await expect(colour(text), text).rejects.toMatchObject({
      fields: { colour: ['colour must be like #c8102e or #c12'] },
    })
  }
  for (const text of ['#C8102E', '#abc', '']) expect((await colour(text)).ok, text).toBe(true)
})

test('the picture of a team of children is for members, and its players are guarded as minors [TEA-019]', async () => {
  const ctx = await aCtx()
  const mainImageId = await aPicture(ctx, { kind: 'team' })
  const team = await aTeam(ctx, { name: 'U16 Boys', youth: true, mainImageId })
  await transact(ctx, (tx) => protectYouthTeam(tx, team.id))
  expect((await findTeam(as(ctx, VISITOR), 'u16-boys'))?.image).toBeNull()
  expect((await findTeam(as(ctx, anActor('member')), 'u16-boys'))?.image).toMatchObject({ id: mainImageId })
  const jobs = await rows(ctx.db, sql`select task_identifier from graphile_worker.jobs`)
  expect(jobs).toEqual([{ task_identifier: HIDE_SURNAMES_JOB }])
})

test('the picture of a team of adults is for everybody [TEA-005]', async () => {
  const ctx = await aCtx()
  const mainImageId = await aPicture(ctx, { kind: 'team', audience: 'staff' })
  const team = await aTeam(ctx, { mainImageId })
  await transact(ctx, (tx) => protectYouthTeam(tx, team.id))
  expect((await findTeam(as(ctx, VISITOR), team.slug))?.image).toMatchObject({ id: mainImageId })
})
