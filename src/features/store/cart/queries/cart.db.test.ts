import { expect, test } from 'vitest'
import { aUser } from '../../../../../demo/builders/user.ts'
import { aCtx } from '../../../../../tests/support/database.ts'
import type { CartLine } from '../model/cart.ts'
import { storeCarts } from '../table.server.ts'
import { findCart } from './cart.server.ts'

test('a cart that was stored with the earlier name of the shirt number keeps the number [STO-038]', async () => {
  const ctx = await aCtx()
  const { id: userId } = await aUser(ctx)
  const line = { id: '2003', size: 'M', quantity: 1 }
  // The format of an earlier version.
  const lines = [{ ...line, dorsal: 0 }, { ...line, size: 'L', shirtNumber: 7 }, line] as CartLine[]
  await ctx.db.insert(storeCarts).values({ userId, lines, updatedAt: ctx.clock.now() })
  expect((await findCart(ctx.db, userId)).lines).toEqual([
    { ...line, shirtNumber: 0 },
    { ...line, size: 'L', shirtNumber: 7 },
    line,
  ])
})
