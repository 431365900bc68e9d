import { Form, Link, useSearchParams, useSubmit } from 'react-router'
import { type AuditRow, auditFilters, auditLines } from '../../../features/accounts/queries/audit.server.ts'
import { auditSearch } from '../../../features/accounts/schema.ts'
import { Chips } from '../../../ui/data-table/chips.tsx'
import type { Column } from '../../../ui/data-table/columns.ts'
import { DataTable } from '../../../ui/data-table/data-table.tsx'
import { SearchBar } from '../../../ui/data-table/search-bar.tsx'
import { DateTimeText } from '../../../ui/primitives/date-text.tsx'
import { Empty } from '../../../ui/primitives/note.tsx'
import { askedIn, queryOf } from '../../admin/list-address.ts'
import { ctxOf } from '../../context.ts'
import type { Route } from './+types/audit'

const OF_LIST = ['q', 'action', 'person', 'day']

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = ctxOf(context)
  const [rows, filters] = await Promise.all([
    auditLines(ctx, askedIn(auditSearch, request)),
    auditFilters(ctx),
  ])
  return { rows, ...filters }
}

export const meta: Route.MetaFunction = () => [
  { title: 'Audit log · Back office' },
  { name: 'robots', content: 'noindex' },
]

/** What staff did, and who tried what is not theirs. Lines are only ever added. */
export default function Audit({ loaderData: { rows, people, kinds } }: Route.ComponentProps) {
  const [search] = useSearchParams()
  const query = queryOf(search, OF_LIST)
  return (
    <>
      <h1>Audit log</h1>
      <SearchBar label="Search by what it was done to" placeholder="members/…">
        <Chips
          label="Filter by kind"
          parameter="action"
          chips={[
            { value: '', name: 'All' },
            ...kinds.map(({ kind, many }) => ({ value: kind, name: kind, count: many })),
          ]}
        />
      </SearchBar>
      <PersonAndDay people={people} search={search} />
      <DataTable
        label="Audit log"
        rows={rows}
        address={`/admin/audit/rows${query}`}
        columns={COLUMNS}
        keyOf={({ id }) => id}
        nameOf={({ action }) => action}
        sorting={{ by: 'at', down: true }}
        empty={
          <Empty>
            <p>Nothing in the log matches.</p>
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
      className="bar"
      replace
      onChange={(event) => submit(event.currentTarget, { replace: true, preventScrollReset: true })}
    >
      {others.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label className="beside">
        <span>Person</span>
        <select className="in s" name="person" defaultValue={search.get('person') ?? ''}>
          <option value="">Everybody</option>
          {people.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label className="beside">
        <span>Day</span>
        <input className="in s" type="date" name="day" defaultValue={search.get('day') ?? ''} />
      </label>
      <noscript>
        <button className="btn alt s" type="submit">
          Show
        </button>
      </noscript>
    </Form>
  )
}

/** Where a subject is looked at, for those that have a page of their own. */
const PAGES: Readonly<Record<string, string>> = {
  members: '/admin/members',
  registrations: '/admin/registrations',
  formresults: '/admin/forms',
  storeorders: '/admin/orders/order',
  photoalbums: '/admin/photos',
  posts: '/admin/content/posts',
  forms: '/admin/content/forms',
  volunteers: '/admin/content/volunteers',
  mails: '/admin/emails',
}

function Subject({ subject }: { subject: string }) {
  const [collection = '', id] = subject.split('/')
  const page = PAGES[collection]
  return page && id ? <Link to={`${page}/${id}`}>{subject}</Link> : subject
}

const COLUMNS: Column<AuditRow>[] = [
  { id: 'action', name: 'What', cell: ({ action }) => <b>{action}</b> },
  {
    id: 'person',
    name: 'Who',
    cell: ({ person }) => person ?? <span className="muted">The product</span>,
    fold: 'line',
  },
  { id: 'subject', name: 'To what', cell: ({ subject }) => <Subject subject={subject} />, fold: 'line' },
  { id: 'facts', name: 'Facts', cell: ({ facts }) => <span className="muted">{facts}</span>, fold: 'line' },
  { id: 'at', name: 'When', cell: ({ at }) => <DateTimeText at={at} />, fold: 'line' },
]
