import { eq } from 'drizzle-orm'
import { type Pence, pence } from '../../../../kernel/money.ts'
import type { Ctx } from '../../../../platform/context.ts'
import type { Db, Tx } from '../../../../platform/database/database.ts'
import type { Image } from '../../../../ui/primitives/picture.tsx'
import { type Cart, type LineKey, lineKeyText } from '../../cart/model/cart.ts'
import { serialiseLines } from '../../cart/model/cookie-text.ts'
import type { Amount } from '../../catalog/model/item.ts'
import { personalisationWords } from '../../catalog/model/personalisation.ts'
import { type PersonalisedItem, personalisedItem } from '../../catalog/model/personalised-item.ts'
import { findPersonalisedItems } from '../../catalog/queries/personalised-item.server.ts'
import { type PricedLine, personalisationOf, pricedLineKey, problemWords, sumOf } from '../model/lines.ts'
import type { LinePersonalisation } from '../model/personalisation.ts'
import { canPlaceClubOrder } from '../policy.ts'
import { storeOrders } from '../table.server.ts'
import { findOrderLines, type OrderRow } from './order-lines.server.ts'
import { priceCart } from './price-cart.server.ts'

/** A line as the checkout shows it. */
export type CartViewLine = {
  /** Key for React lists. */
  text: string
  key: LineKey
  title: string
  image: Image | null
  quantity: number
  personalisation: LinePersonalisation | undefined
  gross: Pence
  /** The price of one piece when the cart was saved, if it has changed. */
  was: Pence | undefined
  now: Pence
  problem: string | undefined
}

export type CartView = {
  /** The serialised lines, which placing the order compares with the current ones. */
  seen: string
  lines: CartViewLine[]
  sum: Amount
  vatBp: number
  /** The order of the cart; '' for a visitor. */
  orderId: string
  /** The order number, while the order can still be paid. */
  number: number | undefined
  request: string
  /** Whether a problem prevents payment, or a club order. */
  stops: { pay: boolean; club: boolean }
}

/** Loads a cart with current titles and the actor's prices. */
export async function viewCart(
  ctx: Pick<Ctx, 'db' | 'club' | 'clock' | 'actor'>,
  cart: Cart,
): Promise<CartView> {
  const order = await findOwnOrder(ctx, cart)
  const { lines } = await priceCart(ctx, ctx.db, cart.lines, { order })
  const forClub = canPlaceClubOrder(ctx.actor)
    ? (await priceCart(ctx, ctx.db, cart.lines, { order, forClub: true })).lines
    : lines
  const saved = order ? await savedPrices(ctx.db, order.id) : new Map<string, Pence>()
  const on = await findPersonalisedItems(
    ctx.db,
    lines.filter(isPersonalised).map(({ line }) => line.id),
  )
  return {
    lines: lines.map((line, at) => viewLine(line, forClub[at] ?? line, saved, on)),
    sum: sumOf(lines),
    vatBp: ctx.club.vatRate,
    seen: serialiseLines(cart.lines),
    orderId: ctx.actor.kind === 'user' ? (cart.orderId ?? '') : '',
    number: order && !order.placedAt ? order.number : undefined,
    request: order?.specialRequest ?? '',
    stops: { pay: lines.some(isStopped), club: forClub.some(isStopped) },
  }
}

const isPersonalised = ({ line }: PricedLine): boolean => personalisationWords(personalisationOf(line)) !== ''
const isStopped = ({ problem }: PricedLine): boolean => problem !== undefined

/** Finds the order of a cart if it is the actor's own: a cookie can name any order. */
async function findOwnOrder({ db, actor }: Pick<Ctx, 'db' | 'actor'>, { orderId }: Cart) {
  if (!orderId || actor.kind !== 'user') return undefined
  const [order] = await db.select().from(storeOrders).where(eq(storeOrders.id, orderId))
  return order?.userId === actor.userId ? order : undefined
}

/** Prices of one piece of each line when the order was saved, by item, size and personalisation. */
export async function savedPrices(db: Db | Tx, orderId: OrderRow['id']): Promise<Map<string, Pence>> {
  const lines = await findOrderLines(db, orderId)
  return new Map(
    lines.map((line) => [
      savedLineKey(line.itemId, line.size, line.initials, line.shirtNumber),
      pence(line.netMinor + line.vatMinor + line.personalisationNetMinor + line.personalisationVatMinor),
    ]),
  )
}

const savedLineKey = (itemId: string, size: string, initials: string, shirtNumber: number | null) =>
  lineKeyText({ id: itemId, size, initials, ...(shirtNumber !== null && { shirtNumber }) })

/** Price of one piece when the order was saved; undefined for a new line. */
export const priceBefore = (
  { item, line }: PricedLine,
  saved: ReadonlyMap<string, Pence>,
): Pence | undefined =>
  item && saved.get(savedLineKey(item.id, line.size, line.initials ?? '', line.shirtNumber ?? null))

/** Current price of one piece with its personalisation. */
export const priceNow = ({ piece, personalisation }: PricedLine): Pence =>
  pence(piece.gross + personalisation.gross)

function viewLine(
  priced: PricedLine,
  forClub: PricedLine,
  saved: ReadonlyMap<string, Pence>,
  on: Readonly<Record<string, PersonalisedItem>>,
): CartViewLine {
  const { line, item, personalisation, total } = priced
  const { quantity, ...key } = line
  const now = priceNow(priced)
  const before = priceBefore(priced, saved)
  const words = personalisationWords(personalisationOf(line))
  return {
    text: pricedLineKey(priced),
    key,
    title: item?.title ?? `Item ${line.id}`,
    image: item?.image ?? null,
    quantity,
    personalisation: words
      ? {
          ...personalisationOf(line),
          words,
          gross: personalisation.gross,
          on: on[line.id] ?? personalisedItem(null, null, line.shirtNumber !== undefined),
        }
      : undefined,
    gross: total.gross,
    was: before === now ? undefined : before,
    now,
    problem: problemText(priced, forClub),
  }
}

/** Describes a problem. A number can be taken only for the buyer, or only for a club order. */
function problemText({ line, problem }: PricedLine, forClub: PricedLine): string | undefined {
  const { shirtNumber } = line
  if (problem?.kind === 'GONE') return `${problemWords(problem, line)} Remove it from your cart.`
  if (problem && forClub.problem) return problemWords(problem, line)
  if (problem)
    return `Another player has number ${shirtNumber}, so you cannot buy it for yourself. A club order can have it.`
  return (
    forClub.problem &&
    `A player has number ${shirtNumber}, so a club order cannot have it. You can buy it for yourself.`
  )
}
