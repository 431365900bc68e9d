import pg from 'pg'
import { aMember } from '../../../demo/builders/member.ts'
import { aStoreItem } from '../../../demo/builders/store-item.ts'
import { aUser } from '../../../demo/builders/user.ts'
import type { Ctx } from '../../../src/platform/context.ts'
import { filled, formIn } from '../../support/html-form.ts'
import { logIn, PLAYER } from '../admin.ts'
import { sandboxClient, steering, until, WAITING } from '../settlement.ts'
import { BUYERS, PIECES, type Shop } from './contention.ts'

const ITEM = 'last-pieces'
const SOLD = `select coalesce(sum(l.quantity), 0)::int as pieces from store_orders o
  join store_order_lines l on l.order_id = o.id join store_items i on i.id = l.item_id
  where o.state = 'paid' and i.item_id = '${ITEM}'`

const login = (buyer: number) => ({ email: `buyer-${buyer}@example.org`, password: PLAYER.password })

/** Adds the product of which few pieces are left, and the members who want it. */
export async function fillContention(ctx: Ctx): Promise<void> {
  await aStoreItem(ctx, { itemId: ITEM, title: 'Last pieces', sizes: { M: PIECES } })
  for (let buyer = 0; buyer < BUYERS; buyer += 1) {
    const member = await aMember(ctx, { name: `Buyer ${buyer}`, listed: false })
    await aUser(ctx, { ...login(buyer), member })
  }
}

/** Our store, bought from by its pages without scripts. The sandbox replaces the card provider. */
export function ourShop(site: string, databaseUrl: string): Shop {
  const providers = new Set<string>()
  return {
    async fillCart(buyer) {
      const cookie = await logIn(site, login(buyer))
      const send = (path: string, body: URLSearchParams) =>
        fetch(site + path, { method: 'POST', headers: { cookie }, body, redirect: 'manual' })
      const line = { intent: 'add', id: ITEM, size: 'M', quantity: '1' }
      const added = await send('/store/cart', new URLSearchParams(line))
      if (added.status !== 303) throw new Error(`the cart was refused: ${added.status}`)
      const page = await fetch(`${site}/store/checkout`, { headers: { cookie } })
      const form = filled(formIn(await page.text(), 'checkout'), {})
      form.set('intent', 'pay')
      return async () => {
        const answer = await send('/store/checkout', form)
        const { origin, pathname } = new URL(answer.headers.get('location') ?? site, site)
        if (origin === site) return
        providers.add(origin)
        // The provider refuses a second payment of the same session.
        await steering(origin)(`/checkout/${pathname.split('/').at(-1)}/pay`, {}).catch(() => undefined)
      }
    },
    async sold() {
      const customers: unknown[] = []
      for (const origin of providers)
        for await (const charge of (await sandboxClient(origin)).charges.list({ limit: 100 }))
          if (charge.status === 'succeeded') customers.push(charge.customer)
      const db = new pg.Client({ connectionString: databaseUrl })
      await db.connect()
      const pieces = async () => Number((await db.query(SOLD)).rows[0].pieces)
      const waiting = async () => Number((await db.query(WAITING)).rows[0].count)
      await until(async () => (await waiting()) === 0 && (await pieces()) >= new Set(customers).size)
      const sold = await pieces()
      await db.end()
      return { pieces: sold, payments: customers.length, payers: new Set(customers).size }
    },
  }
}
