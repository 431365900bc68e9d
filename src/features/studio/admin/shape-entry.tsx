import './studio.css'
import '../../../ui/styles/form.css'
import { createContext, useContext, useState } from 'react'
import type { Shape } from '../../../platform/content/shape.ts'
import { ChosenList } from '../../../ui/forms/chosen-list.tsx'
import { NameFinder } from '../../../ui/forms/name-finder.tsx'
import { useNamesAt } from '../../../ui/forms/name-sources.ts'
import type { Json } from '../model/shapes.ts'
import type { RelatedEntries } from '../queries/related.server.ts'
import { useStudioContext } from './studio-layout.tsx'

/** The entries that the shapes of a form refer to, by type. */
export const ShapeEntries = createContext<Readonly<Record<string, RelatedEntries>>>({})

type EntryShape = Extract<Shape, { kind: 'entry' }>
type Props = { shape: EntryShape; value: Json; change: (value: Json) => void; path: string }

/** Chooses an entry inside a structured value: from a list if there are few, otherwise by searching for its name. */
export function ShapeEntry({ shape: { label, to, none }, value, change, path }: Props) {
  const { all = true, options = [] } = useContext(ShapeEntries)[to] ?? {}
  return (
    <div className="field">
      <label htmlFor={path}>{label}</label>
      {all ? (
        <select
          className="input"
          id={path}
          value={String(value ?? '')}
          onChange={({ target }) => change(target.value)}
        >
          <option value="">{none ?? 'Please choose'}</option>
          {options.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      ) : (
        <Found {...{ to, label, path, change }} start={options.find(({ id }) => id === value)} />
      )}
    </div>
  )
}

type FoundProps = {
  to: string
  label: string
  path: string
  start: { id: string; name: string } | undefined
  change: (value: Json) => void
}

function Found({ to, label, path, start, change }: FoundProps) {
  const [chosen, setChosen] = useState(start)
  const source = useNamesAt(`${useStudioContext()}/${to}/pick`)
  const choose = (one: { id: string; name: string } | undefined) => {
    setChosen(one)
    change(one?.id ?? '')
  }
  return (
    <>
      {chosen && <ChosenList entries={[chosen]} remove={() => choose(undefined)} />}
      <NameFinder
        id={path}
        source={source}
        choose={choose}
        placeholder="Search by name"
        listLabel={`${label}: found`}
      />
    </>
  )
}
