import './members.css'
import '../../../ui/admin/row-menu.css'
import { createContext, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Link } from 'react-router'
import { Icon } from '../../../ui/primitives/icon.tsx'
import { adminPaths } from '../../../web/admin-paths.ts'
import type { Mark as Intent } from '../model/marks.ts'
import { useMarking } from './marking.tsx'
import type { AdminRow } from './member-row.ts'

type Menu = ReturnType<typeof useRowMenu>

/**
 * Manages the row menu, which all rows share, and the marks of members. `query` is the query of the table. `open`
 * shows the menu below a button, within the window.
 */
export function useRowMenu(query: string, rows: object) {
  const [row, setRow] = useState<AdminRow>()
  const { asked, marks, mark, send } = useMarking(rows)
  const popover = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLElement>(null)
  const open = useCallback((of: AdminRow, button: HTMLElement) => {
    // The items must be rendered before they are measured and focused.
    flushSync(() => setRow(of))
    opener.current = button
    const menu = popover.current
    if (!menu) return
    menu.showPopover()
    const { bottom, right, top } = button.getBoundingClientRect()
    const { offsetHeight: height, offsetWidth: width } = menu
    menu.style.top = `${bottom + height > innerHeight ? Math.max(8, top - height) : bottom}px`
    menu.style.left = `${Math.max(8, right - width)}px`
    menu.querySelector<HTMLElement>('a, button')?.focus()
  }, [])
  const close = useCallback(() => {
    popover.current?.hidePopover()
    opener.current?.focus({ preventScroll: true })
  }, [])
  return useMemo(
    () => ({
      row: row && { ...row, ...marks.get(row.id) },
      asked,
      marks,
      popover,
      query,
      mark,
      send,
      open,
      close,
    }),
    [row, asked, marks, query, mark, send, open, close],
  )
}

export const MenuContext = createContext<Menu | undefined>(undefined)

/** The address of a member's modal, keeping the query of the table. */
export const useMemberAddress = (id: string): string =>
  `${adminPaths.member(id)}${useContext(MenuContext)?.query ?? ''}`

/** The marks set on a member since the rows were loaded. */
export const useMarks = (id: string) => useContext(MenuContext)?.marks.get(id)

/** The button that opens a row's menu by click, Enter, Space or the down arrow. */
export function MenuButton({ row }: { row: AdminRow }) {
  const menu = useContext(MenuContext)
  const address = useMemberAddress(row.id)
  // Without scripts it links to the modal, which has the same buttons.
  return (
    // biome-ignore lint/a11y/useSemanticElements: without scripts it is a link
    <a
      className="button bare compact icon-only dots"
      role="button"
      aria-haspopup="menu"
      aria-label={`Actions for ${row.name}`}
      href={address}
      onClick={(event) => {
        event.preventDefault()
        menu?.open(row, event.currentTarget)
      }}
      onKeyDown={(event) => {
        if (event.key !== ' ' && event.key !== 'ArrowDown') return
        event.preventDefault()
        menu?.open(row, event.currentTarget)
      }}
    >
      <Icon name="dots" />
    </a>
  )
}

/** The menu of actions that do not need the modal. Each button names what it does. */
export function RowMenu({ menu }: { menu: Menu }) {
  const { row, popover, query, send, close } = menu
  // Scrolling would move the row away from its menu.
  useEffect(() => {
    const hide = () => popover.current?.hidePopover()
    addEventListener('scroll', hide, { capture: true, passive: true })
    return () => removeEventListener('scroll', hide, { capture: true })
  }, [popover])
  const act = (intent: Intent) => () => {
    if (row) send(row.id, intent)
    close()
  }
  return (
    <div
      ref={popover}
      popover="auto"
      className="row-menu"
      role="menu"
      aria-label={row ? `Actions for ${row.name}` : 'Actions'}
      onKeyDown={steer}
    >
      {row && (
        <>
          <Link
            role="menuitem"
            to={`${adminPaths.member(row.id)}${query}`}
            preventScrollReset
            onClick={close}
          >
            Open
          </Link>
          <button role="menuitem" type="button" onClick={act(row.ehaRegistered ? 'eha-off' : 'eha-on')}>
            {row.ehaRegistered ? 'EHA: make inactive' : 'EHA: make active'}
          </button>
          <button role="menuitem" type="button" onClick={act(row.active ? 'inactive' : 'active')}>
            {row.active ? 'Make inactive' : 'Make active'}
          </button>
          {row.hasAccount && (
            <button role="menuitem" type="button" onClick={act('reset-link')}>
              Send reset link
            </button>
          )}
        </>
      )}
    </div>
  )
}

function steer(event: React.KeyboardEvent<HTMLDivElement>) {
  // Closing returns the focus to the button, and Tab continues from there.
  if (event.key === 'Tab') event.currentTarget.hidePopover()
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  if (step === 0) return
  event.preventDefault()
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=menuitem]')]
  const at = items.findIndex((item) => item.matches(':focus'))
  items[(at + step + items.length) % items.length]?.focus()
}
