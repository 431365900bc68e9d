import { Link } from 'react-router'
import { longDateTime } from '../../../kernel/dates.ts'
import { Note } from '../../../ui/primitives/note.tsx'
import type { EntryForm } from '../queries/entry-form.server.ts'

type Props = { form: EntryForm; path: string }

/** The state, dates and draft of an entry, with links to act on them. */
export function EntryCard({ form, path }: Props) {
  const { draft, isNew, createdAt, updatedAt, page } = form
  const facts = [
    ['Changed', updatedAt],
    ['Created', createdAt],
  ].filter((fact): fact is [string, string] => fact[1] !== undefined)
  return (
    <section className="card stack-small">
      <div className="row between">
        <h2 className="heading-3">Entry</h2>
        {draft ? (
          <span className="badge" data-tone="warn">
            {isNew ? 'Not published' : 'Unpublished changes'}
          </span>
        ) : (
          !isNew && form.can.draft && <span className="badge">Published</span>
        )}
      </div>
      {draft?.problem && (
        <Note tone="bad">It could not be published at the scheduled time: {draft.problem}</Note>
      )}
      {draft?.publishAt && (
        <p className="small">
          Will be published on <b>{longDateTime(new Date(draft.publishAt))}</b>.
        </p>
      )}
      <dl className="small">
        {facts.map(([name, at]) => (
          <div key={name}>
            <dt className="muted">{name}</dt>
            <dd>{longDateTime(new Date(at))}</dd>
          </div>
        ))}
      </dl>
      {page && (
        <p className="small margin-top-3">
          <a href={page} target="_blank" rel="noreferrer">
            View page
          </a>
        </p>
      )}
      {draft && (
        <div className="row gap-2">
          <Link className="button secondary compact" to={`${path}/schedule`} preventScrollReset>
            {draft.publishAt ? 'Change time' : 'Publish later'}
          </Link>
          <Link className="button bare compact" to={`${path}/discard`} preventScrollReset>
            Discard draft
          </Link>
        </div>
      )}
      {form.can.remove && (
        <Link className="button bare compact" to={`${path}/remove`} preventScrollReset>
          Delete
        </Link>
      )}
    </section>
  )
}
