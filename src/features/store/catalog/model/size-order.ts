const LETTERS = ['XXXS', 'XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', 'XXXL', 'XXXXL']

/**
 * Compares two sizes, small before large: numbers by value (116, 36.5, 2-4), then letters (XS, 3XL), then all others
 * alphabetically. Measurements in brackets are ignored.
 */
export function bySize(a: string, b: string): number {
  const [left, right] = [rankOf(a), rankOf(b)]
  return left.kind - right.kind || left.rank - right.rank || a.localeCompare(b, 'en-GB')
}

type Rank = { kind: number; rank: number }

function rankOf(size: string): Rank {
  const number = /^\d+(?:[.,]\d+)?(?![A-Z])/i.exec(size)
  if (number) return { kind: 0, rank: Number(number[0].replace(',', '.')) }
  const letters = spelledOut(size.toUpperCase().replace(/\s*\(.*$/, ''))
  // "S/M" comes after S.
  const first = LETTERS.indexOf(letters.split(/[/-]/)[0] ?? '')
  return first < 0 ? { kind: 2, rank: 0 } : { kind: 1, rank: first }
}

/** Writes 3XL as XXXL. */
const spelledOut = (size: string): string =>
  size.replace(/^([2-4])X([SL])/, (_, times: string, end: string) => 'X'.repeat(Number(times)) + end)
