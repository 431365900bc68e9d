import './entry-list.css'
import type { ReactNode } from 'react'
import { DayText } from '../primitives/date-text.tsx'

type Added = { id: string; name: string; addedAt: Date; lastUsedAt: Date | null }

/** What the reader has added, such as passkeys and devices: when, its last use, and what can be done with it. */
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
