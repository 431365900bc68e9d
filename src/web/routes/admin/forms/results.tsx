import '../../../../ui/data-table/search-bar.css'
import { Link } from 'react-router'
import { FormFigures } from '../../../../features/forms/admin/form-figures.tsx'
import { retentionSentence } from '../../../../features/forms/model/retention.ts'
import { RESULT_STATUSES, STATUS_WORDS } from '../../../../features/forms/model/status.ts'
import { readFormResults } from '../../../../features/forms/queries/form-results.server.ts'
import { countByStatus } from '../../../../features/forms/queries/results.server.ts'
import { PageHead } from '../../../../ui/admin/page-head.tsx'
import { Icon } from '../../../../ui/primitives/icon.tsx'
import { adminPaths } from '../../../admin-paths.ts'
import { ctxOf } from '../../../context.ts'
import { paths } from '../../../paths.ts'
import type { Route } from './+types/results'

export async function loader({ params, context }: Route.LoaderArgs) {
  const ctx = ctxOf(context)
  const [results, counts] = await Promise.all([
    readFormResults(ctx, params.form),
    countByStatus(ctx, params.form),
  ])
  return { results, counts }
}

export const meta: Route.MetaFunction = () => [
  { title: 'Form results · Admin' },
  { name: 'robots', content: 'noindex' },
]

/** The results of one form, question by question. */
export default function FormResultsPage({ loaderData: { results, counts } }: Route.ComponentProps) {
  const { id, title, slug, published, keepMonths, months, questions } = results
  const list = `${adminPaths.forms}?form=${id}`
  return (
    <>
      <PageHead title={title}>
        {published && (
          <a className="button secondary compact" href={paths.form(slug)}>
            Open form
          </a>
        )}
        <Link className="button secondary compact" to={adminPaths.entry('forms', id)}>
          <Icon name="pencil" /> Edit form
        </Link>
        <a className="button secondary compact" href={`${adminPaths.formExport}?form=${id}`} download>
          <Icon name="download" /> Export CSV
        </a>
      </PageHead>
      <nav className="chips" aria-label="Answers by status">
        <Link className="chip" to={list}>
          All answers{' '}
          <span className="tabular muted">{RESULT_STATUSES.reduce((sum, one) => sum + counts[one], 0)}</span>
        </Link>
        {RESULT_STATUSES.map((status) => (
          <Link key={status} className="chip" to={`${list}&status=${status}`}>
            {STATUS_WORDS[status].text} <span className="tabular muted">{counts[status]}</span>
          </Link>
        ))}
      </nav>
      <p className="small muted">{retentionSentence(keepMonths)}</p>
      <h2 className="visually-hidden">Answers in figures</h2>
      <FormFigures months={months} questions={questions} />
    </>
  )
}
