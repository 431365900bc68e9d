/** The last pieces of a product, and the buyers who want one each. */
export const PIECES = 8
export const BUYERS = 40

export type Sold = {
  /** The pieces in paid orders. */
  pieces: number
  /** The payments that succeeded, and the buyers who paid. */
  payments: number
  payers: number
}

/** A store with the last pieces of a product. */
export type Shop = {
  /** Puts one piece into the cart of a new buyer. Returns how the buyer then pays for it. */
  fillCart(buyer: number): Promise<() => Promise<unknown>>
  /** Counts when all payments are settled. */
  sold(): Promise<Sold>
}

export type Contention = { sold: number; oversold: number; chargedTwice: number; seconds: number }

/** All buyers have the product in their carts, and pay at the same moment, each with a double click. */
export async function contend(shop: Shop): Promise<Contention> {
  const payments: (() => Promise<unknown>)[] = []
  for (let buyer = 0; buyer < BUYERS; buyer += 1) payments.push(await shop.fillCart(buyer))
  const begun = performance.now()
  await Promise.all(payments.flatMap((pay) => [pay(), pay()]))
  const seconds = (performance.now() - begun) / 1000
  const { pieces, payments: paid, payers } = await shop.sold()
  if (pieces === 0) throw new Error('not a single piece was sold')
  return { sold: pieces, oversold: Math.max(0, pieces - PIECES), chargedTwice: paid - payers, seconds }
}
