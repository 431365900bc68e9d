import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { anActor } from '../../../tests/support/actors.ts'
import { aCtx, as } from '../../../tests/support/database.ts'
import { Forbidden, NotFound } from '../../kernel/errors.ts'
import { prepareTemplates } from './commands/prepare-templates.server.ts'
import { removeAudience, saveAudience } from './commands/save-audience.server.ts'
import { removeTemplate, saveTemplate } from './commands/save-template.server.ts'
import type { Audience } from './model/audience.ts'
import { USUAL_TEMPLATES } from './model/usual-templates.ts'
import { listAudiences, listTemplates } from './queries/templates.server.ts'
import { templateInput } from './schema.ts'
import { messageTemplates } from './table.server.ts'

const TEXT = templateInput.parse({ name: 'Tournament', subject: 'Come, {member}', html: '<p>Hi {name}</p>' })
const AUDIENCE: Audience = { to: ['active'], money: 'owes', plan: '', season: '' }

test('only administrators change templates and saved recipients', async () => {
  const ctx = as(await aCtx(), anActor('coach'))
  await expect(saveTemplate(ctx, undefined, TEXT)).rejects.toThrow(Forbidden)
  await expect(saveAudience(ctx, 'Unpaid', AUDIENCE)).rejects.toThrow(Forbidden)
  await expect(listTemplates(ctx)).rejects.toThrow(Forbidden)
  await expect(listAudiences(ctx)).rejects.toThrow(Forbidden)
})

test('the usual templates can be sent as they are', () => {
  for (const { usual: _, ...template } of USUAL_TEMPLATES)
    expect(templateInput.safeParse(template).error?.issues ?? [], template.name).toEqual([])
})

test('a usual template that the club has edited stays as it is when the product starts again', async () => {
  const ctx = await aCtx()
  await prepareTemplates(ctx)
  const [welcome] = await ctx.db.select().from(messageTemplates).where(eq(messageTemplates.usual, 'welcome'))
  const id = welcome?.id ?? ''
  expect(await saveTemplate(ctx, id, { ...TEXT, name: 'Hello' })).toEqual({ ok: true, id })
  await prepareTemplates(ctx)
  const names = (await listTemplates(ctx)).map(({ name }) => name)
  expect(names).toHaveLength(USUAL_TEMPLATES.length)
  expect(names).toContain('Hello')
  await expect(removeTemplate(ctx, id)).rejects.toThrow(NotFound)
})

test('a template that someone else has saved since it was opened is not overwritten', async () => {
  const ctx = await aCtx()
  const saved = await saveTemplate(ctx, undefined, TEXT)
  const id = saved.ok ? saved.id : ''
  const both = ['Theirs', 'Mine'].map((name) => saveTemplate(ctx, id, { ...TEXT, name, version: 1 }))
  expect((await Promise.all(both)).map((one) => (one.ok ? 'saved' : one.reason)).toSorted()).toEqual([
    'CHANGED',
    'saved',
  ])
  const mine = { ...TEXT, name: 'Mine' }
  for (const version of [2, 2, 1, 3])
    expect(await saveTemplate(ctx, id, { ...mine, version })).toEqual({ ok: true, id })
  expect((await listTemplates(ctx)).map(({ name }) => name)).toEqual(['Mine'])
})

test('a template of the club has a name of its own and can be removed', async () => {
  const ctx = await aCtx()
  const saved = await saveTemplate(ctx, undefined, TEXT)
  expect(await saveTemplate(ctx, undefined, TEXT)).toEqual({ ok: false, reason: 'NAME_TAKEN' })
  await removeTemplate(ctx, saved.ok ? saved.id : '')
  expect(await listTemplates(ctx)).toEqual([])
})

test('recipients that are saved again under a name replace the earlier ones', async () => {
  const ctx = await aCtx()
  await saveAudience(ctx, 'Unpaid', AUDIENCE)
  await saveAudience(ctx, 'Unpaid', { ...AUDIENCE, money: 'late' })
  const [saved, ...others] = await listAudiences(ctx)
  expect([saved?.audience.money, others]).toEqual(['late', []])
  await removeAudience(ctx, saved?.id ?? '')
  expect(await listAudiences(ctx)).toEqual([])
})
