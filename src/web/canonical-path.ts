/**
 * Returns the path with the spelling of its route, because routes match case-insensitively. Parameters keep their case.
 */
export function canonicalPath(pattern: string, pathname: string): string {
  const typed = pathname.split('/')
  const parts = pattern.split('/')
  const words = typed.map((word, at) => {
    const part = parts[at] ?? ''
    return part.toLowerCase() === word.toLowerCase() ? part : word
  })
  return words.join('/')
}
