/**
 * A path with the words of its route as the table of routes spells them: routes are found in any case. What stands in
 * place of a parameter is data, and stays.
 */
export function ownSpelling(pattern: string, pathname: string): string {
  const typed = pathname.split('/')
  const parts = pattern.split('/')
  const words = typed.map((word, at) => {
    const part = parts[at] ?? ''
    return part.toLowerCase() === word.toLowerCase() ? part : word
  })
  return words.join('/')
}
