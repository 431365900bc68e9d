import '../styles/form.css'
import { type KeyboardEvent, useId, useState } from 'react'
import './name-finder.css'

/** An entry found by name. The note distinguishes entries with the same name. */
export type Named = { id: string; name: string; note?: string }

/** A source of names: a list (`useNamesOf`) or the server (`useNamesAt`). */
export type NameSource = {
  /** The results; undefined until they arrive. */
  found: readonly Named[] | undefined
  search: (typed: string) => void
  forget: () => void
}

type Props = {
  id: string
  source: NameSource
  choose: (id: Named) => void
  /** The text in the field until the user types. */
  value?: string
  placeholder: string
  listLabel: string
  describedBy?: string | undefined
  invalid?: boolean
}

/**
 * A field that finds names while the user types: arrows move, Enter chooses, Escape closes the list without a change.
 */
export function NameFinder({ id, source, choose, value = '', placeholder, listLabel, ...aria }: Props) {
  const list = useId()
  const [typed, setTyped] = useState<string>()
  const [at, setAt] = useState(0)
  const found = (typed !== undefined && source.found) || []
  const type = (text: string) => {
    setTyped(text)
    setAt(0)
    source.search(text)
  }
  const close = () => {
    setTyped(undefined)
    source.forget()
  }
  const take = (one: Named | undefined) => {
    if (!one) return
    choose(one)
    close()
  }
  const steer = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (event.key === 'Enter') take(found[at])
    else if (event.key === 'Escape') close()
    else if (!step) return
    else if (typed === undefined) type('')
    else if (found.length > 0) setAt((at + step + found.length) % found.length)
    event.preventDefault()
  }
  return (
    <div className="name-finder">
      <input
        className="input"
        id={id}
        type="text"
        role="combobox"
        aria-expanded={found.length > 0}
        aria-controls={list}
        aria-activedescendant={found[at] && `${list}-${at}`}
        aria-autocomplete="list"
        aria-describedby={aria.describedBy}
        aria-invalid={aria.invalid || undefined}
        autoComplete="off"
        placeholder={placeholder}
        value={typed ?? value}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => type(target.value)}
        onKeyDown={steer}
        onBlur={close}
      />
      <div id={list} role="listbox" aria-label={listLabel} hidden={found.length === 0}>
        {found.map((one, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: keyboard users operate the list from the field
          <div
            key={one.id}
            id={`${list}-${index}`}
            ref={index === at ? intoView : undefined}
            role="option"
            tabIndex={-1}
            aria-selected={index === at}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => take(one)}
          >
            {one.name} {one.note && <span className="muted small">{one.note}</span>}
          </div>
        ))}
      </div>
      {typed && source.found?.length === 0 && <p className="no-result">Nothing found. Try another name.</p>}
    </div>
  )
}

const intoView = (option: HTMLElement | null) => option?.scrollIntoView({ block: 'nearest' })
