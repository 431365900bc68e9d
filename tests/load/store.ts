import { aKitPicture } from '../../demo/builders/kit-picture.ts'
import { aStoreCategory } from '../../demo/builders/store-category.ts'
import { storeItemImages, storeItems, storeStock } from '../../src/features/store/catalog/table.server.ts'
import { storeOrderLines, storeOrders } from '../../src/features/store/orders/table.server.ts'
import { newId } from '../../src/kernel/ids.ts'
import type { Ctx } from '../../src/platform/context.ts'

const ITEMS = 626
const ORDERS = 10_000
const CATEGORIES = 16
const SIZES = ['XS', 'S', 'M', 'L', 'XL', 'XXL', '3XL']
const COLOURS = ['red', 'navy', 'white', 'green', 'black', 'yellow', 'grey', 'blue']
const THINGS = ['match shirt', 'training shirt', 'hoodie', 'shorts', 'jacket', 'socks', 'bag', 'keeper top']
const ROWS = 1000

/** Fills a store of the size in the performance budgets: 626 items in 16 categories, 10,000 orders. */
export async function fillStore(ctx: Ctx): Promise<void> {
  const image = await aKitPicture(ctx, { kind: 'shirt', colour: 'red' })
  const categories: string[] = []
  for (let n = 0; n < CATEGORIES; n += 1) {
    const category = await aStoreCategory(ctx, { name: `Category ${n}`, position: n, imageId: image })
    categories.push(category.id)
  }
  const items = Array.from({ length: ITEMS }, (_, n) => ({
    id: newId(),
    itemId: String(100_000 + n),
    title: `Line ${n % 40} ${THINGS[n % THINGS.length]} ${COLOURS[n % COLOURS.length]}`,
    categoryId: categories[n % CATEGORIES] ?? null,
    price1Minor: 1500 + n,
    price2Minor: 2000 + n,
    colours: COLOURS[n % COLOURS.length] ?? '',
    description: '<ul><li>Light cloth that dries fast</li><li>Two pockets</li></ul><p>100% polyester</p>',
    isOfficial: n % 20 === 0,
    hasInitials: n % 20 === 0,
    hasNumber: n % 20 === 0,
    frontImageId: image,
  }))
  await ctx.db.insert(storeItems).values(items)
  await ctx.db.insert(storeItemImages).values(items.map(({ id }) => ({ itemId: id, fileId: image })))
  await ctx.db
    .insert(storeStock)
    .values(
      items.flatMap(({ id }, n) =>
        SIZES.map((size, position) => ({ itemId: id, size, position, stock: (n + position) % 9 })),
      ),
    )
  await fillOrders(
    ctx,
    items.map(({ id }) => id),
  )
  await ctx.db.$client.query('vacuum analyze')
}

async function fillOrders({ db, clock }: Ctx, items: readonly string[]): Promise<void> {
  const now = clock.now().getTime()
  for (let from = 0; from < ORDERS; from += ROWS) {
    const orders = Array.from({ length: ROWS }, (_, n) => ({
      id: newId(),
      state: 'paid' as const,
      createdAt: new Date(now - (from + n) * 3_600_000),
    }))
    await db.insert(storeOrders).values(orders)
    const lines = orders.flatMap(({ id }, n) =>
      [0, 1].map((position) => ({
        orderId: id,
        position,
        itemId: items[(from + n + position * 7) % items.length] ?? '',
        title: 'Match shirt',
        size: SIZES[n % SIZES.length] ?? 'M',
        quantity: 1 + (n % 3),
        netMinor: 2000,
        vatMinor: 400,
      })),
    )
    await db.insert(storeOrderLines).values(lines)
  }
}

/** Paths of searches for 400 different words, some misspelt. */
export function searches(): string[] {
  const words = THINGS.flatMap((thing) =>
    COLOURS.flatMap((colour) => [`${thing} ${colour}`, `${colour} ${thing}`]),
  )
  const numbers = Array.from({ length: 144 }, (_, n) => String(100_000 + n))
  const slips = words.map((word) => word.replace(/(.)(.)$/, '$2$1'))
  return [...words, ...slips, ...numbers].map((q) => `/store/search?${new URLSearchParams({ q })}`)
}
