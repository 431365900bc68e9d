import { noSuch } from './errors.ts'

type Paging = {
  limit?: number | undefined
  starting_after?: string | undefined
  ending_before?: string | undefined
}
type Range =
  | number
  | { gt?: number | undefined; gte?: number | undefined; lt?: number | undefined; lte?: number | undefined }

const DEFAULT_LIMIT = 10

/** Returns one page of a list, newest first. `rows` must be oldest first. */
export function page<T extends { id: string }>(rows: T[], paging: Paging, url: string, noun: string) {
  const { limit = DEFAULT_LIMIT, starting_after: after, ending_before: before } = paging
  const newest = rows.toReversed()
  if (before !== undefined) {
    const newer = newest.slice(0, indexOf(newest, before, noun, 'ending_before'))
    return { object: 'list' as const, data: newer.slice(-limit), has_more: newer.length > limit, url }
  }
  const start = after === undefined ? 0 : indexOf(newest, after, noun, 'starting_after') + 1
  const data = newest.slice(start, start + limit)
  return { object: 'list' as const, data, has_more: start + limit < newest.length, url }
}

function indexOf(rows: { id: string }[], id: string, noun: string, param: string): number {
  const index = rows.findIndex((row) => row.id === id)
  if (index < 0) throw noSuch(noun, id, param)
  return index
}

/** Keeps the rows whose fields equal the filters. Undefined filters are ignored. */
export function matching<T extends object>(
  rows: T[],
  filters: Partial<{ [K in keyof T]: T[K] | undefined }>,
): T[] {
  // `filters` is typed by the properties of T.
  const given = Object.entries(filters).filter(([, wanted]) => wanted !== undefined) as [keyof T, unknown][]
  return rows.filter((row) => given.every(([field, wanted]) => row[field] === wanted))
}

export function within(moment: number, range: Range | undefined): boolean {
  if (range === undefined) return true
  if (typeof range === 'number') return moment === range
  const { gt = -Infinity, gte = -Infinity, lt = Infinity, lte = Infinity } = range
  return moment > gt && moment >= gte && moment < lt && moment <= lte
}
