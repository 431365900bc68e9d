import './entry-list.css'
import type { ReactNode } from 'react'
import { DayText } from '../primitives/date-text.tsx'

type Added = { id: string; name: string; addedAt: Date; lastUsedAt: Date | null }

/** A list of things that the reader has added, such as passkeys or devices: when, last use, and actions. */
export const AddedEntries = <T extends Added>({
  entries,
  action,
}: {
  entries: readonly T[]
  action: (entry: T) => ReactNode
}) => (
  <ul className="entry-list">
    {entries.map((entry) => (
      <li key={entry.id}>
        <div>
          <p>
            <b>{entry.name}</b>
          </p>
          <p className="small muted">
            Added <DayText at={entry.addedAt} />,{' '}
            {entry.lastUsedAt ? (
              <>
                last used <DayText at={entry.lastUsedAt} />
              </>
            ) : (
              'not used yet'
            )}
          </p>
        </div>
        {action(entry)}
      </li>
    ))}
  </ul>
)
