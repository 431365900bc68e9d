import { Link, useSearchParams } from 'react-router'
import { PURPOSE_WORDS } from '../../../../features/billing/payments/admin/payment-row.ts'
import { quarterWords, vatRateWords } from '../../../../features/money/accounts/model/vat.ts'
import { ENTRY_COLUMNS } from '../../../../features/money/admin/entry-columns.tsx'
import { AGES, FIGURE_WORDS } from '../../../../features/money/model.ts'
import { moneySeasons } from '../../../../features/money/queries/figures.server.ts'
import { type EntrySearch, entrySearch } from '../../../../features/money/schema.ts'
import { teamChoices } from '../../../../features/teams/queries/teams.server.ts'
import { longMonth } from '../../../../kernel/dates.ts'
import { formatPence } from '../../../../kernel/money.ts'
import { count } from '../../../../kernel/text.ts'
import { PageHead } from '../../../../ui/admin/page-head.tsx'
import { DataTable } from '../../../../ui/data-table/data-table.tsx'
import { SearchBar } from '../../../../ui/data-table/search-bar.tsx'
import { Empty } from '../../../../ui/primitives/note.tsx'
import '../../../../ui/data-table/money-table.css'
import { keepQuery, parseQuery } from '../../../admin/list-address.ts'
import { adminPaths } from '../../../admin-paths.ts'
import { ctxOf } from '../../../context.ts'
import type { Route } from './+types/entries'
import { OF_ENTRIES } from './address.ts'
import { entryRows } from './rows.server.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = ctxOf(context)
  const search = parseQuery(entrySearch, request)
  const [{ sum, ...rows }, seasons, teams] = await Promise.all([
    entryRows(ctx, request),
    moneySeasons(ctx),
    teamChoices(ctx),
  ])
  const season = seasons.find(({ id }) => id === search.season)
  return {
    rows,
    sum: formatPence(sum),
    title: search.figure ? FIGURE_WORDS[search.figure] : 'All entries',
    parts: partsOf(
      search,
      season?.name ?? 'All seasons',
      teams.find(({ value }) => value === search.team)?.label,
    ),
  }
}

/** What the list is limited to, in words. */
const partsOf = (
  { team, month, quarter, vat, kind, age }: EntrySearch,
  season: string,
  teamName: string | undefined,
): string[] =>
  [
    season,
    month && longMonth(new Date(`${month}-15T12:00:00Z`)),
    quarter && quarterWords(quarter),
    vat && vatRateWords(vat),
    teamName ?? (team && 'No team'),
    kind && PURPOSE_WORDS[kind],
    age && `${AGES.find(({ id }) => id === age)?.name} late`,
  ].filter(Boolean)

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.title ?? 'Entries'} · Money · Admin` },
  { name: 'robots', content: 'noindex' },
]

/** The entries that a figure counts, or that a search finds. */
export default function Entries({ loaderData: { rows, sum, title, parts } }: Route.ComponentProps) {
  const [search] = useSearchParams()
  const season = search.get('season')
  const back = season ? `${adminPaths.money}?season=${season}` : adminPaths.money
  return (
    <>
      <PageHead title={title}>
        {search.get('figure') === 'late' && rows.total > 0 && (
          <Link className="button compact" to={`${adminPaths.remind}${keepQuery(search, OF_ENTRIES)}`}>
            Remind them
          </Link>
        )}
        <Link className="button secondary compact" to={back}>
          All of Money
        </Link>
      </PageHead>
      <p>
        {parts.join(', ')}: {count(rows.total, 'entry', 'entries')}, <b className="tabular">{sum}</b>
      </p>
      <SearchBar
        label="Search by name, e-mail, number or amount"
        placeholder="Name, e-mail, number or amount"
      />
      <DataTable
        className="money-table"
        label="Entries"
        rows={rows}
        address={`${adminPaths.moneyEntryRows}${keepQuery(search, OF_ENTRIES)}`}
        columns={ENTRY_COLUMNS}
        keyOf={({ id }) => id}
        nameOf={({ person, description }) => `${person}, ${description}`}
        sorting={{ by: '', down: true }}
        empty={
          <Empty>
            <p>No entries found.</p>
            <Link className="button secondary compact" to={adminPaths.moneyEntries}>
              Show all entries
            </Link>
          </Empty>
        }
      />
    </>
  )
}
