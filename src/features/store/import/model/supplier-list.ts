import { z } from 'zod'
import { plainLine, slugOf } from '../../../../kernel/text.ts'
import { RESERVED_SLUGS } from '../../catalog/model/categories.ts'
import type { ItemGender } from '../../catalog/model/item.ts'
import { cleanDescription } from './supplier-description.ts'
import {
  cleanColours,
  cleanLine,
  cleanSizes,
  cleanSizesText,
  guessGender,
  technologyNames,
} from './supplier-fields.ts'

/** The supplier's fields of an item, cleaned. Prices and stock are not imported. */
export type SupplierItem = {
  itemId: string
  title: string
  categorySlug: string
  colours: string
  sizesText: string
  sizes: string[]
  description: string
  technology: string[]
  gender: ItemGender
  /** Number of pictures on the supplier's site. They are not imported. */
  pictures: number
}

/** A category of the supplier. */
export type SupplierCategory = { slug: string; name: string }

/** A refused row, counted from 1, and the reason. */
export type RefusedRow = { row: number; itemId: string; reason: string }

const optionalText = (name: string) => z.string(`${name} is not a text`).nullish()
const textList = (name: string) =>
  z
    .union([z.string().transform((text) => [text]), z.array(z.string())], `${name} is not a list of texts`)
    .nullish()
    .transform((rows) => rows ?? [])
const optionalNumber = (name: string) =>
  z.union([z.string(), z.number().transform(String)], `${name} is not a number`).nullish()

/** A description with its page is a few kilobytes. A much larger one is refused before it is cleaned. */
const htmlPage = (name: string) =>
  z.string(`${name} is not a text`).max(MAX_PAGE, `${name} has more than ${MAX_PAGE} characters`).nullish()

const MAX_PAGE = 200_000
const MAX_TITLE = 200
const MAX_DESCRIPTION = 50_000

const rawItem = z.object(
  {
    itemId: optionalNumber('itemId'),
    itemTitle: optionalText('itemTitle'),
    itemCatid: optionalNumber('itemCatid'),
    itemCatslug: optionalText('itemCatslug'),
    itemInfoColors: optionalText('itemInfoColors'),
    itemInfoSizes: textList('itemInfoSizes'),
    itemInfoTechnology: textList('itemInfoTechnology'),
    itemImages: textList('itemImages'),
    itemAllDescription: htmlPage('itemAllDescription'),
    itemDescription1: htmlPage('itemDescription1'),
  },
  'the row is not an item',
)

const cleanItem = z.object({
  itemId: z
    .string()
    .min(1, 'it has no item number')
    .regex(/^[\w.-]{1,60}$/, 'its item number has more than letters, digits, dots and hyphens'),
  title: z
    .string()
    .min(1, 'it has no title')
    .max(MAX_TITLE, `its title has more than ${MAX_TITLE} characters`),
  categorySlug: z
    .string()
    .min(1, 'it has no category')
    .refine(
      (slug) => !RESERVED_SLUGS.some((reserved) => reserved === slug),
      'its category has the address of a page of the store',
    ),
  colours: z.string().max(300, 'its colours have more than 300 characters'),
  sizesText: z.string().max(500, 'its sizes have more than 500 characters'),
  sizes: z.array(z.string()),
  description: z.string().max(MAX_DESCRIPTION, `its description has more than ${MAX_DESCRIPTION} characters`),
  technology: z.array(z.string()).max(30, 'it names more than 30 technologies'),
})

/** Separates read rows into items and refused rows. The second row with the same item number is refused. */
export function gatherItems(reads: readonly ReadRow[]): { items: SupplierItem[]; refused: RefusedRow[] } {
  const items = new Map<string, SupplierItem & { row: number }>()
  const refused: RefusedRow[] = []
  for (const [place, read] of reads.entries()) {
    const row = place + 1
    if ('reason' in read) {
      refused.push({ row, ...read })
      continue
    }
    const first = items.get(read.itemId)
    if (first) refused.push({ row, itemId: read.itemId, reason: `row ${first.row} has the same item number` })
    else items.set(read.itemId, { ...read, row })
  }
  return { items: [...items.values()].map(({ row: _row, ...item }) => item), refused }
}

/** The item of a row, or the reason why it is refused. */
export type ReadRow = SupplierItem | Omit<RefusedRow, 'row'>

/** Reads and cleans one row of the supplier's list. Cleaning the description is slow. */
export function readItem(given: unknown, categoryIds: ReadonlyMap<string, string>): ReadRow {
  const no = (error: z.ZodError) => ({ itemId: readItemNumber(given), reason: reasonOf(error) })
  const raw = rawItem.safeParse(given)
  if (!raw.success) return no(raw.error)
  const row = raw.data
  const title = cleanLine(row.itemTitle ?? '')
  const cleaned = cleanItem.safeParse({
    itemId: plainLine(row.itemId ?? ''),
    title,
    categorySlug: slugOf(row.itemCatslug ?? '', '') || categoryIds.get(plainLine(row.itemCatid ?? '')) || '',
    colours: cleanColours(row.itemInfoColors ?? ''),
    sizesText: cleanSizesText(row.itemInfoSizes),
    sizes: cleanSizes(row.itemInfoSizes),
    description: cleanDescription(row.itemAllDescription || row.itemDescription1 || ''),
    technology: technologyNames(row.itemInfoTechnology),
  })
  if (!cleaned.success) return no(cleaned.error)
  return {
    ...cleaned.data,
    gender: guessGender(title),
    pictures: row.itemImages.length,
  }
}

const reasonOf = (error: z.ZodError): string => error.issues[0]?.message ?? 'it cannot be read'

const numbers = z.object({ itemId: z.union([z.string(), z.number().transform(String)]) })
/** The item number of a refused row, or ''. */
function readItemNumber(given: unknown): string {
  const parsed = numbers.safeParse(given)
  return parsed.success ? plainLine(parsed.data.itemId).slice(0, 60) : ''
}

const rawCategory = z.object(
  { catId: optionalNumber('catId'), catSlug: optionalText('catSlug'), catTitle: optionalText('catTitle') },
  'the row is not a category',
)

/** Reads the supplier's list of categories. `ids` maps the supplier's numbers to slugs. */
export function readCategories(rows: readonly unknown[]): {
  categories: SupplierCategory[]
  ids: Map<string, string>
  refused: RefusedRow[]
} {
  const categories: SupplierCategory[] = []
  const ids = new Map<string, string>()
  const refused: RefusedRow[] = []
  for (const [place, given] of rows.entries()) {
    const raw = rawCategory.safeParse(given)
    const name = raw.success ? cleanLine(raw.data.catTitle ?? '') : ''
    const slug = raw.success ? slugOf(raw.data.catSlug ?? name, '') : ''
    if (!raw.success || slug === '' || name.length > 80) {
      const reason = raw.success ? 'the category has no usable name' : reasonOf(raw.error)
      refused.push({ row: place + 1, itemId: '', reason })
      continue
    }
    if (!categories.some((known) => known.slug === slug))
      categories.push({ slug, name: name || nameFrom(slug) })
    if (raw.data.catId) ids.set(plainLine(raw.data.catId), slug)
  }
  return { categories, ids, refused }
}

/** Makes a name from a slug: "team-shirts" is "Team shirts". */
export function nameFrom(slug: string): string {
  const words = slug.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
