import { Link, Outlet, type ShouldRevalidateFunctionArgs, useSearchParams } from 'react-router'
import { ALBUM_COLUMNS } from '../../../features/photos/admin/album-columns.tsx'
import { adminAlbums } from '../../../features/photos/queries/album-admin.server.ts'
import { albumSearch } from '../../../features/photos/schema.ts'
import { PageHead } from '../../../ui/admin/page-head.tsx'
import { sortingIn } from '../../../ui/data-table/columns.ts'
import { DataTable } from '../../../ui/data-table/data-table.tsx'
import { SearchBar } from '../../../ui/data-table/search-bar.tsx'
import { Icon } from '../../../ui/primitives/icon.tsx'
import { Empty } from '../../../ui/primitives/note.tsx'
import { keepQuery, parseQuery } from '../../admin/list-address.ts'
import { adminPaths } from '../../admin-paths.ts'
import { ctxOf } from '../../context.ts'
import type { Route } from './+types/photos'

const OF_LIST = ['q', 'sort']

export const loader = ({ request, context }: Route.LoaderArgs) =>
  adminAlbums(ctxOf(context), parseQuery(albumSearch, request))

/** Opening a modal does not reload the list. */
export const shouldRevalidate = ({ currentUrl, nextUrl, formMethod }: ShouldRevalidateFunctionArgs) =>
  formMethod === 'POST' || currentUrl.search !== nextUrl.search

export const meta: Route.MetaFunction = () => [
  { title: 'Photos · Admin' },
  { name: 'robots', content: 'noindex' },
]

/** All albums, including hidden ones. */
export default function Photos({ loaderData: rows }: Route.ComponentProps) {
  const [search] = useSearchParams()
  const query = keepQuery(search, OF_LIST)
  return (
    <>
      <PageHead title="Photos">
        <Link className="button compact" to={`${adminPaths.newAlbum}${query}`} preventScrollReset>
          <Icon name="plus" /> New album
        </Link>
      </PageHead>
      <SearchBar label="Search albums by title" placeholder="Title of an album" />
      <DataTable
        label="Albums"
        rows={rows}
        address={`${adminPaths.photoRows}${query}`}
        columns={ALBUM_COLUMNS}
        keyOf={({ id }) => id}
        nameOf={({ title }) => title}
        sorting={sortingIn(search, { by: 'takenAt', down: true })}
        isOff={({ visible }) => !visible}
        empty={
          <Empty>
            <p>{search.get('q') ? 'No albums found.' : 'No albums yet.'}</p>
            {search.get('q') && (
              <Link className="button secondary compact" to={adminPaths.photos}>
                Show all
              </Link>
            )}
          </Empty>
        }
      />
      <Outlet />
    </>
  )
}
