import '../../../features/registrations/review/admin/registrations.css'
import { useState } from 'react'
import { Link, Outlet, type ShouldRevalidateFunctionArgs, useSearchParams } from 'react-router'
import { registrationColumns } from '../../../features/registrations/review/admin/columns.tsx'
import { WriteTo } from '../../../features/registrations/review/admin/write-to.tsx'
import {
  type AdminRow,
  PAYMENT_WORDS,
  PAYMENTS,
  STATUS_WORDS,
  STATUSES,
} from '../../../features/registrations/review/model/registration-row.ts'
import {
  adminRegistrations,
  registrationCounts,
} from '../../../features/registrations/review/queries/registration-list.server.ts'
import { ownRuns } from '../../../platform/jobs/bulk/progress.ts'
import { PageHead } from '../../../ui/admin/page-head.tsx'
import { BatchBar } from '../../../ui/data-table/batch-bar.tsx'
import { Chips } from '../../../ui/data-table/chips.tsx'
import { ColumnChoice, useColumns } from '../../../ui/data-table/column-choice.tsx'
import { type Column, type Rows, sortingIn } from '../../../ui/data-table/columns.ts'
import { DataTable } from '../../../ui/data-table/data-table.tsx'
import { SearchBar } from '../../../ui/data-table/search-bar.tsx'
import { countOf, NOTHING, type Selection } from '../../../ui/data-table/selection.ts'
import { Icon } from '../../../ui/primitives/icon.tsx'
import { Empty } from '../../../ui/primitives/note.tsx'
import { isOfRegistrations } from '../../admin/run-words.ts'
import { RunsUnderWay } from '../../admin/runs-under-way.tsx'
import { ctxOf } from '../../context.ts'
import type { Route } from './+types/registrations'
import { inList, listQuery, REGISTRATIONS } from './registrations/address.ts'
import { registrationSearchIn } from './registrations/list-query.server.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = ctxOf(context)
  const filter = registrationSearchIn(request)
  const [rows, counts, runs] = await Promise.all([
    adminRegistrations(ctx, filter),
    registrationCounts(ctx, filter),
    ownRuns(ctx),
  ])
  return { rows, counts, runs: runs.filter(isOfRegistrations) }
}

/** Opening a modal does not reload the list; its actions and finished bulk runs do. */
export function shouldRevalidate({ currentUrl, nextUrl, ...next }: ShouldRevalidateFunctionArgs): boolean {
  if (next.formMethod && next.formMethod !== 'GET') return next.defaultShouldRevalidate
  const own = ({ searchParams }: URL) => `${listQuery(searchParams)} ${searchParams.get('start') ?? ''}`
  return own(currentUrl) !== own(nextUrl) || currentUrl.href === nextUrl.href
}

export const meta: Route.MetaFunction = () => [
  { title: 'Registrations · Admin' },
  { name: 'robots', content: 'noindex' },
]

/** The list of registrations with payments and members. [ADM-025, ADM-026] */
export default function Registrations({ loaderData: { rows, counts, runs } }: Route.ComponentProps) {
  const [search] = useSearchParams()
  const query = listQuery(search)
  const all = registrationColumns((path) => inList(search, path))
  const { columns, hidden, toggle } = useColumns('registrations', all)
  return (
    <>
      <PageHead title="Registrations">
        <ColumnChoice all={all} hidden={hidden} toggle={toggle} />
        <a className="button secondary compact" href={`${REGISTRATIONS}/export${query}`} download>
          <Icon name="download" /> Export CSV
        </a>
      </PageHead>
      <RunsUnderWay runs={runs} page={REGISTRATIONS} query={query} />
      <SearchBar label="Search registrations by name or e-mail" placeholder="Name or e-mail">
        <Chips
          label="Filter by status"
          parameter="status"
          chips={[
            { value: '', name: 'All', count: counts.status.all },
            ...STATUSES.map((value) => ({ value, name: STATUS_WORDS[value], count: counts.status[value] })),
          ]}
        />
        <Chips
          label="Filter by payment"
          parameter="payment"
          chips={[
            { value: '', name: 'Any payment', count: counts.payment.all },
            ...PAYMENTS.map((value) => ({
              value,
              name: PAYMENT_WORDS[value].text,
              count: counts.payment[value],
            })),
          ]}
        />
      </SearchBar>
      {/* The key clears the selection when the search changes. */}
      <Listed
        key={`${search.get('q')} ${search.get('status')} ${search.get('payment')}`}
        rows={rows}
        columns={columns}
        query={query}
        search={search}
      />
      <Outlet />
    </>
  )
}

type ListedProps = {
  rows: Rows<AdminRow>
  columns: readonly Column<AdminRow>[]
  query: string
  search: URLSearchParams
}

function Listed({ rows, columns, query, search }: ListedProps) {
  const [selection, select] = useState<Selection>(NOTHING)
  return (
    <>
      <form id="chosen" />
      <BatchBar chosen={countOf(selection, rows.total)} clear={() => select(NOTHING)}>
        <WriteTo composer={inList(search, 'email')} selection={selection} search={search} />
      </BatchBar>
      <DataTable
        className="registrations-table"
        label="Registrations"
        form="chosen"
        rows={rows}
        address={`${REGISTRATIONS}/rows${query}`}
        columns={columns}
        keyOf={({ id }) => id}
        nameOf={({ name }) => name}
        sorting={sortingIn(search, { by: 'Created', down: true })}
        selection={selection}
        onSelect={select}
        isOff={({ status }) => status === 'inactive'}
        empty={
          <Empty>
            <p>No registrations found.</p>
            <Link className="button secondary compact" to={REGISTRATIONS}>
              Show all
            </Link>
          </Empty>
        }
      />
      <noscript>
        <button
          type="submit"
          className="button secondary compact margin-top-4"
          form="chosen"
          formAction={`${REGISTRATIONS}/email`}
        >
          Send e-mail
        </button>
      </noscript>
    </>
  )
}
