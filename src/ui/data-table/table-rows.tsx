import './data-table.css'
import { memo, Suspense } from 'react'
import { type Column, classOf } from './columns.ts'
import { Pick } from './pick.tsx'
import { TABLE_ROLES } from './table-roles.ts'
import type { Keys } from './use-keys.ts'

type RowProps<Row> = {
  id: string
  row: Row
  index: number
  /** The name of the row, for its checkbox. */
  name: string
  columns: readonly Column<Row>[]
  keys: Keys
  /** Undefined if rows cannot be selected. */
  chosen: boolean | undefined
  tone: 'off' | 'ok' | 'warn' | 'bad' | 'info' | undefined
  form: string | undefined
}
type WaitingProps = { id: number; width: number }

/** A row, or a placeholder until it is loaded. */
export type Line<Row> = RowProps<Row> | WaitingProps

const CHUNK = 10

/** The row indexes in groups of ten. */
export const inChunks = (indexes: readonly number[]) => [
  ...Map.groupBy(indexes, (index) => Math.floor(index / CHUNK)),
]

/**
 * A group of rows that hydrates separately, so that a click waits only for these rows. It renders again only if one of
 * them changes.
 */
export const Lines = memo(PlainLines, areSameLines) as typeof PlainLines // memo drops the type parameter

function PlainLines<Row>({ lines }: { lines: readonly Line<Row>[] }) {
  return (
    <Suspense>
      {lines.map((line) =>
        'row' in line ? <TableRow key={line.id} {...line} /> : <Waiting key={line.id} {...line} />,
      )}
    </Suspense>
  )
}

type LinesProps = { lines: readonly object[] }

function areSameLines({ lines: before }: LinesProps, { lines: after }: LinesProps): boolean {
  return before.length === after.length && before.every((line, at) => isSameLine(line, after[at] ?? {}))
}

function isSameLine(before: object, after: object): boolean {
  const values = Object.values(after)
  return Object.values(before).every((value, at) => value === values[at])
}

function TableRow<Row>({ id, row, index, name, columns, keys, chosen, tone, form }: RowProps<Row>) {
  return (
    <tr
      {...TABLE_ROLES.row}
      aria-rowindex={index + 2}
      className={chosen ? 'chosen' : undefined}
      data-tone={tone}
      onMouseDown={keys.press}
      onClick={(event) => keys.click(event, index, id)}
    >
      {chosen !== undefined && <Pick {...{ name, index, id, chosen, keys, form }} />}
      {columns.map((column) => (
        <td {...TABLE_ROLES.cell} key={column.id} className={classOf(column)}>
          {column.cell(row)}
        </td>
      ))}
    </tr>
  )
}

function Waiting({ width }: WaitingProps) {
  return (
    <tr {...TABLE_ROLES.row} className="loading" aria-busy="true">
      <td {...TABLE_ROLES.cell} colSpan={width}>
        <i />
        <span className="visually-hidden">Loading</span>
      </td>
    </tr>
  )
}
