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
    .filter((other) => Math.abs(other.length - word.length) <= most)
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
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, n) => n)
  for (let i = 0; i < a.length; i += 1) {
    const row = [i + 1]
    for (let j = 0; j < b.length; j += 1) {
      const changed = (last[j] ?? 0) + (a[i] === b[j] ? 0 : 1)
      const swapped = a[i] === b[j - 1] && a[i - 1] === b[j] ? (before[j - 1] ?? 0) + 1 : changed
      row.push(Math.min(changed, swapped, (last[j + 1] ?? 0) + 1, (row[j] ?? 0) + 1))
    }
    before = last
    last = row
  }
  return last.at(-1) ?? 0
}
