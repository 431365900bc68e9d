import type { Image } from '../../../../ui/primitives/picture.tsx'

/** A link to a page of items in the store: a category, or the official items of the club. */
export type CategoryLink = {
  /** The category; null: official items of all categories. */
  categoryId: string | null
  name: string
  /** The last part of its address: 'official', or the slug of the category. */
  slug: string
  image: Image | null
  items: number
  /** Sizes in stock now, from small to large. */
  sizes: string[]
}

export const OFFICIAL = 'official'
/** Addresses of the store's own pages, which no category may use. */
export const RESERVED_SLUGS = [OFFICIAL, 'search', 'product', 'checkout', 'cart', 'orders'] as const

/**
 * Finds the category of an address part: 'official', the slug of a category or its name, in any case. Undefined when
 * there is none.
 */
export function findCategory(categories: readonly CategoryLink[], part: string): CategoryLink | undefined {
  const wanted = part.trim().toLowerCase()
  return (
    categories.find((category) => category.slug.toLowerCase() === wanted) ??
    categories.find((category) => category.categoryId !== null && category.name.toLowerCase() === wanted)
  )
}
