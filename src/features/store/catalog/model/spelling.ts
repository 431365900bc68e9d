import { folded } from '../../../../kernel/text.ts'

/** The words of what is typed or called. */
export const wordsOf = (text: string): string[] => text.split(/[^\p{L}\p{N}]+/u).filter(Boolean)

/** At most so many words that one may have meant. */
const MOST_MEANT = 3

/**
 * The words that somebody may have meant by a misspelt one: those with the fewest letters wrong, missing, too many or
 * swapped; at most one in words of up to four letters, two in longer ones. A word that begins like it was meant
 * itself.
 */
export function meantBy(typed: string, known: readonly string[]): string[] {
  const word = folded(typed)
  if (known.some((other) => other.startsWith(word))) return [word]
  const most = word.length <= 4 ? 1 : 2
  const near = known
    .map((other) => ({ other, slips: slipsBetween(word, other) }))
    .filter(({ slips }) => slips <= most)
  const fewest = Math.min(...near.map(({ slips }) => slips))
  return near
    .filter(({ slips }) => slips === fewest)
    .map(({ other }) => other)
    .sort()
    .slice(0, MOST_MEANT)
}

/** How many letters are wrong, missing, too many, or have changed places with their neighbour. */
export function slipsBetween(a: string, b: string): number {
  const [left, right] = [[...a], [...b]]
  let before: number[] = []
  let last = Array.from({ length: right.length + 1 }, (_, n) => n)
  for (const [i, letter] of left.entries()) {
    const row = [i + 1]
    for (const [j, other] of right.entries()) {
      const changed = (last[j] ?? 0) + (letter === other ? 0 : 1)
      const swapped =
        letter === right[j - 1] && other === left[i - 1] ? (before[j - 1] ?? 0) + 1 : Number.POSITIVE_INFINITY
      row.push(Math.min(changed, (last[j + 1] ?? 0) + 1, (row[j] ?? 0) + 1, swapped))
    }
    before = last
    last = row
  }
  return last.at(-1) ?? 0
}

/**
 * What a title that holds a word nearly like this one contains somewhere: three of its letters in a row, or its
 * beginning. As patterns of LIKE, which the index of trigrams answers. Letters and digits only: nothing in them is a
 * wildcard.
 */
export function patternsNear(typed: string): string[] {
  const word = folded(typed)
  const start = word.slice(0, 2)
  const threes = Array.from({ length: Math.max(word.length - 2, 0) }, (_, n) => `%${word.slice(n, n + 3)}%`)
  return [`${start}%`, `% ${start}%`, ...new Set(threes)]
}
