import type { Image } from '../../../../ui/primitives/picture.tsx'

/** A row of the store that items stand on: a category, or what the club made its own. */
export type CategoryLink = {
  /** The category; null: official items of all categories. */
  categoryId: string | null
  name: string
  /** Its part of the address: 'official' or the category's. */
  slug: string
  image: Image | null
  items: number
  /** Sizes of which something can be had now, from small to large. */
  sizes: string[]
}

export const OFFICIAL = 'official'
/** Addresses in the store that no category may take. [resolutions E15] */
export const RESERVED_SLUGS = [OFFICIAL, 'search', 'product', 'checkout', 'cart', 'orders'] as const

/**
 * What the page of official items is called, and the line of the menu that leads there. [STO-007, STO-015, decisions
 * D07]
 */
export const OFFICIAL_TITLE = 'Official LGD'

export const categoryPath = (slug: string): string => `/store/${encodeURIComponent(slug)}`
export const productPath = (itemId: string): string => `/store/product/${encodeURIComponent(itemId)}`

/**
 * The shelf of an address: 'official', the category's slug, or its name, whatever its case. [STO-006, STO-007,
 * resolutions E15]
 */
export function findCategory(categories: readonly CategoryLink[], part: string): CategoryLink | undefined {
  const wanted = part.trim().toLowerCase()
  return (
    categories.find((category) => category.slug.toLowerCase() === wanted) ??
    categories.find((category) => category.categoryId !== null && category.name.toLowerCase() === wanted)
  )
}
