import { folded } from './text.ts'

/** Returns the choice whose spelling is closest to the text; undefined if none is similar. */
export function nearest(text: string, choices: readonly string[]): string | undefined {
  const wanted = folded(text)
  const [best] = choices
    .map((choice) => ({ choice, changes: changesBetween(wanted, folded(choice)) }))
    .toSorted((a, b) => a.changes - b.changes)
  return best && best.changes <= Math.max(2, wanted.length / 2) ? best.choice : undefined
}

/** Returns the Levenshtein distance of two texts: the number of letters to add, remove or replace. */
function changesBetween(a: string, b: string): number {
  let before = Array.from({ length: b.length + 1 }, (_, n) => n)
  for (let i = 1; i <= a.length; i += 1) {
    const now = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const replaced = (before[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      now.push(Math.min(replaced, (before[j] ?? 0) + 1, (now[j - 1] ?? 0) + 1))
    }
    before = now
  }
  return before[b.length] ?? 0
}
