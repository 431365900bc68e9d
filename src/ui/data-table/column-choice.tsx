import './data-table.css'
import '../styles/form.css'
import { useEffect, useMemo, useState } from 'react'
import { Icon } from '../primitives/icon.tsx'
import type { Column } from './columns.ts'

/** Returns the visible columns of a table. The browser remembers the choice by the name of the table. */
export function useColumns<Row>(table: string, all: readonly Column<Row>[]) {
  const [hidden, setHidden] = useState<ReadonlySet<string>>(() => standard(all))
  const place = `columns:${table}`
  useEffect(() => {
    const kept = localStorage.getItem(place)
    if (kept !== null) setHidden(new Set(kept.split(',')))
  }, [place])
  const toggle = (id: string) => {
    const next = new Set(hidden)
    if (!next.delete(id)) next.add(id)
    localStorage.setItem(place, [...next].join(','))
    setHidden(next)
  }
  const columns = useMemo(() => all.filter(({ id }) => !hidden.has(id)), [all, hidden])
  return { columns, hidden, toggle }
}

const standard = <Row,>(all: readonly Column<Row>[]) =>
  new Set(all.filter(({ optional }) => optional).map(({ id }) => id))

type Props = {
  all: readonly Column<never>[]
  hidden: ReadonlySet<string>
  toggle: (id: string) => void
}

/** Checkboxes to choose the visible columns. The first column and the actions cannot be hidden. */
export function ColumnChoice({ all, hidden, toggle }: Props) {
  return (
    <details className="column-choice wide-only">
      <summary className="button secondary compact">
        <Icon name="columns" /> Columns
      </summary>
      <fieldset aria-label="Columns">
        {all.slice(1).map(({ id, name, spare }) =>
          id === 'actions' ? null : (
            <label key={id} className="tick">
              <input type="checkbox" checked={!hidden.has(id)} onChange={() => toggle(id)} />
              {name}
              {spare && (
                <small className={spare === 'much' ? 'widest-only' : 'wider-only'}>on a wider screen</small>
              )}
            </label>
          ),
        )}
      </fieldset>
    </details>
  )
}
