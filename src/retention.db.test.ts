import { expect, test } from 'vitest'
import { aRegistration } from '../demo/builders/registration.ts'
import { aCtx, TEST_NOW } from '../tests/support/database.ts'
import { registrations } from './features/registrations/table.server.ts'
import { newId } from './kernel/ids.ts'
import { rateLimits } from './platform/limits/table.server.ts'
import { countForgotten, forget } from './retention.ts'

const ago = (days: number) => new Date(TEST_NOW.getTime() - days * 86_400_000)

/** What goes, by the first word of what it is. */
const some = (forgotten: { what: string; many: number }[]) =>
  Object.fromEntries(
    forgotten.filter(({ many }) => many > 0).map(({ what, many }) => [what.split(/\W/)[0], many]),
  )

test('a dry run counts what would go and deletes nothing; the same is then deleted, and nothing is left to delete [resolutions C07, C08]', async () => {
  const ctx = await aCtx()
  for (const days of [31, 45, 29]) await aRegistration(ctx, { draft: true, createdAt: ago(days) })
  await ctx.db.insert(rateLimits).values({ key: newId(), points: 1, expire: ago(1).getTime() })

  const counted = some(await countForgotten(ctx))
  expect(counted).toEqual({ registrations: 2, sessions: 1 })
  expect(await ctx.db.$count(registrations)).toBe(3)

  expect(some(await forget(ctx))).toEqual(counted)
  expect(await ctx.db.$count(registrations)).toBe(1)
  expect(some(await forget(ctx))).toEqual({})
})
