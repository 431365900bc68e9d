import '../../../ui/admin/admin-layout.css'
import '../../../ui/data-table/search-bar.css'
import '../../../ui/styles/form.css'
import { Form, Link, useSearchParams, useSubmit } from 'react-router'
import { listAuditFilters } from '../../../features/accounts/queries/audit.server.ts'
import { kindName } from '../../../features/studio/queries/subjects.server.ts'
import { PageHead } from '../../../ui/admin/page-head.tsx'
import { Chips } from '../../../ui/data-table/chips.tsx'
import { ColumnChoice, useColumns } from '../../../ui/data-table/column-choice.tsx'
import type { Column } from '../../../ui/data-table/columns.ts'
import { DataTable } from '../../../ui/data-table/data-table.tsx'
import { SearchBar } from '../../../ui/data-table/search-bar.tsx'
import { Empty } from '../../../ui/primitives/note.tsx'
import { kindInWords } from '../../admin/audit-words.ts'
import { keepQuery } from '../../admin/list-address.ts'
import { ctxOf } from '../../context.ts'
import { adminPaths } from '../../paths.ts'
import type { Route } from './+types/audit'
import { type AuditLine, auditRows } from './audit/rows.server.ts'

const OF_LIST = ['q', 'action', 'person', 'day']

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = ctxOf(context)
  const [rows, { people, kinds }] = await Promise.all([auditRows(ctx, request), listAuditFilters(ctx)])
  const chips = kinds.map(({ kind, many }) => ({
    value: kind,
    name: kindInWords(kind, kindName(kind)),
    count: many,
  }))
  return { rows, people, chips }
}

export const meta: Route.MetaFunction = () => [
  { title: 'Audit log · Admin' },
  { name: 'robots', content: 'noindex' },
]

/** The audit log: actions of staff and refused requests. */
export default function Audit({ loaderData: { rows, people, chips } }: Route.ComponentProps) {
  const [search] = useSearchParams()
  const query = keepQuery(search, OF_LIST)
  const { columns, hidden, toggle } = useColumns('audit', COLUMNS)
  return (
    <>
      <PageHead title="Audit log">
        <ColumnChoice all={COLUMNS} hidden={hidden} toggle={toggle} />
      </PageHead>
      <SearchBar label="Search by person or by what was changed" placeholder="Member, post, album …">
        <Chips label="Filter by kind" parameter="action" chips={[{ value: '', name: 'All' }, ...chips]} />
      </SearchBar>
      <PersonAndDay people={people} search={search} />
      <DataTable
        label="Audit log"
        rows={rows}
        address={`${adminPaths.auditRows}${query}`}
        columns={columns}
        keyOf={({ id }) => id}
        nameOf={({ who, what }) => `${who}: ${what.map(({ text }) => text).join('')}`}
        sorting={{ by: 'at', down: true }}
        empty={
          <Empty>
            <p>No entries found.</p>
          </Empty>
        }
      />
    </>
  )
}

type FilterProps = { people: readonly { id: string; name: string }[]; search: URLSearchParams }

function PersonAndDay({ people, search }: FilterProps) {
  const submit = useSubmit()
  const others = [...search].filter(([name]) => name === 'q' || name === 'action')
  return (
    <Form
      className="filter-bar"
      replace
      onChange={(event) => submit(event.currentTarget, { replace: true, preventScrollReset: true })}
    >
      {others.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label className="beside">
        <span>Person</span>
        <select className="input compact" name="person" defaultValue={search.get('person') ?? ''}>
          <option value="">Everyone</option>
          {people.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label className="beside">
        <span>Day</span>
        <input className="input compact" type="date" name="day" defaultValue={search.get('day') ?? ''} />
      </label>
      <noscript>
        <button className="button secondary compact" type="submit">
          Show
        </button>
      </noscript>
    </Form>
  )
}

/** The sentence, with links to what it names. */
function What({ what, more }: AuditLine) {
  return (
    <>
      {what.map(({ text, path }) =>
        path ? (
          <Link key={path} to={path}>
            {text}
          </Link>
        ) : (
          text
        ),
      )}
      {more && <span className="second-line">{more}</span>}
    </>
  )
}

const COLUMNS: Column<AuditLine>[] = [
  {
    id: 'who',
    name: 'Who',
    cell: ({ who, isPerson }) => (isPerson ? <b>{who}</b> : <span className="muted">{who}</span>),
  },
  { id: 'what', name: 'What', cell: What, fold: 'line' },
  { id: 'at', name: 'When', cell: ({ when }) => <span className="nowrap">{when}</span>, fold: 'line' },
  {
    id: 'machine',
    name: 'For engineers',
    cell: ({ machine }) => <code>{machine}</code>,
    fold: 'large',
    optional: true,
  },
]
