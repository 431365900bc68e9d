import './menu-tree.css'
import '../../../ui/admin/tool-button.css'
import type { DragEventHandler } from 'react'
import { Form } from 'react-router'
import { Icon, type IconName } from '../../../ui/primitives/icon.tsx'
import type { MenuItem, MenuName } from '../model/content.ts'
import { type MenuRow, movesOf, type RowMoves } from '../model/menu-tree.ts'

type Props = {
  menu: MenuName
  version: number
  rows: readonly MenuRow[]
  index: number
  canMove: boolean
  isDragged: boolean
  /** Where the dragged entry would land relative to this one. */
  over: 'before' | 'after' | 'below' | undefined
  onDragStart: DragEventHandler
  onDragOver: DragEventHandler
  onDrop: DragEventHandler
  onDragEnd: DragEventHandler
}

const BUTTONS: readonly { way: keyof RowMoves; icon: IconName; words: (title: string) => string }[] = [
  { way: 'up', icon: 'down', words: (title) => `Move ${title} up` },
  { way: 'down', icon: 'down', words: (title) => `Move ${title} down` },
  { way: 'out', icon: 'left', words: (title) => `Move ${title} out, to the top level` },
  { way: 'in', icon: 'right', words: (title) => `Move ${title} into the entry above` },
]

/** One menu entry: its title, link and visibility, and buttons to move it. */
export function MenuTreeRow({ menu, version, rows, index, canMove, isDragged, over, ...drag }: Props) {
  const row = rows[index]
  if (!row) return null
  const { title, showInMenu, private: isPrivate } = row.item
  const moves = movesOf(rows, index)
  return (
    <li
      data-depth={row.depth}
      data-over={over}
      data-dragged={isDragged || undefined}
      draggable={canMove}
      {...(canMove && drag)}
    >
      {canMove && (
        <span className="drag-handle" aria-hidden="true">
          <Icon name="dots" />
        </span>
      )}
      <div className="menu-label">
        <b>{title}</b>
        <span className="second-line">{leadsTo(row.item)}</span>
      </div>
      {!showInMenu && <span className="badge">Hidden</span>}
      {isPrivate && <span className="badge">Members only</span>}
      {canMove && (
        <Form method="post" preventScrollReset className="tree-tools">
          <input type="hidden" name="menu" value={menu} />
          <input type="hidden" name="version" value={version} />
          {BUTTONS.map(({ way, icon, words }) => {
            const move = moves[way]
            return (
              <button
                key={way}
                className="tool-button"
                type="submit"
                name="move"
                value={move && `${move.from},${move.to},${move.depth}`}
                disabled={!move}
                aria-label={words(title)}
                title={words(title)}
              >
                <span className={way === 'up' ? 'up' : undefined}>
                  <Icon name={icon} />
                </span>
              </button>
            )
          })}
        </Form>
      )}
    </li>
  )
}

/** Describes a link: a page of this site by its path, another site by its host. */
function leadsTo({ link, typeLink }: MenuItem): string {
  if (link === '') return 'Opens the entries below it'
  return typeLink === 'external' ? `Another site: ${link}` : `Page: ${link}`
}
