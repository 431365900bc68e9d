import { Link } from 'react-router'
import type { OwnRun } from '../../platform/jobs/bulk/progress.ts'
import { Icon } from '../../ui/primitives/icon.tsx'
import './bulk-runs.css'
import { runName } from './run-words.ts'

type Props = { runs: readonly OwnRun[]; page: string; query: string }

/** Links to the user's recent bulk runs. */
export function RunsUnderWay({ runs, page, query }: Props) {
  if (runs.length === 0) return null
  return (
    <nav className="bulk-runs" aria-label="Your last runs">
      {runs.map(({ id, kind, total, isFinished }) => (
        <Link key={id} to={`${page}/runs/${id}${query}`} preventScrollReset>
          <Icon name={isFinished ? 'history' : 'clock'} />
          {`${runName(kind)}, ${total}`}
          {!isFinished && (
            <span className="badge" data-tone="info">
              Running
            </span>
          )}
        </Link>
      ))}
    </nav>
  )
}
