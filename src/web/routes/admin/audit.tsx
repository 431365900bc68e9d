import { useSearchParams } from 'react-router'
import { AUDIT_COLUMNS } from '../../../features/accounts/audit/admin/audit-columns.tsx'
import { AuditFilters } from '../../../features/accounts/audit/admin/audit-filters.tsx'
import { listAuditFilters } from '../../../features/accounts/audit/queries/audit.server.ts'
import { kindName } from '../../../features/studio/queries/subjects.server.ts'
import { PageHead } from '../../../ui/admin/page-head.tsx'
import { Chips } from '../../../ui/data-table/chips.tsx'
import { ColumnChoice, useColumns } from '../../../ui/data-table/column-choice.tsx'
import { DataTable } from '../../../ui/data-table/data-table.tsx'
import { SearchBar } from '../../../ui/data-table/search-bar.tsx'
import { Empty } from '../../../ui/primitives/note.tsx'
import { kindInWords } from '../../admin/audit-words.ts'
import { keepQuery } from '../../admin/list-address.ts'
import { adminPaths } from '../../admin-paths.ts'
import { ctxOf } from '../../context.ts'
import type { Route } from './+types/audit'
import { auditRows } from './audit/rows.server.ts'

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
  const { columns, hidden, toggle } = useColumns('audit', AUDIT_COLUMNS)
  return (
    <>
      <PageHead title="Audit log">
        <ColumnChoice all={AUDIT_COLUMNS} hidden={hidden} toggle={toggle} />
      </PageHead>
      <SearchBar label="Search by person or by what was changed" placeholder="Member, post, album …">
        <Chips label="Filter by kind" parameter="action" chips={[{ value: '', name: 'All' }, ...chips]} />
      </SearchBar>
      <AuditFilters people={people} search={search} />
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
