/** A size as people say it: "size M", but "One size". */
const ONE_SIZE = /^one size$/i

/** On a line of its own. */
export const sizeWords = (size: string): string => (ONE_SIZE.test(size) ? 'One size' : `Size ${size}`)

/** Behind the name of an item. */
export const sizeAfter = (size: string): string => (ONE_SIZE.test(size) ? 'one size' : `size ${size}`)
