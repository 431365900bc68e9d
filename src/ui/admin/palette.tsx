import './palette.css'
import '../data-table/search-bar.css'
import { adminPaths } from '../../web/admin-paths.ts'
import '../styles/form.css'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useFetcher, useNavigate } from 'react-router'
import { Icon, type IconName } from '../primitives/icon.tsx'

/** A page in the palette. */
export type Destination = { path: string; name: string; icon: IconName; note?: string | undefined }

/** The address that returns `Destination[]` for `?q=`. */
const FINDER = adminPaths.find
const MIN_SEARCH_LETTERS = 2

/**
 * The command palette: Ctrl or Cmd and K opens it, arrows choose, Enter opens the page. Pages are searched in the
 * browser, members on the server.
 */
export function Palette({ links }: { links: readonly Destination[] }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const list = useId()
  const finder = useFetcher<Destination[]>()
  const navigate = useNavigate()
  const [text, setText] = useState('')
  const [at, setAt] = useState(0)

  useEffect(() => {
    const open = (event: globalThis.KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      dialog.current?.showModal()
    }
    addEventListener('keydown', open)
    return () => removeEventListener('keydown', open)
  }, [])

  const query = text.trim().toLowerCase()
  const own = links.filter(({ name }) => name.toLowerCase().includes(query))
  const found = query.length >= MIN_SEARCH_LETTERS ? (finder.data ?? []) : []
  const all = [...own, ...found]
  const chosen = Math.min(at, all.length - 1)

  const search = (typed: string) => {
    setText(typed)
    setAt(0)
    if (typed.trim().length >= MIN_SEARCH_LETTERS)
      finder.load(`${FINDER}?q=${encodeURIComponent(typed.trim())}`)
  }
  const leave = () => {
    dialog.current?.close()
    setText('')
    setAt(0)
  }
  const go = (to: Destination | undefined) => {
    if (!to) return
    leave()
    navigate(to.path)
  }
  const steer = (event: KeyboardEvent) => {
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }
    const step = steps[event.key]
    if (event.key === 'Enter') go(all[chosen])
    else if (step && all.length > 0) setAt((chosen + step + all.length) % all.length)
    else return
    event.preventDefault()
  }

  return (
    <dialog ref={dialog} className="palette" aria-label="Go to" onClose={leave} closedby="any">
      <label className="search-field">
        <span className="visually-hidden">Go to a section or a person</span>
        <Icon name="search" />
        <input
          className="input"
          type="text"
          role="combobox"
          aria-expanded="true"
          aria-controls={list}
          aria-activedescendant={chosen < 0 ? undefined : `${list}-${chosen}`}
          aria-autocomplete="list"
          autoComplete="off"
          placeholder="Go to…"
          value={text}
          onChange={(event) => search(event.target.value)}
          onKeyDown={steer}
        />
      </label>
      <div id={list} role="listbox" aria-label="Pages" className="palette-items">
        {all.map((to, index) => (
          <button
            key={to.path}
            id={`${list}-${index}`}
            type="button"
            role="option"
            tabIndex={-1}
            aria-selected={index === chosen}
            onClick={() => go(to)}
          >
            <Icon name={to.icon} />
            <span>{to.name}</span>
            {to.note && <span className="muted small">{to.note}</span>}
          </button>
        ))}
      </div>
      {all.length === 0 && <p className="muted small">Nothing found.</p>}
    </dialog>
  )
}
