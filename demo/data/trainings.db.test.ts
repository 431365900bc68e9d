import { expect, test } from 'vitest'
import { listEditableTrainings } from '../../src/features/trainings/queries/editable-trainings.server.ts'
import { listTrainings } from '../../src/features/trainings/queries/trainings.server.ts'
import { SYSTEM } from '../../src/kernel/actor.ts'
import { aCtx, as } from '../../tests/support/database.ts'
import { seedContent } from './content.ts'
import { seedTeams } from './teams.ts'
import { seedTrainings } from './trainings.ts'

test('visitors of the demo see the training times of the admin area [TRN-006, TRN-008]', async () => {
  const ctx = await aCtx()
  await seedContent(ctx)
  await seedTeams(ctx)
  await seedTrainings(ctx)
  const shown = new Map((await listTrainings(ctx)).map(({ id, html }) => [id, html]))
  const { trainings, withoutTimes } = await listEditableTrainings(as(ctx, SYSTEM))
  expect(withoutTimes.map(({ name }) => name)).toEqual([])
  expect(trainings).toHaveLength(6)
  for (const { id, label, value } of trainings) expect(shown.get(id), label).toBe(value)
})
