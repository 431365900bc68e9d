import { aMember } from '../../demo/builders/member.ts'
import { aStoreItem } from '../../demo/builders/store-item.ts'
import { aUser } from '../../demo/builders/user.ts'
import { storeOrders } from '../../src/features/store/orders/table.server.ts'
import type { Role } from '../../src/kernel/actor.ts'
import { aSandbox } from './sandbox.ts'
import { aSite } from './site.ts'

/** The visible text of a page. */
export const wordsOf = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll(/\s+/g, ' ')

/** The text of each personalisation in a page's drawings. */
export const drawnIn = (html: string) =>
  [
    ...html.matchAll(/<text data-initials[^>]*>([^<]*)<\/text><text data-shirt-number[^>]*>([^<]*)<\/text>/g),
  ].map(([, initials, dorsal]) => ({ initials, dorsal }))

/** A store with its own payment provider and a logged-in user. Checkout sessions expire by the machine's clock. */
export async function aCheckout(role: Role = 'member') {
  const sandbox = await aSandbox()
  const site = await aSite({ payments: sandbox.payments, clock: { now: () => new Date() } })
  const item = await aStoreItem(site.ctx, { title: 'Match shirt', itemId: '2003', sizes: { M: 10, L: 1 } })
  const member = await aMember(site.ctx, { name: 'Ana Buyer' })
  const user = await aUser(site.ctx, { member, role })
  const headers = await site.signIn({ ...member, userId: user.id })
  const read = async (path = '/store/checkout') => wordsOf(await site.page(path, headers))
  const add = (line: Record<string, string> = {}) =>
    site.post('/store/cart', { intent: 'add', id: '2003', size: 'M', quantity: '1', ...line }, headers)
  const cartOrder = async () => (await site.ctx.db.select().from(storeOrders)).at(-1)
  const act = async (form: Record<string, string> = {}) => {
    const order = await cartOrder()
    const total = String(order?.grossMinor ?? 0)
    return site.post('/store/checkout', { intent: 'pay', order: order?.id ?? '', total, ...form }, headers)
  }
  return { site, sandbox, item, member, user, headers, read, add, act, cartOrder }
}

/** The notice passed by a redirect, as shown on the next page. */
export async function noticeOf(shop: Awaited<ReturnType<typeof aCheckout>>, answer: Response) {
  const flash = answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  const to = answer.headers.get('location') ?? ''
  return wordsOf(await shop.site.page(to, { cookie: `${shop.headers.cookie}; ${flash}` }))
}
