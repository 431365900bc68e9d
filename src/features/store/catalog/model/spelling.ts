import { folded } from '../../../../kernel/text.ts'

/** Splits a text into its words. */
export const wordsOf = (text: string): string[] => text.split(/[^\p{L}\p{N}]+/u).filter(Boolean)

/** The most suggestions for one word. */
const MAX_SUGGESTIONS = 3

/** Edits allowed in a word of this length, like Elasticsearch's "fuzziness: AUTO". */
function allowedEdits(letters: number): number {
  if (letters <= 2) return 0
  return letters <= 5 ? 1 : 2
}

/**
 * Suggests known words for a misspelt one: those with the smallest edit distance. When a known word begins with the
 * typed one, the typed word itself is the only suggestion.
 */
export function suggestWords(typed: string, known: readonly string[]): string[] {
  const word = folded(typed)
  if (known.some((other) => other.startsWith(word))) return [word]
  const most = allowedEdits(word.length)
  const near = known
    .filter((other) => Math.abs(other.length - word.length) <= most)
    .map((other) => ({ other, slips: editDistance(word, other, most) }))
    .filter(({ slips }) => slips <= most)
  const fewest = Math.min(...near.map(({ slips }) => slips))
  return near
    .filter(({ slips }) => slips === fewest)
    .map(({ other }) => other)
    .sort()
    .slice(0, MAX_SUGGESTIONS)
}

/**
 * Optimal string alignment distance in UTF-16 units: the number of wrong, missing, additional and swapped letters. A
 * distance above `most` is returned as any number above `most`.
 */
export function editDistance(a: string, b: string, most = Number.POSITIVE_INFINITY): number {
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, n) => n)
  let fewestBefore = 0
  for (let i = 0; i < a.length; i += 1) {
    const row = [i + 1]
    let fewest = i + 1
    for (let j = 0; j < b.length; j += 1) {
      const changed = (last[j] ?? 0) + (a[i] === b[j] ? 0 : 1)
      const swapped = a[i] === b[j - 1] && a[i - 1] === b[j] ? (before[j - 1] ?? 0) + 1 : changed
      const slips = Math.min(changed, swapped, (last[j + 1] ?? 0) + 1, (row[j] ?? 0) + 1)
      row.push(slips)
      fewest = Math.min(fewest, slips)
    }
    // A swap continues from the row before the last.
    if (fewest > most && fewestBefore > most) return most + 1
    fewestBefore = fewest
    before = last
    last = row
  }
  return last.at(-1) ?? 0
}
