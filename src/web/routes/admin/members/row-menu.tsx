import { createContext, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Link, useFetcher } from 'react-router'
import { useNotify } from '../../../../ui/desk/notices.ts'
import { Icon } from '../../../../ui/primitives/icon.tsx'
import type { Marked } from './mark.server.ts'
import type { DeskRow } from './rows.server.ts'

type Marks = Partial<Pick<DeskRow, 'active' | 'ehaRegistered'>>
type Menu = ReturnType<typeof useRowMenu>

const NONE: ReadonlyMap<string, Marks> = new Map()

/**
 * The menu of a row and what was marked since the rows were fetched: one for all rows, which lead to members with the
 * `query` of the table. Rows that are fetched anew know their marks themselves. `open` shows it below a button, inside
 * of the window.
 */
export function useRowMenu(query: string, rows: object) {
  const [row, setRow] = useState<DeskRow>()
  const [marked, setMarked] = useState({ rows, marks: NONE })
  const marks = marked.rows === rows ? marked.marks : NONE
  const popover = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLElement>(null)
  const mark = useCallback(
    (id: string, mark: Marks) =>
      setMarked((before) => {
        const all = before.rows === rows ? before.marks : NONE
        return { rows, marks: new Map(all).set(id, { ...all.get(id), ...mark }) }
      }),
    [rows],
  )
  const open = useCallback((of: DeskRow, button: HTMLElement) => {
    // The items must stand there before they are measured and focused.
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
    // The row would go away from under it.
    addEventListener('scroll', () => menu.hidePopover(), { capture: true, once: true })
  }, [])
  const close = useCallback(() => {
    popover.current?.hidePopover()
    opener.current?.focus({ preventScroll: true })
  }, [])
  return useMemo(
    () => ({ row: row && { ...row, ...marks.get(row.id) }, marks, popover, query, mark, open, close }),
    [row, marks, query, mark, open, close],
  )
}

export const MenuContext = createContext<Menu | undefined>(undefined)

/** The address of a member, from the table as it is searched and sorted. */
export const useMemberAddress = (id: string): string =>
  `/admin/members/${id}${useContext(MenuContext)?.query ?? ''}`

export const useMarks = (id: string): Marks | undefined => useContext(MenuContext)?.marks.get(id)

export function MenuButton({ row }: { row: DeskRow }) {
  const menu = useContext(MenuContext)
  const address = useMemberAddress(row.id)
  // Without scripts it leads to the modal, which has the same buttons.
  return (
    // biome-ignore lint/a11y/useSemanticElements: without scripts it is a link
    <a
      className="btn bare s icon"
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

/** What can be done to one member without opening them. Each button names what it does. [ADM-013, decisions E24] */
export function RowMenu({ menu }: { menu: Menu }) {
  const { row, popover, query, close } = menu
  const send = useMarking()
  const act = (intent: string) => () => {
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
          <Link role="menuitem" to={`/admin/members/${row.id}${query}`} preventScrollReset onClick={close}>
            Open
          </Link>
          <button role="menuitem" type="button" onClick={act(row.ehaRegistered ? 'eha-off' : 'eha-on')}>
            {row.ehaRegistered ? 'EHA Inactive' : 'EHA Active'}
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

/** Marks a member in the background, shows it in the row and says what came of it. */
function useMarking() {
  const { data, submit } = useFetcher<Marked>()
  useMarked(data)
  return (id: string, intent: string) =>
    void submit({ id, intent }, { method: 'post', action: '/admin/members' })
}

/** Says what came of a mark, once, and shows it in the row. */
export function useMarked(data: Marked | undefined): void {
  const notify = useNotify()
  const mark = useContext(MenuContext)?.mark
  const told = useRef<Marked>(undefined)
  useEffect(() => {
    if (!data || told.current === data) return
    told.current = data
    notify(data.notice)
    if (data.marked) mark?.(data.id, data.marked)
  }, [data, notify, mark])
}

function steer(event: React.KeyboardEvent<HTMLDivElement>) {
  // Closed, it gives the focus back to its button, and Tab goes on from there.
  if (event.key === 'Tab') event.currentTarget.hidePopover()
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  if (step === 0) return
  event.preventDefault()
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=menuitem]')]
  const at = items.findIndex((item) => item.matches(':focus'))
  items[(at + step + items.length) % items.length]?.focus()
}
