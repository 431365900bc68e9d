/** What the store calls the only size of a thing that has none. */
export const ONE_SIZE = 'One size'

/** Whoever types a stock list may write it small. */
const isOnlySize = (size: string): boolean => size.toLowerCase() === ONE_SIZE.toLowerCase()

/** A size as people say it on a line of its own: "Size M", but "One size". */
export const sizeWords = (size: string): string => (isOnlySize(size) ? ONE_SIZE : `Size ${size}`)

/** Behind the name of an item. */
export const sizeAfter = (size: string): string =>
  isOnlySize(size) ? ONE_SIZE.toLowerCase() : `size ${size}`
