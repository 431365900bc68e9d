import { Link, Outlet, type ShouldRevalidateFunctionArgs, useSearchParams } from 'react-router'
import { resultColumns } from '../../../features/forms/admin/result-columns.tsx'
import { RESULT_STATUSES, STATUS_WORDS } from '../../../features/forms/model/status.ts'
import { answeredForms, countByStatus, listResults } from '../../../features/forms/queries/results.server.ts'
import { resultSearch } from '../../../features/forms/schema.ts'
import { longMonth } from '../../../kernel/dates.ts'
import { PageHead } from '../../../ui/admin/page-head.tsx'
import { Chips } from '../../../ui/data-table/chips.tsx'
import { DataTable } from '../../../ui/data-table/data-table.tsx'
import { SearchBar } from '../../../ui/data-table/search-bar.tsx'
import { Icon } from '../../../ui/primitives/icon.tsx'
import { Empty } from '../../../ui/primitives/note.tsx'
import { keepQuery, parseQuery } from '../../admin/list-address.ts'
import { adminPaths } from '../../admin-paths.ts'
import { ctxOf } from '../../context.ts'
import type { Route } from './+types/forms'

const OF_LIST = ['q', 'form', 'status', 'month', 'field', 'choice']

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = ctxOf(context)
  const search = parseQuery(resultSearch, request)
  const [rows, forms, counts] = await Promise.all([
    listResults(ctx, search),
    answeredForms(ctx),
    countByStatus(ctx, search.form),
  ])
  const month = search.month && longMonth(new Date(`${search.month}-15T12:00:00Z`))
  return { rows, forms, counts, month }
}

/** Opening an answer does not reload the list. */
export const shouldRevalidate = ({ currentUrl, nextUrl, formMethod }: ShouldRevalidateFunctionArgs) =>
  formMethod === 'POST' || currentUrl.search !== nextUrl.search

export const meta: Route.MetaFunction = () => [
  { title: 'Forms · Admin' },
  { name: 'robots', content: 'noindex' },
]

/** The answers to forms. */
export default function Forms({ loaderData: { rows, forms, counts, month } }: Route.ComponentProps) {
  const [search] = useSearchParams()
  const query = keepQuery(search, OF_LIST)
  const all = forms.reduce((sum, { many }) => sum + many, 0)
  const form = search.get('form')
  return (
    <>
      <PageHead title="Forms">
        <Link className="button secondary compact" to={adminPaths.confidentialForms}>
          Confidential forms
        </Link>
        {form && (
          <Link className="button secondary compact" to={adminPaths.formResults(form)}>
            <Icon name="grid" /> Results
          </Link>
        )}
        <a className="button secondary compact" href={`${adminPaths.formExport}${query}`} download>
          <Icon name="download" /> Export CSV
        </a>
      </PageHead>
      <SearchBar label="Search answers" placeholder="Any words">
        <Chips
          label="Filter by form"
          parameter="form"
          chips={[
            { value: '', name: 'All', count: all },
            ...forms.map(({ id, title, many }) => ({ value: id, name: title, count: many })),
          ]}
        />
        <Chips
          label="Filter by status"
          parameter="status"
          chips={[
            { value: '', name: 'Any status' },
            ...RESULT_STATUSES.map((status) => ({
              value: status,
              name: STATUS_WORDS[status].text,
              count: counts[status],
            })),
          ]}
        />
      </SearchBar>
      <ChosenBar search={search} month={month} />
      <DataTable
        label="Answers to forms"
        rows={rows}
        address={`${adminPaths.formRows}${query}`}
        columns={resultColumns(query)}
        keyOf={({ id }) => id}
        nameOf={({ fullName }) => fullName}
        sorting={{ by: 'createdAt', down: true }}
        empty={
          <Empty>
            <p>No answers found.</p>
            <Link className="button secondary compact" to={adminPaths.forms}>
              Show all
            </Link>
          </Empty>
        }
      />
      <Outlet />
    </>
  )
}

/** What a bar of the results has narrowed the list to. */
function ChosenBar({ search, month }: { search: URLSearchParams; month: string | undefined }) {
  const field = search.get('field')
  if (!month && !field) return null
  const rest = new URLSearchParams(search)
  for (const name of ['month', 'field', 'choice']) rest.delete(name)
  return (
    <p className="small">
      Only answers {field ? `with “${search.get('choice')}” to “${field}”` : `from ${month}`}.{' '}
      <Link to={`${adminPaths.forms}?${rest}`}>Show all</Link>
    </p>
  )
}
