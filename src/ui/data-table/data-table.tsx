import './data-table.css'
import { useVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { Link, useSearchParams } from 'react-router'
import { type Column, classOf, type Rows, type Sorting, sortedBy } from './columns.ts'
import { PickAll } from './pick.tsx'
import { isSelected, type Selection } from './selection.ts'
import { TABLE_ROLES } from './table-roles.ts'
import { inChunks, type Line, Lines } from './table-rows.tsx'
import { useKeys } from './use-keys.ts'
import { PAGE, useRows } from './use-rows.ts'

export type DataTableProps<Row> = {
  /** The accessible name: 'Members'. */
  label: string
  rows: Rows<Row>
  /** The address of further pages, returned as JSON `Rows` for the query of this page. */
  address: string
  columns: readonly Column<Row>[]
  keyOf: (row: Row) => string
  /** Returns the name of a row, for its checkbox. */
  nameOf: (row: Row) => string
  sorting: Sorting
  /** If given, rows can be selected. */
  selection?: Selection
  onSelect?: (selection: Selection) => void
  /** Whether a row is shown in a quieter style. */
  isOff?: (row: Row) => boolean
  /** The form that submits the checkboxes without scripts. */
  form?: string
  /** The colour of a row, in addition to its state in words. */
  toneOf?: (row: Row) => 'ok' | 'warn' | 'bad' | 'info'
  /** Shown when no row matches. */
  empty: ReactNode
  /** A class for page-specific styles. */
  className?: string
}

const ROW_HEIGHT = 45
const WIDE = '(min-width: 768px)'

/**
 * The table of admin pages. Loads rows page by page, renders only visible ones, and lets users select them by mouse or
 * keyboard. On a phone, rows fold into lines. Without scripts it shows one page, with a link to the next.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, rows: first, address, columns, sorting, selection, onSelect, keyOf, empty } = props
  const frame = useRef<HTMLDivElement>(null)
  const wide = useSyncExternalStore(onWidth, isWide, () => false)
  const { found, failed, show } = useRows(first, address)
  const [grown, grow] = useState({ of: first, shown: PAGE })
  const shown = grown.of === first ? grown.shown : PAGE
  const { total } = first
  const many = wide ? total : Math.min(shown, total)
  const virtual = useVirtualizer({
    count: many,
    getScrollElement: () => frame.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 12,
    enabled: wide,
  })
  const window = wide ? virtual.getVirtualItems() : []
  const from = wide ? (window[0]?.index ?? 0) : 0
  const to = wide ? (window.at(-1)?.index ?? Math.min(PAGE, many) - 1) : many - 1
  useEffect(() => {
    if (to >= from) void show(from, to)
  }, [from, to, show])
  const keys = useKeys({ ...props, found, show, total, scrollTo: (index) => virtual.scrollToIndex(index) })

  const indexes = Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at)
  const before = wide ? (window[0]?.start ?? 0) : 0
  const after = wide ? Math.max(0, virtual.getTotalSize() - (window.at(-1)?.end ?? 0)) : 0
  const width = columns.length + (selection ? 1 : 0)
  const lineAt = (index: number): Line<Row> => {
    const row = found.get(index)
    if (!row) return { id: index, width }
    const id = keyOf(row)
    const chosen = selection && isSelected(selection, id)
    const tone = props.isOff?.(row) ? 'off' : props.toneOf?.(row)
    return { id, row, index, name: props.nameOf(row), columns, keys, chosen, tone, form: props.form }
  }
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard */}
      <section className="table-frame" ref={frame} tabIndex={0} aria-label={label} {...keys.frame}>
        <table
          {...TABLE_ROLES.table}
          className={['table admin-table folds', !selection && 'plain', props.className]
            .filter(Boolean)
            .join(' ')}
          aria-rowcount={total + 1}
        >
          <thead {...TABLE_ROLES.group}>
            <tr {...TABLE_ROLES.row}>
              {selection && onSelect && <PickAll {...{ selection, onSelect, total }} />}
              {columns.map((column) => (
                <Head key={column.id} column={column} sorting={sorting} />
              ))}
            </tr>
          </thead>
          <tbody {...TABLE_ROLES.group}>
            <Gap height={before} width={width} />
            {inChunks(indexes).map(([chunk, some]) => (
              <Lines key={chunk} lines={some.map(lineAt)} />
            ))}
            <Gap height={after} width={width} />
          </tbody>
        </table>
        {total === 0 && empty}
      </section>
      <Foot
        {...{ first, many, wide, failed }}
        more={() => grow({ of: first, shown: shown + PAGE })}
        retry={() => void show(from, to)}
      />
    </>
  )
}

function Head<Row>({ column, sorting }: { column: Column<Row>; sorting: Sorting }) {
  const [search] = useSearchParams()
  const { id, name, sort } = column
  if (!sort)
    return (
      <th {...TABLE_ROLES.columnHeader} className={classOf(column)}>
        {id === 'actions' ? <span className="visually-hidden">{name}</span> : name}
      </th>
    )
  const sorted = sorting.by === sort
  return (
    <th
      {...TABLE_ROLES.columnHeader}
      className={classOf(column)}
      aria-sort={sorted ? (sorting.down ? 'descending' : 'ascending') : undefined}
    >
      <Link to={{ pathname: '.', search: sortedBy(search, sorting, sort) }} preventScrollReset>
        {name}
        {sorted && <span aria-hidden="true">{sorting.down ? '↓' : '↑'}</span>}
      </Link>
    </th>
  )
}

/**
 * The height of rows that are not rendered, set by script because the content security policy forbids style attributes.
 */
function Gap({ height, width }: { height: number; width: number }) {
  if (height <= 0) return null
  return (
    <tr {...TABLE_ROLES.row} className="spacer">
      <td
        {...TABLE_ROLES.cell}
        colSpan={width}
        ref={(cell) => {
          if (cell) cell.style.height = `${height}px`
        }}
      />
    </tr>
  )
}

type FootProps = {
  first: Rows<unknown>
  many: number
  wide: boolean
  failed: boolean
  more: () => void
  retry: () => void
}

function Foot({ first: { rows, start, total }, many, wide, failed, more, retry }: FootProps) {
  const [search] = useSearchParams()
  const next = new URLSearchParams(search)
  next.set('start', String(start + rows.length))
  if (failed) {
    return (
      <p className="row margin-top-3" role="alert">
        Some rows could not be loaded.
        <button className="button secondary compact" type="button" onClick={retry}>
          Try again
        </button>
      </p>
    )
  }
  return (
    <div className="row between margin-top-3">
      <p className="small muted" role="status">
        {total === 1 ? '1 row' : `${total.toLocaleString('en-GB')} rows`}
      </p>
      {!wide && many < total && (
        <button className="button secondary compact narrow-only" type="button" onClick={more}>
          Show more
        </button>
      )}
      {start + rows.length < total && (
        <noscript>
          <a className="button secondary compact" href={`?${next}`}>
            Next {PAGE}
          </a>
        </noscript>
      )}
    </div>
  )
}

const isWide = () => matchMedia(WIDE).matches

function onWidth(notify: () => void) {
  const query = matchMedia(WIDE)
  query.addEventListener('change', notify)
  return () => query.removeEventListener('change', notify)
}
