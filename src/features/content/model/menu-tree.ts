import type { MenuItem } from './content.ts'

/** A menu entry in document order. Depth 0 is the top level; depth 1 belongs to the nearest entry of depth 0 above. */
export type MenuRow = { item: MenuItem; depth: 0 | 1 }

/** Moves the row at `from`, with its sub-items, before the row that is currently at `to`. */
export type MenuMove = { from: number; to: number; depth: 0 | 1 }

/** Returns a menu as rows, each entry followed by its sub-items. */
export const menuRows = (items: readonly MenuItem[]): MenuRow[] =>
  items.flatMap((item) => [
    { item, depth: 0 as const },
    ...(item.subItems ?? []).map((below) => ({ item: below, depth: 1 as const })),
  ])

/** Counts the row at `index` and its sub-items. */
function blockLength(rows: readonly MenuRow[], index: number): number {
  if (rows[index]?.depth !== 0) return 1
  let length = 1
  while (rows[index + length]?.depth === 1) length += 1
  return length
}

/** Returns the menu after a move. Undefined if it would separate sub-items from their entry or need a third level. */
export function moveEntry(items: readonly MenuItem[], { from, to, depth }: MenuMove): MenuItem[] | undefined {
  const rows = menuRows(items)
  const moved = rows[from]
  if (!moved || to < 0 || to > rows.length) return undefined
  const length = blockLength(rows, from)
  if (to > from && to < from + length) return undefined
  if (depth === 1 && length > 1) return undefined
  const block = rows
    .slice(from, from + length)
    .map((row) => ({ ...row, depth: row === moved ? depth : row.depth }))
  const rest = rows.toSpliced(from, length)
  const place = to > from ? to - length : to
  if (depth === 1 && place === 0) return undefined
  if (depth === 0 && rest[place]?.depth === 1) return undefined
  return menuOf(rest.toSpliced(place, 0, ...block))
}

function menuOf(rows: readonly MenuRow[]): MenuItem[] {
  const menu: MenuItem[] = []
  for (const { item, depth } of rows) {
    const { subItems: _before, ...own } = item
    const parent = menu.at(-1)
    if (depth === 0 || !parent) menu.push(own)
    else parent.subItems = [...(parent.subItems ?? []), own]
  }
  return menu
}

/** The moves that a row offers without dragging; undefined if one is impossible. */
export type RowMoves = Record<'up' | 'down' | 'in' | 'out', MenuMove | undefined>

/** Returns the moves of a row's buttons. */
export function movesOf(rows: readonly MenuRow[], from: number): RowMoves {
  const none = { up: undefined, down: undefined, in: undefined, out: undefined }
  const row = rows[from]
  if (!row) return none
  if (row.depth === 1)
    return {
      ...none,
      up: rows[from - 1]?.depth === 1 ? { from, to: from - 1, depth: 1 } : undefined,
      down: rows[from + 1]?.depth === 1 ? { from, to: from + 2, depth: 1 } : undefined,
      out: { from, to: endOfFamily(rows, from), depth: 0 },
    }
  const length = blockLength(rows, from)
  const next = from + length
  const isFirst = from === 0
  return {
    ...none,
    up: isFirst ? undefined : { from, to: startOfFamily(rows, from - 1), depth: 0 },
    down: next < rows.length ? { from, to: next + blockLength(rows, next), depth: 0 } : undefined,
    in: isFirst || length > 1 || !row.item.link ? undefined : { from, to: from, depth: 1 },
  }
}

/** Returns the move of an entry that is dropped before, after or below another. Undefined if it is impossible. */
export function dropOf(
  rows: readonly MenuRow[],
  from: number,
  on: number,
  where: 'before' | 'after' | 'below',
): MenuMove | undefined {
  const target = rows[on]
  const dragged = rows[from]
  if (!target || !dragged || from === on) return undefined
  const hasOthers = blockLength(rows, from) > 1
  if (where === 'below' || target.depth === 1) {
    if (hasOthers || !dragged.item.link) return undefined
    const to = where === 'below' ? endOfFamily(rows, on) : on + (where === 'after' ? 1 : 0)
    return { from, to, depth: 1 }
  }
  return { from, to: where === 'after' ? endOfFamily(rows, on) : on, depth: 0 }
}

function startOfFamily(rows: readonly MenuRow[], index: number): number {
  let start = index
  while (start > 0 && rows[start]?.depth === 1) start -= 1
  return start
}

function endOfFamily(rows: readonly MenuRow[], index: number): number {
  const start = startOfFamily(rows, index)
  return start + blockLength(rows, start)
}
