/** Size of an item that has no sizes. */
export const ONE_SIZE = 'One size'

const isOnlySize = (size: string): boolean => size.toLowerCase() === ONE_SIZE.toLowerCase()

/** Whether a size is a child's height in cm, such as 116 or 164/S. Shoe and adult sizes are not. */
export function isChildrensSize(size: string): boolean {
  const height = Number(/^(\d{2,3})(?:\/\w+)?$/.exec(size)?.[1])
  return height >= 86 && height <= 176
}

/** A size on a line of its own: "Size M", but "One size". */
export const sizeLabel = (size: string): string => (isOnlySize(size) ? ONE_SIZE : `Size ${size}`)

/** A size after the name of an item: "size M", but "one size". */
export const sizeSuffix = (size: string): string =>
  isOnlySize(size) ? ONE_SIZE.toLowerCase() : `size ${size}`
