import { aStoreItem } from '../../demo/builders/store-item.ts'
import { aStoreOrder } from '../../demo/builders/store-order.ts'
import { createBatch } from '../../src/features/store/batches/commands/manage-batch.server.ts'
import { localDate } from '../../src/kernel/dates.ts'
import { wordsOf } from './checkout.ts'
import { aSite } from './site.ts'
import { aBuyer } from './store.ts'

/** The admin area with a kit item, a buyer and a shop manager. */
export async function anOrdersAdmin() {
  const site = await aSite()
  const item = await aStoreItem(site.ctx, {
    title: 'Match shirt',
    sizes: { M: 50, L: 5 },
    hasNumber: true,
  })
  const ana = await aBuyer(site.ctx, { name: 'Ana Buyer' })
  const boss = await aBuyer(site.ctx, { name: 'Bea Boss', role: 'administrator' })
  const open = (title: string, day: string) =>
    createBatch(boss.ctx, {
      title,
      expectedDelivery: localDate(day),
      customRequestKempa: 'One box a team',
      customRequestPrinting: '',
    })
  const buy = (quantity = 1) =>
    aStoreOrder(site.ctx, { buyer: ana.actor, lines: [{ id: item.itemId, size: 'M', quantity }] })
  const shop = await site.signIn('shop')
  const read = async (path: string) => wordsOf(await site.page(path, shop))
  const post = (path: string, form: Record<string, string> | FormData) => site.post(path, form, shop)
  return { site, item, ana, boss, open, buy, shop, read, post }
}

/** The status of a response, and the notice that it passes to the next page. */
export const flashOf = (answer: Response): [number, string] => [
  answer.status,
  decodeURIComponent(/notice=([^;]+)/.exec(answer.headers.getSetCookie().join(';'))?.[1] ?? ''),
]
