import type { ReactNode } from 'react'

/** A column of a table. `fold` says what becomes of it on a phone. */
export type Column<Row> = {
  id: string
  name: string
  cell: (row: Row) => ReactNode
  /** Can be sorted by; the value of `sort` in the address. */
  sort?: string
  /** Numbers stand right. */
  number?: boolean
  /** A line of its own on a phone, only on large screens, or at the end of the row. */
  fold?: 'line' | 'large' | 'end'
  /** Only where there is room beside the sidebar, or much of it: what a row's own page says as well. */
  spare?: boolean | 'much'
  /** Shown only when somebody chooses it. */
  optional?: boolean
}

/** What a page of rows is: some of all that match, from one on. */
export type Rows<Row> = { rows: readonly Row[]; start: number; total: number }

const CLASSES = { line: 'full', large: 'only-l', end: 'end' } as const

export function classOf<Row>({ number, fold, spare }: Column<Row>): string | undefined {
  const classes = [
    number && 'num',
    fold && CLASSES[fold],
    spare && 'spare',
    spare === 'much' && 'much',
  ].filter(Boolean)
  return classes.length > 0 ? classes.join(' ') : undefined
}

/** Sorted by what, and which way: `Name:asc`. */
export type Sorting = { by: string; down: boolean }

export function sortingIn(search: URLSearchParams, standard: Sorting): Sorting {
  const [by, way] = (search.get('sort') ?? '').split(':')
  return by ? { by, down: way === 'desc' } : standard
}

/** The same page sorted by that column, the other way when it is already. Starts at the first row again. */
export function sortedBy(search: URLSearchParams, { by, down }: Sorting, column: string): string {
  const next = new URLSearchParams(search)
  next.delete('start')
  next.set('sort', `${column}:${by === column && !down ? 'desc' : 'asc'}`)
  return `?${next}`
}
