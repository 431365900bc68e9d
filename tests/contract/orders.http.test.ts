import { once } from 'node:events'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { aMember } from '../../demo/builders/member.ts'
import { aStoreItem } from '../../demo/builders/store-item.ts'
import { aUser } from '../../demo/builders/user.ts'
import { authTables } from '../../src/features/accounts/table.server.ts'
import { storeOrderEvents, storeOrders } from '../../src/features/store/orders/table.server.ts'
import { openAuth } from '../../src/platform/auth/auth.ts'
import { signToken } from '../../src/platform/auth/session-token.ts'
import { openDatabase } from '../../src/platform/database/database.ts'
import { mails } from '../../src/platform/email/table.server.ts'
import { readPidFile } from '../../src/platform/embedded-postgres/pid-file.ts'
import { openLog } from '../../src/platform/log/log.ts'
import { aFreePort, untilReady } from '../support/child.ts'
import { aCtx } from '../support/database.ts'
import { aDataFolder, run } from '../support/product.ts'
import { stockOf } from '../support/store.ts'

const SECRET = 'a secret of this test, which has 32 characters and more'

/** The product's own database, while it runs. */
async function openTheirs(folder: string) {
  const pg = readPidFile(join(folder, 'pg'))
  if (!pg) throw new Error('no database runs')
  const url = `postgres://club@/club?host=${encodeURIComponent(pg.socketDir)}&port=5432`
  const db = openDatabase(url, openLog('silent'))
  return { pid: pg.pid, ctx: await aCtx({ db, secret: SECRET, clock: { now: () => new Date() } }) }
}

test('an order in payment survives the death of app and database: it is placed once, and its stock is taken once [STO-054]', async () => {
  const [folder, port] = [await aDataFolder(), await aFreePort()]
  const env = { DATA_DIR: folder, PORT: String(port), SESSION_SECRET: SECRET }
  const first = run(env)
  await untilReady(port, first)
  const before = await openTheirs(folder)
  const item = await aStoreItem(before.ctx, { sizes: { M: 10 } })
  const user = await aUser(before.ctx, { member: await aMember(before.ctx, { name: 'Robin Buyer' }) })
  const auth = await openAuth(before.ctx, before.ctx.db, authTables)
  const session = await (await auth.$context).internalAdapter.createSession(user.id)
  const cookie = `jwt=${encodeURIComponent(signToken(session.token, SECRET))}`
  const send = (path: string, body: Record<string, string>) =>
    fetch(`http://127.0.0.1:${port}${path}`, {
      method: 'POST',
      redirect: 'manual',
      headers: { cookie },
      body: new URLSearchParams(body),
    })
  await send('/store/cart', { intent: 'add', id: item.itemId, size: 'M', quantity: '3' })
  const [cart] = await before.ctx.db.select().from(storeOrders)
  const paying = await send('/store/checkout', { intent: 'pay', order: cart?.id ?? '', total: '7200' })
  const page = new URL(paying.headers.get('location') ?? '')
  expect(await stockOf(before.ctx, item)).toEqual({ M: 7 })
  const steer = (path: string, body: object = {}) =>
    fetch(`${page.origin}/_sandbox${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    })
  // The provider sends no event, so the app learns of the payment only after the restart.
  expect((await steer('/webhooks', { paused: true })).ok).toBe(true)
  expect((await steer(`/checkout/${page.pathname.split('/').at(-1)}/pay`)).ok).toBe(true)
  const gone = once(first.child, 'exit')
  first.child.kill('SIGKILL')
  process.kill(before.pid, 'SIGKILL')
  await gone
  await before.ctx.db.$client.end().catch(() => {}) // its connections died with the server

  const second = run(env)
  await untilReady(port, second)
  const { ctx } = await openTheirs(folder)
  onTestFinished(() => ctx.db.$client.end())
  const states = async () => (await ctx.db.select().from(storeOrders)).map(({ state }) => state)
  await expect.poll(states).toEqual(['paid'])
  expect(await stockOf(ctx, item)).toEqual({ M: 7 })
  const steps = await ctx.db.select().from(storeOrderEvents).orderBy(storeOrderEvents.id)
  expect(steps.map(({ state }) => state)).toEqual(['open', 'awaiting', 'paid'])
  expect(await ctx.db.select().from(mails)).toHaveLength(1)
})
