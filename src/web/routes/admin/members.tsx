import { useState } from 'react'
import { data, Link, Outlet, type ShouldRevalidateFunctionArgs, useSearchParams } from 'react-router'
import { MarkAnswers } from '../../../features/members/admin/marking.tsx'
import { MEMBER_COLUMNS } from '../../../features/members/admin/member-columns.tsx'
import { MenuContext, RowMenu, useRowMenu } from '../../../features/members/admin/member-menu.tsx'
import { BatchActions, PlainBatchActions } from '../../../features/members/bulk/admin/batch-actions.tsx'
import type { MembersOutlet } from '../../../features/members/bulk/admin/selection-fields.tsx'
import { teamBadges } from '../../../features/members/queries/member-list.server.ts'
import { ownRuns } from '../../../platform/jobs/bulk/progress.ts'
import { PageHead } from '../../../ui/admin/page-head.tsx'
import { Chips } from '../../../ui/data-table/chips.tsx'
import { ColumnChoice, useColumns } from '../../../ui/data-table/column-choice.tsx'
import { sortingIn } from '../../../ui/data-table/columns.ts'
import { DataTable } from '../../../ui/data-table/data-table.tsx'
import { SearchBar } from '../../../ui/data-table/search-bar.tsx'
import { countOf, NOTHING, type Selection } from '../../../ui/data-table/selection.ts'
import { Icon } from '../../../ui/primitives/icon.tsx'
import { Empty } from '../../../ui/primitives/note.tsx'
import { isOfMembers } from '../../admin/run-words.ts'
import { RunsUnderWay } from '../../admin/runs-under-way.tsx'
import { adminPaths } from '../../admin-paths.ts'
import { ctxOf } from '../../context.ts'
import { submittedForm } from '../../parse-form.ts'
import type { Route } from './+types/members'
import { markMember } from './members/mark.server.ts'
import { memberRows } from './members/rows.server.ts'

const STANDARD = { by: 'Name', down: false }

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = ctxOf(context)
  const [rows, badges, runs] = await Promise.all([memberRows(ctx, request), teamBadges(ctx), ownRuns(ctx)])
  return { rows, badges, runs: runs.filter(isOfMembers) }
}

export const meta: Route.MetaFunction = () => [
  { title: 'Members · Admin' },
  { name: 'robots', content: 'noindex' },
]

/** Sets one mark on one member, from a row's menu or the member's modal. */
export async function action({ request, context }: Route.ActionArgs) {
  const marked = await markMember(ctxOf(context), await submittedForm(request))
  return data(marked, { status: marked.notice.tone === 'ok' ? 200 : 422 })
}

/** The table reloads when its address changes, after an action, and on request. */
export function shouldRevalidate(next: ShouldRevalidateFunctionArgs) {
  const { currentUrl, nextUrl, formMethod, actionResult } = next
  if (currentUrl.search !== nextUrl.search) return true
  // The row itself shows the new mark.
  if (actionResult && typeof actionResult === 'object' && 'marked' in actionResult) return false
  const isForm = formMethod !== undefined && formMethod !== 'GET'
  return isForm || currentUrl.href === nextUrl.href
}

/** The list of members: search, sort, select, and act on one or many. */
export default function Members({ loaderData: { rows, badges, runs }, actionData }: Route.ComponentProps) {
  const [search] = useSearchParams()
  const query = search.size > 0 ? `?${search}` : ''
  const { columns, hidden, toggle } = useColumns('members', MEMBER_COLUMNS)
  const [selection, select] = useSelection(`${search.get('q') ?? ''} ${search.get('team') ?? ''}`)
  const chosen = countOf(selection, rows.total)
  const menu = useRowMenu(query, rows)
  const outlet: MembersOutlet = { selection, total: rows.total, closeTo: `${adminPaths.members}${query}` }
  return (
    <MenuContext value={menu}>
      <PageHead title="Members">
        <ColumnChoice all={MEMBER_COLUMNS} hidden={hidden} toggle={toggle} />
        <Link className="button secondary compact" to={adminPaths.season}>
          New season
        </Link>
        <a className="button secondary compact" href={adminPaths.memberConsents}>
          Consent
        </a>
        <a className="button secondary compact" href={adminPaths.memberImport}>
          Import
        </a>
        <a className="button secondary compact" href={`${adminPaths.memberExport}${query}`} download>
          <Icon name="download" /> Export CSV
        </a>
        <Link className="button compact" to={`${adminPaths.memberNew}${query}`} preventScrollReset>
          <Icon name="plus" /> New member
        </Link>
      </PageHead>
      {actionData && <p role="status">{actionData.notice.text}</p>}
      <RunsUnderWay runs={runs} page={adminPaths.members} query={query} />
      <SearchBar label="Search members by name" placeholder="Name">
        <Chips
          label="Filter by team"
          parameter="team"
          chips={badges.map(({ value, name, count }) => ({ value, name, count }))}
        />
      </SearchBar>
      <form id="chosen" />
      <BatchActions chosen={chosen} clear={() => select(NOTHING)} query={query} />
      <DataTable
        label="Members"
        form="chosen"
        rows={rows}
        address={`${adminPaths.memberRows}${query}`}
        columns={columns}
        keyOf={({ id }) => id}
        nameOf={({ name }) => name}
        sorting={sortingIn(search, STANDARD)}
        selection={selection}
        onSelect={select}
        isOff={({ id, active }) => !(menu.marks.get(id)?.active ?? active)}
        empty={
          <Empty>
            <p>No members found</p>
          </Empty>
        }
      />
      <PlainBatchActions />
      <RowMenu menu={menu} />
      <MarkAnswers asked={menu.asked} mark={menu.mark} />
      <Outlet context={outlet} />
    </MenuContext>
  )
}

/** Manages the selection. "All that match" is cleared when the filters change. */
function useSelection(filters: string) {
  const [kept, keep] = useState<{ filters: string; selection: Selection }>({ filters, selection: NOTHING })
  const isStale = kept.filters !== filters && kept.selection.all
  return [isStale ? NOTHING : kept.selection, (selection: Selection) => keep({ filters, selection })] as const
}
