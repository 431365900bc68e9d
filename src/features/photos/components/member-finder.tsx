import { type KeyboardEvent, useId, useState } from 'react'
import { folded } from '../../../kernel/text.ts'
import type { Taggable } from '../model.ts'

type Props = {
  members: readonly Taggable[]
  /** Who is chosen; kept until somebody else is. */
  chosen: Taggable | undefined
  choose: (id: string) => void
}

/** What fits the list; one who types on finds the others. */
const MOST_SHOWN = 50

/**
 * A member, chosen by typing part of the name: arrows choose, Enter takes, Escape closes and leaves who was chosen.
 * The form sends the id as `member`. [PHO-011]
 */
export function MemberFinder({ members, chosen, choose }: Props) {
  const list = useId()
  const [typed, setTyped] = useState<string>()
  const [at, setAt] = useState(0)
  const found = typed === undefined ? [] : fitting(members, typed)
  const take = (member: Taggable | undefined) => {
    if (!member) return
    choose(member.id)
    setTyped(undefined)
  }
  const steer = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (typed === undefined) {
      if (!step) return
      setTyped('')
    } else if (event.key === 'Enter') take(found[at])
    else if (event.key === 'Escape') setTyped(undefined)
    else if (step && found.length > 0) setAt((at + step + found.length) % found.length)
    else return
    event.preventDefault()
  }
  return (
    <div className="tag-finder">
      <input type="hidden" name="member" value={chosen?.id ?? ''} />
      <input
        className="in"
        id="who"
        type="text"
        role="combobox"
        aria-expanded={found.length > 0}
        aria-controls={list}
        aria-activedescendant={found[at] && `${list}-${at}`}
        aria-autocomplete="list"
        autoComplete="off"
        placeholder="Name of the member"
        value={typed ?? chosen?.name ?? ''}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => {
          setTyped(target.value)
          setAt(0)
        }}
        onKeyDown={steer}
        onBlur={() => setTyped(undefined)}
      />
      <div id={list} role="listbox" aria-label="Members found" hidden={found.length === 0}>
        {found.map((member, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard stays in the field and steers from there
          <div
            key={member.id}
            id={`${list}-${index}`}
            ref={index === at ? intoView : undefined}
            role="option"
            tabIndex={-1}
            aria-selected={index === at}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => take(member)}
          >
            {member.name}
          </div>
        ))}
      </div>
      {typed && found.length === 0 && <p className="none">No member found.</p>}
    </div>
  )
}

/** Those in whose name each typed word begins a word. */
function fitting(members: readonly Taggable[], typed: string): Taggable[] {
  const words = folded(typed).split(/\s+/).filter(Boolean)
  const fits = ({ name }: Taggable) => {
    const parts = folded(name).split(/[\s-]+/)
    return words.every((word) => parts.some((part) => part.startsWith(word)))
  }
  return members.filter(fits).slice(0, MOST_SHOWN)
}

const intoView = (option: HTMLElement | null) => option?.scrollIntoView({ block: 'nearest' })
