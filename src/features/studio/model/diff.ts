import { count } from '../../../kernel/text.ts'

/** A line of two texts that were compared. */
export type DiffLine = { kind: 'same' | 'gone' | 'new'; text: string }

/** Longer texts are told apart as a whole: comparing takes the square of their lines. */
const MOST_LINES = 2000

/** Which lines are gone and which are new, in the order of both: the longest common rest stays. */
export function diffLines(before: readonly string[], after: readonly string[]): DiffLine[] {
  let start = 0
  while (start < before.length && start < after.length && before[start] === after[start]) start++
  let end = 0
  while (
    end < before.length - start &&
    end < after.length - start &&
    before[before.length - 1 - end] === after[after.length - 1 - end]
  )
    end++
  const same = (lines: readonly string[]): DiffLine[] => lines.map((text) => ({ kind: 'same', text }))
  return [
    ...same(before.slice(0, start)),
    ...middle(before.slice(start, before.length - end), after.slice(start, after.length - end)),
    ...same(before.slice(before.length - end)),
  ]
}

/** So many lines around a change stay, so that one sees where it stands. */
const AROUND = 2

/** What has changed with a little around it; how many lines are the same elsewhere is said in their place. */
export function shortened(lines: readonly DiffLine[]): DiffLine[] {
  const isNear = (at: number) =>
    lines.slice(Math.max(0, at - AROUND), at + AROUND + 1).some(({ kind }) => kind !== 'same')
  const kept: DiffLine[] = []
  let left = 0
  const skip = () => {
    if (left > 0) kept.push({ kind: 'same', text: `… ${count(left, 'line')} the same` })
    left = 0
  }
  for (const [at, line] of lines.entries()) {
    if (isNear(at)) {
      skip()
      kept.push(line)
    } else left++
  }
  skip()
  return kept
}

function middle(before: readonly string[], after: readonly string[]): DiffLine[] {
  const gone = (text: string): DiffLine => ({ kind: 'gone', text })
  const fresh = (text: string): DiffLine => ({ kind: 'new', text })
  if (before.length * after.length > MOST_LINES * MOST_LINES)
    return [...before.map(gone), ...after.map(fresh)]
  const common = commonLengths(before, after)
  const at = (i: number, j: number) => common[i]?.[j] ?? 0
  const lines: DiffLine[] = []
  let i = 0
  let j = 0
  while (i < before.length || j < after.length) {
    const old = before[i]
    const young = after[j]
    if (old !== undefined && old === young) {
      lines.push({ kind: 'same', text: old })
      i++
      j++
    } else if (old !== undefined && (young === undefined || at(i + 1, j) >= at(i, j + 1))) {
      lines.push(gone(old))
      i++
    } else {
      lines.push(fresh(young ?? ''))
      j++
    }
  }
  return lines
}

/** How many lines the rests of both have in common, from each place on. */
function commonLengths(before: readonly string[], after: readonly string[]): Uint16Array[] {
  const lengths = Array.from({ length: before.length + 1 }, () => new Uint16Array(after.length + 1))
  for (let i = before.length - 1; i >= 0; i--) {
    for (let j = after.length - 1; j >= 0; j--) {
      const here = lengths[i]
      const below = lengths[i + 1]
      if (!here || !below) continue
      here[j] = before[i] === after[j] ? (below[j + 1] ?? 0) + 1 : Math.max(below[j] ?? 0, here[j + 1] ?? 0)
    }
  }
  return lengths
}
