import { Icon } from '../primitives/icon.tsx'
import type { Named } from './name-finder.tsx'
import './name-finder.css'

type Props = { entries: readonly Named[]; remove: (id: string) => void }

/** The chosen entries, each with a remove button. */
export function ChosenList({ entries, remove }: Props) {
  if (entries.length === 0) return null
  return (
    <ul className="chosen-list">
      {entries.map(({ id, name }) => (
        <li key={id}>
          {name}
          <button
            className="button bare compact"
            type="button"
            aria-label={`Remove ${name}`}
            onClick={() => remove(id)}
          >
            <Icon name="close" />
          </button>
        </li>
      ))}
    </ul>
  )
}
