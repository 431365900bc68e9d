import { expect, test } from 'vitest'
import { aPosition } from '../../../../../demo/builders/position.ts'
import { aCtx } from '../../../../../tests/support/database.ts'
import { dutyInput } from '../schema.ts'
import { duties } from '../table.server.ts'
import { addDuty, cancelDuty } from './add-duty.server.ts'

test('a duty that is sent twice at once is added once, and again after it was cancelled', async () => {
  const ctx = await aCtx()
  const { id: positionId } = await aPosition(ctx)
  const input = dutyInput.parse({
    ...{ positionId, day: '2026-06-27', startsTime: '10:00', endsTime: '12:00' },
    ...{ places: '2', points: '1', giveBackDays: '3' },
  })
  const [first = '', second] = await Promise.all([addDuty(ctx, input), addDuty(ctx, input)])
  expect(second).toBe(first)
  expect(await ctx.db.$count(duties)).toBe(1)
  await cancelDuty(ctx, first)
  expect(await addDuty(ctx, input)).not.toBe(first)
})
