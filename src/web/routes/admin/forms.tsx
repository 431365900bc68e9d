import { Link, Outlet, type ShouldRevalidateFunctionArgs, useSearchParams } from 'react-router'
import { resultColumns } from '../../../features/forms/admin/result-columns.tsx'
import { answeredForms, listResults } from '../../../features/forms/queries/results.server.ts'
import { resultSearch } from '../../../features/forms/schema.ts'
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

const OF_LIST = ['q', 'form']

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = ctxOf(context)
  const search = parseQuery(resultSearch, request)
  const [rows, forms] = await Promise.all([listResults(ctx, search), answeredForms(ctx)])
  return { rows, forms }
}

/** Opening an answer does not reload the list. */
export const shouldRevalidate = ({ currentUrl, nextUrl, formMethod }: ShouldRevalidateFunctionArgs) =>
  formMethod === 'POST' || currentUrl.search !== nextUrl.search

export const meta: Route.MetaFunction = () => [
  { title: 'Forms · Admin' },
  { name: 'robots', content: 'noindex' },
]

/** The answers to forms. */
export default function Forms({ loaderData: { rows, forms } }: Route.ComponentProps) {
  const [search] = useSearchParams()
  const query = keepQuery(search, OF_LIST)
  const all = forms.reduce((sum, { many }) => sum + many, 0)
  const form = search.get('form')
  return (
    <>
      <PageHead title="Forms">
        <a
          className="button secondary compact"
          href={`${adminPaths.formExport}${form ? `?form=${form}` : ''}`}
          download
        >
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
      </SearchBar>
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
