import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { CUT, NOT_LOADED, reportFailure } from '../../../ui/desk/failures.ts'
import { Icon } from '../../../ui/primitives/icon.tsx'
import type { Named } from '../model.ts'
import { useStudioDesk } from './studio-desk.tsx'

type Props = { to: string; label: ReactNode; id: string; choose: (entry: Named) => void }

const PAUSE_MS = 150

/** Looks entries of a type up by name: arrows choose, Enter takes, Escape closes. */
export function Finder({ to, label, id, choose }: Props) {
  const list = useId()
  const { found, search, forget } = useFound(to)
  const [text, setText] = useState('')
  const [at, setAt] = useState(0)
  const take = (entry: Named | undefined) => {
    if (!entry) return
    choose(entry)
    setText('')
    forget()
  }
  const steer = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (event.key === 'Enter') take(found[at])
    else if (event.key === 'Escape') forget()
    else if (step && found.length > 0) setAt((at + step + found.length) % found.length)
    else return
    event.preventDefault()
  }
  return (
    <div className="finder">
      <label className="find">
        <span className="vh">Search: {label}</span>
        <Icon name="search" />
        <input
          className="in"
          id={id}
          type="text"
          role="combobox"
          aria-expanded={found.length > 0}
          aria-controls={list}
          aria-activedescendant={found[at] && `${list}-${at}`}
          aria-autocomplete="list"
          autoComplete="off"
          placeholder="Search by name"
          value={text}
          onChange={(event) => {
            setText(event.target.value)
            setAt(0)
            search(event.target.value)
          }}
          onKeyDown={steer}
          onBlur={forget}
        />
      </label>
      <div id={list} role="listbox" aria-label="Found" hidden={found.length === 0}>
        {found.map((entry, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard stays in the field and steers from there
          <div
            key={entry.id}
            id={`${list}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === at}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => take(entry)}
          >
            {entry.name}
          </div>
        ))}
      </div>
    </div>
  )
}

function useFound(to: string) {
  const desk = useStudioDesk()
  const [found, setFound] = useState<Named[]>([])
  const asked = useRef('')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const forget = () => {
    asked.current = ''
    setFound([])
  }
  const search = (typed: string) => {
    const q = typed.trim()
    asked.current = q
    clearTimeout(timer.current)
    if (!q) return forget()
    timer.current = setTimeout(async () => {
      const answer = await fetch(`${desk}/${to}/pick?q=${encodeURIComponent(q)}`).catch(() => undefined)
      if (!answer?.ok) reportFailure(`${NOT_LOADED} ${CUT}`)
      // A later question may have been answered first.
      if (answer?.ok && asked.current === q) setFound((await answer.json()) as Named[]) // as the route answers
    }, PAUSE_MS)
  }
  return { found, search, forget }
}
