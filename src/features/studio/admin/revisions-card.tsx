import './revisions.css'
import { Link } from 'react-router'
import { longDateTime } from '../../../kernel/dates.ts'
import type { DraftFacts } from '../queries/entry-form.server.ts'
import type { RevisionLine } from '../queries/revisions.server.ts'

const SHOWN_REVISIONS = 8

type Props = { path: string; draft: DraftFacts | undefined; revisions: readonly RevisionLine[] }

/** The saved revisions of an entry, and its draft. */
export function RevisionsCard({ path, draft, revisions }: Props) {
  const [first, rest] = [revisions.slice(0, SHOWN_REVISIONS), revisions.slice(SHOWN_REVISIONS)]
  return (
    <section className="card">
      <h2 className="heading-3 margin-bottom-2">Revisions</h2>
      {revisions.length === 0 && !draft && <p className="small muted">No earlier versions.</p>}
      <ol className="revisions small">
        {draft && (
          <li className="draft" aria-current="true">
            <b>Draft, {longDateTime(new Date(draft.savedAt))}</b>
            <br />
            <span className="muted">{draft.savedBy}</span>
          </li>
        )}
        {first.map((one) => (
          <Line key={one.version} path={path} revision={one} hasDraft={!!draft} />
        ))}
      </ol>
      {rest.length > 0 && (
        <details className="small">
          <summary>{rest.length} older versions</summary>
          <ol className="revisions">
            {rest.map((one) => (
              <Line key={one.version} path={path} revision={one} hasDraft={!!draft} />
            ))}
          </ol>
        </details>
      )}
    </section>
  )
}

function Line({ path, revision, hasDraft }: { path: string; revision: RevisionLine; hasDraft: boolean }) {
  const { version, at, by, changed, isCurrent } = revision
  return (
    <li aria-current={isCurrent && !hasDraft ? 'true' : undefined}>
      <b>
        {longDateTime(new Date(at))}
        {isCurrent && ', current'}
      </b>
      <br />
      <span className="muted">
        {by}
        {changed.length > 0 && `: ${changed.join(', ')}`}
      </span>
      {!isCurrent && (
        <>
          <br />
          <Link to={`${path}/revisions/${version}`} preventScrollReset>
            Compare and restore
          </Link>
        </>
      )}
    </li>
  )
}
