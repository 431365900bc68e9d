import '../../../../ui/data-table/search-bar.css'
import { Link, redirect, useLocation, useSearchParams } from 'react-router'
import { columnsOf } from '../../../../features/studio/admin/list-columns.tsx'
import { ListFilters } from '../../../../features/studio/admin/list-filters.tsx'
import { studioName } from '../../../../features/studio/model/studio.ts'
import { listView, studioRows } from '../../../../features/studio/queries/rows.server.ts'
import { Breadcrumb } from '../../../../ui/admin/breadcrumb.tsx'
import { PageHead } from '../../../../ui/admin/page-head.tsx'
import { sortingIn } from '../../../../ui/data-table/columns.ts'
import { DataTable } from '../../../../ui/data-table/data-table.tsx'
import { SearchBar } from '../../../../ui/data-table/search-bar.tsx'
import { Icon } from '../../../../ui/primitives/icon.tsx'
import { Empty } from '../../../../ui/primitives/note.tsx'
import { adminPaths } from '../../../admin-paths.ts'
import { ctxOf } from '../../../context.ts'
import type { Route } from './+types/list'
import { listQuery, listQueryIn } from './list-query.ts'
import { studioPathIn, studioPathOf } from './studio-path.ts'

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const ctx = ctxOf(context)
  const view = listView(ctx, params.collection)
  const { rows, unmade } = await studioRows(ctx, params.collection, listQueryIn(request))
  const [only] = rows.rows
  // A single type has exactly one entry.
  if (view.isSingle && only)
    throw redirect(`${studioPathIn(request)}/${params.collection}/${only.id}${new URL(request.url).search}`)
  return { view, rows, unmade }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.view.many ?? 'Content'} · Admin` },
  { name: 'robots', content: 'noindex' },
]

/** Lists the entries of one content type. */
export default function ContentList({ loaderData: { view, rows, unmade } }: Route.ComponentProps) {
  const [search] = useSearchParams()
  const studio = studioPathOf(useLocation().pathname)
  const path = `${studio}/${view.collection}`
  const sorting = sortingIn(search, view.sorting)
  return (
    <>
      <Breadcrumb trail={[{ to: studio, text: studioName(studio) }]} here={view.many} />
      <PageHead title={view.many}>
        {view.canCreate && view.collection === 'games' && (
          <Link className="button secondary compact" to={adminPaths.gameImport}>
            Import
          </Link>
        )}
        {view.canCreate && (
          <Link className="button compact" to={`${path}/new`}>
            <Icon name="plus" /> New {view.one.toLowerCase()}
          </Link>
        )}
      </PageHead>
      <SearchBar label={`Search ${view.many.toLowerCase()} by name`} placeholder="Name">
        <ListFilters filters={view.filters} />
      </SearchBar>
      {unmade.length > 0 && <UnpublishedDrafts drafts={unmade} path={path} />}
      <DataTable
        key={`${view.collection} ${search.get('q')}`}
        label={view.many}
        rows={rows}
        address={`${path}/rows${listQuery(search)}`}
        columns={columnsOf(view, path)}
        keyOf={({ id }) => id}
        nameOf={({ name }) => name}
        sorting={sorting}
        empty={
          <Empty>
            <p>{search.size > 0 ? 'Nothing matches.' : 'There is nothing here yet.'}</p>
            {search.size > 0 && (
              <Link className="button secondary compact" to={path}>
                Show all
              </Link>
            )}
          </Empty>
        }
      />
    </>
  )
}

function UnpublishedDrafts({
  drafts,
  path,
}: {
  drafts: readonly { id: string; name: string }[]
  path: string
}) {
  return (
    <section className="margin-bottom-4" aria-label="Not published yet">
      <p className="small muted">Not published yet</p>
      <ul className="row gap-2">
        {drafts.map(({ id, name }) => (
          <li key={id}>
            <Link className="chip" to={`${path}/${id}`}>
              {name}{' '}
              <span className="badge" data-tone="warn">
                Draft
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
