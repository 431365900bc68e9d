import '../../../ui/styles/table.css'
import { retentionSentence } from '../../../features/forms/model/retention.ts'
import { STATUS_WORDS } from '../../../features/forms/model/status.ts'
import {
  type ConfidentialRow,
  confidentialResults,
} from '../../../features/forms/queries/confidential-results.server.ts'
import { formsToRead } from '../../../features/forms/queries/readers.server.ts'
import { DateTimeText } from '../../../ui/primitives/date-text.tsx'
import { Empty } from '../../../ui/primitives/note.tsx'
import { ctxOf } from '../../context.ts'
import { pageMeta } from '../../page-meta.ts'
import { paths } from '../../paths.ts'
import { requireUser } from '../../session/guards.server.ts'
import { WORDS } from '../../words.ts'
import type { Route } from './+types/confidential-forms'
import { MembersFrame } from './members-frame.tsx'

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = ctxOf(context)
  requireUser(ctx, request)
  const [forms, results] = await Promise.all([formsToRead(ctx), confidentialResults(ctx)])
  if (forms.length === 0) throw new Response(WORDS.pageNotFound, { status: 404 })
  return { forms, results }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ title: 'Confidential forms, members area', noindex: true }, matches)

/** What people have written in confidence, for the readers of these forms only. */
export default function ConfidentialForms({ loaderData: { forms, results } }: Route.ComponentProps) {
  return (
    <MembersFrame
      title="Confidential forms"
      subtitle="Only the people named for each form can open what is written here."
      current={paths.confidentialForms}
    >
      <div className="grid-gap-7">
        {forms.map(({ id, title, keepMonths }) => (
          <section key={id} className="stack" aria-labelledby={`form-${id}`}>
            <h2 className="heading-2" id={`form-${id}`}>
              {title}
            </h2>
            <p className="muted small">{retentionSentence(keepMonths)}</p>
            <Answers title={title} rows={results.filter(({ formId }) => formId === id)} />
          </section>
        ))}
      </div>
    </MembersFrame>
  )
}

function Answers({ title, rows }: { title: string; rows: readonly ConfidentialRow[] }) {
  if (rows.length === 0)
    return (
      <Empty>
        <p>Nobody has written yet.</p>
      </Empty>
    )
  return (
    <div className="scroll">
      <table className="table">
        <caption className="visually-hidden">Answers to {title}</caption>
        <thead>
          <tr>
            <th scope="col">From</th>
            <th scope="col">Received</th>
            <th scope="col">Status</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, fullName, createdAt, status, handler }) => (
            <tr key={id}>
              <th scope="row">
                <a href={paths.confidentialForm(id)}>{fullName || 'No name given'}</a>
              </th>
              <td>
                <DateTimeText at={createdAt} />
              </td>
              <td>
                <span className="badge" data-tone={STATUS_WORDS[status].tone}>
                  {STATUS_WORDS[status].text}
                </span>
                {handler && <span className="small muted"> {handler}</span>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
