import { folded } from '../../../../kernel/text.ts'

/** The words of what is typed or called. */
export const wordsOf = (text: string): string[] => text.split(/[^\p{L}\p{N}]+/u).filter(Boolean)

/** At most so many words that one may have meant. */
const MOST_MEANT = 3

/** How many slips somebody makes in a word of so many letters: as Elasticsearch counts them ("fuzziness: AUTO"). */
function allowedEdits(letters: number): number {
  if (letters <= 2) return 0
  return letters <= 5 ? 1 : 2
}

/**
 * The words that somebody may have meant by a misspelt one: those with the fewest letters wrong, missing, too many or
 * swapped. A word that begins like it was meant itself.
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
    .slice(0, MOST_MEANT)
}

/**
 * How many letters are wrong, missing, too many, or have changed places with their neighbour: the optimal string
 * alignment distance, in UTF-16 units. Once there are more than `most`, it only answers that there are more.
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
    // A swap goes on from the row before the last.
    if (fewest > most && fewestBefore > most) return most + 1
    fewestBefore = fewest
    before = last
    last = row
  }
  return last.at(-1) ?? 0
}
