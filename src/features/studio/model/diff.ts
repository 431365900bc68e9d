import { count } from '../../../kernel/text.ts'

/** A line of a comparison of two texts. */
export type DiffLine = { kind: 'same' | 'gone' | 'new'; text: string }

/** Longer texts are shown as completely replaced, because the comparison takes quadratic time. */
const MAX_LINES = 2000

/** Compares two texts by their longest common subsequence of lines. */
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

/** The number of unchanged lines shown around a change. */
const CONTEXT_LINES = 2

/** Keeps the changed lines with some context, and replaces other lines with their number. */
export function shortened(lines: readonly DiffLine[]): DiffLine[] {
  const isNear = (at: number) =>
    lines.slice(Math.max(0, at - CONTEXT_LINES), at + CONTEXT_LINES + 1).some(({ kind }) => kind !== 'same')
  const kept: DiffLine[] = []
  let skipped = 0
  const skip = () => {
    if (skipped > 0) kept.push({ kind: 'same', text: `… ${count(skipped, 'line')} the same` })
    skipped = 0
  }
  for (const [at, line] of lines.entries()) {
    if (isNear(at)) {
      skip()
      kept.push(line)
    } else skipped++
  }
  skip()
  return kept
}

function middle(before: readonly string[], after: readonly string[]): DiffLine[] {
  const removed = (text: string): DiffLine => ({ kind: 'gone', text })
  const added = (text: string): DiffLine => ({ kind: 'new', text })
  if (before.length * after.length > MAX_LINES * MAX_LINES)
    return [...before.map(removed), ...after.map(added)]
  const common = commonLengths(before, after)
  const at = (i: number, j: number) => common[i]?.[j] ?? 0
  const lines: DiffLine[] = []
  let i = 0
  let j = 0
  while (i < before.length || j < after.length) {
    const old = before[i]
    const current = after[j]
    if (old !== undefined && old === current) {
      lines.push({ kind: 'same', text: old })
      i++
      j++
    } else if (old !== undefined && (current === undefined || at(i + 1, j) >= at(i, j + 1))) {
      lines.push(removed(old))
      i++
    } else {
      lines.push(added(current ?? ''))
      j++
    }
  }
  return lines
}

/** The length of the longest common subsequence of the rest of both texts, from each pair of lines. */
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
