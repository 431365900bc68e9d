import { folded } from '../../../../kernel/text.ts'

/** How much of a name a text contains. */
export type NameLikeness = 'full' | 'surname' | 'none'

/** A surname of this many letters may have one letter wrong. */
const MIN_LENGTH_WITH_TYPO = 6

/** The words of a text in plain lower-case letters. */
export const wordsIn = (text: string): string[] =>
  folded(text)
    .replace(/['’]/g, '')
    .split(/[^a-z]+/)
    .filter(Boolean)

/** The best likeness of several names, such as those of a child and its guardians. */
export function nameLikeness(names: readonly string[], words: readonly string[]): NameLikeness {
  const found = names.map((name) => likenessOf(wordsIn(name), words))
  return (
    found.find((likeness) => likeness === 'full') ??
    found.find((likeness) => likeness === 'surname') ??
    'none'
  )
}

/** Banks write "KOVAC ANA", "MISS A KOVAC" or "A-M Kovač": the first and the last name count, in any order. */
function likenessOf(name: readonly string[], words: readonly string[]): NameLikeness {
  const first = name[0] ?? ''
  const last = name.at(-1) ?? ''
  if (last.length < 3 || !words.some((word) => isAlike(word, last))) return 'none'
  return name.length > 1 && first.length > 1 && words.includes(first) ? 'full' : 'surname'
}

const isAlike = (word: string, name: string): boolean =>
  word === name || (name.length >= MIN_LENGTH_WITH_TYPO && differsByOne(word, name))

/** Whether two words differ by one letter that is wrong, missing or added. */
function differsByOne(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false
  let from = 0
  while (from < a.length && a[from] === b[from]) from += 1
  const [aLeft, bLeft] = [a.slice(from), b.slice(from)]
  return aLeft.slice(1) === bLeft.slice(1) || aLeft.slice(1) === bLeft || aLeft === bLeft.slice(1)
}
