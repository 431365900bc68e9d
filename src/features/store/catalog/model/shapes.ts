import { poundsOf } from '../../../../kernel/money.ts'
import type { ListShape } from '../../../../platform/content/shape.ts'
import { AVAILABILITIES } from './item.ts'
import { parseWireStock, type SizeFacts } from './wire-stock.ts'

// The editors of an item's lists in the studio. `internal/column-values.server.ts` checks what is saved.

/** One row for each size. On the wire the sizes are a text with three lists. */
export const stockShape: ListShape = {
  kind: 'list',
  label: 'Sizes',
  one: 'size',
  of: {
    kind: 'record',
    label: 'Size',
    title: 'size',
    fields: {
      size: { kind: 'text', label: 'Size' },
      stock: { kind: 'number', label: 'In stock', optional: true },
      availability: { kind: 'choice', label: 'Availability', choices: AVAILABILITIES, optional: true },
      price1: { kind: 'pounds', label: 'Own price for members', optional: true },
      price2: { kind: 'pounds', label: 'Own price for others', optional: true },
    },
  },
}

/** Converts an item's sizes from the wire format to the rows of the studio's form. */
export const stockFromWire = (wire: unknown): unknown =>
  (parseWireStock(wire) ?? []).map(({ size, stock, availability, price1Minor, price2Minor }) => ({
    size,
    ...(stock !== null && { stock }),
    ...(availability !== null && { availability }),
    ...(price1Minor != null && { price1: poundsOf(price1Minor) }),
    ...(price2Minor != null && { price2: poundsOf(price2Minor) }),
  }))

type EditedSize = Pick<SizeFacts, 'size' | 'stock' | 'availability'> & {
  price1: number
  price2: number
}

/** Converts the rows of the studio's form to the wire format, which has one list for each column. */
export function stockToWire(edited: unknown): unknown {
  if (!Array.isArray(edited)) return edited
  const sizes = edited as Partial<EditedSize>[] // only read by name; the write validates it
  return {
    sizes: sizes.map(({ size }) => size ?? ''),
    stock: sizes.map(({ stock }) => stock ?? null),
    'stock-light': sizes.map(({ availability }) => availability ?? null),
    price1: sizes.map(({ price1 }) => price1 ?? null),
    price2: sizes.map(({ price2 }) => price2 ?? null),
  }
}

export const technologyShape: ListShape = {
  kind: 'list',
  label: 'Technology',
  one: 'word',
  of: { kind: 'text', label: 'Word' },
}

export const personalisationPricesShape: ListShape = {
  kind: 'list',
  label: 'Prices',
  one: 'price',
  of: {
    kind: 'record',
    label: 'Price',
    title: 'title',
    fields: {
      title: { kind: 'text', label: 'Title' },
      price: { kind: 'pounds', label: 'Pounds before VAT' },
      isDigit: { kind: 'boolean', label: 'For each digit' },
    },
  },
}

export const picturesShape: ListShape = {
  kind: 'list',
  label: 'Pictures',
  one: 'picture',
  of: { kind: 'image', label: 'Picture' },
}

const ADDRESS = /\/files\/([^/]+)/

/** Turns the picture addresses of the wire into the ids that are saved. */
export const picturesFromWire = (wire: unknown): unknown =>
  Array.isArray(wire) ? wire.map((address) => ADDRESS.exec(String(address))?.[1] ?? String(address)) : []
