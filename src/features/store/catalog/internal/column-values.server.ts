import { and, asc, eq, notInArray, sql } from 'drizzle-orm'
import { Invalid } from '../../../../kernel/errors.ts'
import { penceOf } from '../../../../kernel/money.ts'
import type { EntryInput } from '../../../../platform/content/content-type.ts'
import type { Ctx } from '../../../../platform/context.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import { attachPictures } from '../../../../platform/files/audience.ts'
import { RESERVED_SLUGS } from '../model/categories.ts'
import { availabilityOf } from '../model/item.ts'
import { parseWireStock, type SizeFacts } from '../model/wire-stock.ts'
import { wirePersonalisationPrices } from '../schema.ts'
import { storeItemImages, storeItems, storeStock } from '../table.server.ts'

const POUNDS = ['price1', 'price2', 'offerAmmount', 'pricePrinting'] as const
/** Address of a stored picture. */
const ADDRESS = /^(?:https?:\/\/[^/]+)?\/files\/([^/]+)(?:\/.*)?$/

/** Turns the wire values of an item into column values. Throws Invalid with every field that is wrong. */
export async function parseWrittenItem(tx: Tx, draft: EntryInput): Promise<void> {
  const problems: Record<string, string[]> = {}
  for (const name of POUNDS) if (typeof draft[name] === 'number') draft[name] = penceOf(draft[name])
  if (draft.storeprintprices !== undefined) parsePersonalisationPrices(draft, problems)
  if (draft.itemStock !== undefined) {
    if (!parseWireStock(draft.itemStock))
      problems.itemStock = ['itemStock must hold the lists stock-light, sizes and stock']
  }
  if (draft.itemImages !== undefined) await parseImages(tx, draft, problems)
  if (draft.itemInfoTechnology !== undefined && !isTexts(draft.itemInfoTechnology))
    problems.itemInfoTechnology = ['itemInfoTechnology must be a list of texts']
  if (Object.keys(problems).length > 0) throw new Invalid(problems)
}

function parsePersonalisationPrices(draft: EntryInput, problems: Record<string, string[]>): void {
  const prices = wirePersonalisationPrices.safeParse(draft.storeprintprices ?? [])
  if (!prices.success) {
    problems.storeprintprices = ['storeprintprices must be a list of title, price and isDigit']
    return
  }
  draft.storeprintprices = prices.data.map(({ price, ...rest }) => ({ ...rest, priceMinor: penceOf(price) }))
}

/** Turns picture addresses into ids. Only pictures of the library can be attached. */
async function parseImages(tx: Tx, draft: EntryInput, problems: Record<string, string[]>): Promise<void> {
  const given = draft.itemImages ?? []
  const ids = isTexts(given) ? given.map((text) => ADDRESS.exec(text)?.[1] ?? text) : undefined
  const { refused } = await attachPictures(tx, ids ?? [], 'public')
  if (!ids || refused.length > 0) {
    problems.itemImages = ['itemImages must be a list of pictures from the library']
    return
  }
  draft.itemImages = [...new Set(ids)]
}

/** Writes the sizes, stock and pictures of an item, which have their own tables. */
export async function writeItemLists(
  tx: Tx,
  { clock }: Pick<Ctx, 'clock'>,
  itemId: string,
  { itemStock, itemImages }: EntryInput,
): Promise<void> {
  if (itemStock !== undefined) {
    await replaceStock(tx, itemId, parseWireStock(itemStock) ?? [])
    await tx.update(storeItems).set({ stockUpdatedAt: clock.now() }).where(eq(storeItems.id, itemId))
  }
  if (Array.isArray(itemImages)) {
    await tx.delete(storeItemImages).where(eq(storeItemImages.itemId, itemId))
    const rows = itemImages.map((fileId, position) => ({ itemId, fileId, position }))
    if (rows.length > 0) await tx.insert(storeItemImages).values(rows)
  }
}

async function replaceStock(tx: Tx, itemId: string, sizes: readonly SizeFacts[]): Promise<void> {
  const before = await tx
    .select()
    .from(storeStock)
    .where(eq(storeStock.itemId, itemId))
    .orderBy(asc(storeStock.size))
    .for('update')
  const known = new Map(before.map((row) => [row.size, row]))
  requireCurrentStock(sizes, known)
  const kept = sizes.map(({ size }) => size)
  await tx.delete(storeStock).where(and(eq(storeStock.itemId, itemId), notInArray(storeStock.size, kept)))
  const rows = sizes.map((facts, position) => ({
    ...withoutDerived(facts),
    itemId,
    position,
    moves: known.get(facts.size)?.moves ?? 0,
    price1Minor: given(facts.price1Minor, known.get(facts.size)?.price1Minor),
    price2Minor: given(facts.price2Minor, known.get(facts.size)?.price2Minor),
  }))
  if (rows.length === 0) return
  // Updates the sizes that stay, so that only a changed figure is a movement.
  await tx
    .insert(storeStock)
    .values(rows)
    .onConflictDoUpdate({
      target: [storeStock.itemId, storeStock.size],
      set: {
        position: sql`excluded.position`,
        stock: sql`excluded.stock`,
        availability: sql`excluded.availability`,
        price1Minor: sql`excluded.price1_minor`,
        price2Minor: sql`excluded.price2_minor`,
      },
    })
}

/** Undefined keeps the stored price; null removes it. */
const given = (wanted: number | null | undefined, before: number | null | undefined): number | null =>
  wanted === undefined ? (before ?? null) : wanted

/**
 * Refuses stock figures that were read before a sale or a return, because they would undo it. Figures without `moves`
 * were not read first and are always accepted. [resolutions B17]
 */
function requireCurrentStock(
  sizes: readonly SizeFacts[],
  known: ReadonlyMap<string, { moves: number; stock: number | null }>,
): void {
  const moved = sizes.flatMap(({ size, moves }) => {
    const now = known.get(size)
    return now && moves !== undefined && moves !== now.moves
      ? [`${size} has ${now.stock ?? 'no figure'}`]
      : []
  })
  if (moved.length > 0) {
    throw new Invalid({
      itemStock: [`Items were sold or given back since these figures were read: ${moved.join(', ')} now`],
    })
  }
}

/** Drops an availability that equals the calculated one, so that it is still calculated later. */
function withoutDerived(facts: SizeFacts): SizeFacts {
  const derived = availabilityOf({ ...facts, availability: null })
  return facts.availability === derived ? { ...facts, availability: null } : facts
}

/** Throws Invalid when a slug is the address of one of the store's own pages. */
export function requireFreeSlug(slug: unknown): void {
  if (RESERVED_SLUGS.some((reserved) => reserved === slug))
    throw new Invalid({ slug: [`${slug} is an address of the store itself`] })
}

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string')
