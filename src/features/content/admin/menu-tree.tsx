import './menu-tree.css'
import { type DragEvent, type ReactNode, useState } from 'react'
import { useSubmit } from 'react-router'
import { folded } from '../../../kernel/text.ts'
import { Empty } from '../../../ui/primitives/note.tsx'
import type { MenuItem, MenuName } from '../model/content.ts'
import { dropOf, type MenuMove, type MenuRow, menuRows } from '../model/menu-tree.ts'
import { MenuTreeRow } from './menu-tree-row.tsx'

type Props = {
  title: string
  menu: MenuName
  /** The row version of the configuration shown: a move based on another version is refused. */
  version: number
  items: readonly MenuItem[]
  /** Filters the entries by title or link. Filtered entries cannot be moved. */
  q: string
  edit: ReactNode
}

type Where = 'before' | 'after' | 'below'
type Over = { index: number; where: Where }

/** A menu as a tree. Each move is a separate form, so that it works without dragging and without scripts. */
export function MenuTree({ title, menu, version, items, q, edit }: Props) {
  const rows = menuRows(items)
  const shown = rows.map((row, index) => ({ row, index })).filter(({ row }) => holds(row, q))
  const { dragged, over, handlers } = useDragging(rows, menu, version)
  return (
    <section className="menu-tree" aria-labelledby={`menu-${menu}`}>
      <div className="row between margin-bottom-2">
        <h2 id={`menu-${menu}`}>{title}</h2>
        {edit}
      </div>
      <ol>
        {shown.map(({ row, index }) => (
          <MenuTreeRow
            key={`${row.item.title} ${row.item.link}`}
            {...{ menu, version, rows, index }}
            canMove={q === ''}
            isDragged={dragged === index}
            over={over?.index === index ? over.where : undefined}
            {...handlers(index)}
          />
        ))}
      </ol>
      {shown.length === 0 && (
        <Empty>
          <p>{rows.length === 0 ? 'Nothing in this menu yet.' : 'No entry matches.'}</p>
        </Empty>
      )}
    </section>
  )
}

const holds = ({ item: { title, link } }: MenuRow, q: string): boolean =>
  folded(`${title} ${link}`).includes(folded(q))

/** The form fields of a drop, the same as those of a row's buttons. */
const moveFields = (menu: MenuName, version: number, { from, to, depth }: MenuMove) => ({
  menu,
  version: String(version),
  move: `${from},${to},${depth}`,
})

function useDragging(rows: readonly MenuRow[], menu: MenuName, version: number) {
  const submit = useSubmit()
  const [dragged, setDragged] = useState<number>()
  const [over, setOver] = useState<Over>()
  const stop = () => {
    setDragged(undefined)
    setOver(undefined)
  }
  const handlers = (index: number) => ({
    onDragStart: (event: DragEvent) => {
      event.dataTransfer.effectAllowed = 'move'
      // Firefox starts a drag only if it has data.
      event.dataTransfer.setData('text/plain', rows[index]?.item.title ?? '')
      setDragged(index)
    },
    onDragOver: (event: DragEvent) => {
      if (dragged === undefined) return
      const where = whereOver(event)
      const isPossible = dropOf(rows, dragged, index, where) !== undefined
      if (isPossible) event.preventDefault()
      setOver(isPossible ? { index, where } : undefined)
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      const move = dragged === undefined ? undefined : dropOf(rows, dragged, index, whereOver(event))
      stop()
      if (move) void submit(moveFields(menu, version, move), { method: 'post', preventScrollReset: true })
    },
    onDragEnd: stop,
  })
  return { dragged, over, handlers }
}

/** Drops land before a row on its upper third, after it on its lower third, and below it in the middle. */
function whereOver(event: DragEvent): Where {
  const { top, height } = event.currentTarget.getBoundingClientRect()
  const share = (event.clientY - top) / height
  if (share < 1 / 3) return 'before'
  return share > 2 / 3 ? 'after' : 'below'
}
