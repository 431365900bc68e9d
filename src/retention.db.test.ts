import { expect, test } from 'vitest'
import { aRegistration } from '../demo/builders/registration.ts'
import { aCtx, TEST_NOW } from '../tests/support/database.ts'
import { registrations } from './features/registrations/table.server.ts'
import { newId } from './kernel/ids.ts'
import { rateLimits } from './platform/limits/table.server.ts'
import { countExpired, deleteExpired } from './retention.ts'

const ago = (days: number) => new Date(TEST_NOW.getTime() - days * 86_400_000)

/** Returns the counts by the first word of their description. */
const some = (deleted: { what: string; many: number }[]) =>
  Object.fromEntries(
    deleted.filter(({ many }) => many > 0).map(({ what, many }) => [what.split(/\W/)[0], many]),
  )

test('a dry run only counts; the same rows are then deleted, and a second run deletes nothing [resolutions C07, C08]', async () => {
  const ctx = await aCtx()
  for (const days of [31, 45, 29]) await aRegistration(ctx, { draft: true, createdAt: ago(days) })
  await ctx.db.insert(rateLimits).values({ key: newId(), points: 1, expire: ago(1).getTime() })

  const counted = some(await countExpired(ctx))
  expect(counted).toEqual({ registrations: 2, sessions: 1 })
  expect(await ctx.db.$count(registrations)).toBe(3)

  expect(some(await deleteExpired(ctx))).toEqual(counted)
  expect(await ctx.db.$count(registrations)).toBe(1)
  expect(some(await deleteExpired(ctx))).toEqual({})
})
