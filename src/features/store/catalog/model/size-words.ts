/** What the store calls the only size of a thing that has none. */
export const ONE_SIZE = 'One size'

/** Whoever types a stock list may write it small. */
const isOnlySize = (size: string): boolean => size.toLowerCase() === ONE_SIZE.toLowerCase()

/** Children's clothes are sized by height in cm: 116, 164/S. Shoes, bags and grown-ups' sizes are not. */
export function isChildrensSize(size: string): boolean {
  const height = Number(/^(\d{2,3})(?:\/\w+)?$/.exec(size)?.[1])
  return height >= 86 && height <= 176
}

/** A size as people say it on a line of its own: "Size M", but "One size". */
export const sizeLabel = (size: string): string => (isOnlySize(size) ? ONE_SIZE : `Size ${size}`)

/** Behind the name of an item. */
export const sizeSuffix = (size: string): string =>
  isOnlySize(size) ? ONE_SIZE.toLowerCase() : `size ${size}`
