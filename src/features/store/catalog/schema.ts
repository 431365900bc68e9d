import { z } from 'zod'
import { plainLine } from '../../../kernel/text.ts'
import { ITEM_GENDERS, MAX_SEARCH } from './model/item.ts'

/** The stock of one size in the supplier's format: a number or digits. */
const figure = z
  .union([z.number(), z.string().regex(/^\d{1,6}$/)])
  .transform(Number)
  .pipe(z.int().min(0))

const sizePrice = z.number().min(0).max(10_000).nullable()

/** The object in a text of `itemStock`: three lists with one value for each size. */
export const wireStock = z.object({
  'stock-light': z.array(z.unknown()).default([]),
  sizes: z.array(z.union([z.string(), z.number()]).transform((size) => plainLine(String(size)))),
  stock: z.array(figure.nullable().catch(null)).default([]),
  /** Prices of single sizes in pounds before VAT. Null means that the item's price applies. */
  price1: z.array(sizePrice).optional(),
  price2: z.array(sizePrice).optional(),
  /** Our own field: see `moves` of `storeStock`. */
  moves: z.array(z.number().nullable().catch(null)).optional(),
})

const POUNDS = z.number().min(0).max(10_000)

/** Prices of personalisation on the wire, in pounds before VAT. [STO-019] */
export const wirePersonalisationPrices = z
  .array(
    z.object({
      title: z
        .string('A personalisation price has a title')
        .transform(plainLine)
        .pipe(z.string().min(1).max(60)),
      price: POUNDS,
      isDigit: z.boolean().default(false),
    }),
  )
  .max(10)

export const SORTS = { name: 'Name', price: 'Price', newest: 'Newest' } as const
export type Sort = keyof typeof SORTS

/** The filters and sort order of a page of items. Invalid values are ignored. */
export const itemFilters = z.object({
  size: z.string().transform(plainLine).pipe(z.string().min(1).max(60)).optional().catch(undefined),
  gender: z.enum(ITEM_GENDERS).exclude(['']).optional().catch(undefined),
  offers: z.literal('1').optional().catch(undefined),
  /** Undefined sorts by name, or a search by best match. */
  sort: z.enum(['name', 'price', 'newest']).optional().catch(undefined),
  page: z.coerce.number().int().min(1).max(1000).catch(1),
})

export type ItemFilters = z.output<typeof itemFilters>

/** The names of the filter parameters. The page cache keeps a page for each combination. */
export const FILTER_NAMES = ['size', 'gender', 'offers', 'sort', 'page'] as const

/** The words of a search, cut to the maximum length. */
export const searchWords = z
  .string()
  .catch('')
  .transform((typed) => plainLine(typed).slice(0, MAX_SEARCH))
