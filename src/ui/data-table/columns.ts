import type { ReactNode } from 'react'

/** A column of a table. `fold` determines where it is shown on a phone. */
export type Column<Row> = {
  id: string
  name: string
  cell: (row: Row) => ReactNode
  /** The value of the `sort` parameter. A column without it cannot be sorted. */
  sort?: string
  /** Aligned right. */
  number?: boolean
  /** On its own line on a phone, only on large screens, or at the end of the row. */
  fold?: 'line' | 'large' | 'end'
  /** Shown only on wide screens, or very wide ones ('much'). */
  spare?: boolean | 'much'
  /** Hidden until the user chooses it. */
  optional?: boolean
}

/** A page of the matching rows, beginning at `start`. */
export type Rows<Row> = { rows: readonly Row[]; start: number; total: number }

const CLASSES = { line: 'full-line', large: 'wide-only', end: 'actions-cell' } as const

export function classOf<Row>({ number, fold, spare }: Column<Row>): string | undefined {
  const classes = [
    number && 'number',
    fold && CLASSES[fold],
    spare && 'wider-only',
    spare === 'much' && 'widest-only',
  ].filter(Boolean)
  return classes.length > 0 ? classes.join(' ') : undefined
}

/** The sorting column and direction: `Name:asc` in the address. */
export type Sorting = { by: string; down: boolean }

export function sortingIn(search: URLSearchParams, standard: Sorting): Sorting {
  const [by, way] = (search.get('sort') ?? '').split(':')
  return by ? { by, down: way === 'desc' } : standard
}

/** Returns the query sorted by a column, reversed if it already is, and without an offset. */
export function sortedBy(search: URLSearchParams, { by, down }: Sorting, column: string): string {
  const next = new URLSearchParams(search)
  next.delete('start')
  next.set('sort', `${column}:${by === column && !down ? 'desc' : 'asc'}`)
  return `?${next}`
}
