import type { MenuItem } from './content.ts'

/** An entry of a menu in its place, top to bottom: 0 stands in the menu itself, 1 below the nearest 0 above it. */
export type MenuRow = { item: MenuItem; depth: 0 | 1 }

/** Takes the row at `from`, with those below it, and puts it before the row that stands at `to` now. */
export type MenuMove = { from: number; to: number; depth: 0 | 1 }

/** A menu as rows, each entry followed by those below it. */
export const menuRows = (items: readonly MenuItem[]): MenuRow[] =>
  items.flatMap((item) => [
    { item, depth: 0 as const },
    ...(item.subItems ?? []).map((below) => ({ item: below, depth: 1 as const })),
  ])

/** How many rows belong to the one at `index`: itself and those below it. */
function blockLength(rows: readonly MenuRow[], index: number): number {
  if (rows[index]?.depth !== 0) return 1
  let length = 1
  while (rows[index + length]?.depth === 1) length += 1
  return length
}

/** The menu after a move; undefined where it would tear entries from theirs, or stand a third level deep. */
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

/** The moves that a row offers without dragging; one that leads nowhere is undefined. */
export type RowMoves = Record<'up' | 'down' | 'in' | 'out', MenuMove | undefined>

/** What the buttons of a row do. */
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

/** Where an entry lands that is dropped on another: before it, after it, or below it. */
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
