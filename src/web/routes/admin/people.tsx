import { Link, Outlet, type ShouldRevalidateFunctionArgs, useSearchParams } from 'react-router'
import { personColumns } from '../../../features/people/admin/person-columns.tsx'
import { ROLE_NAMES } from '../../../features/people/model.ts'
import { countPeople, listPeople } from '../../../features/people/queries/people.server.ts'
import { peopleSearch } from '../../../features/people/schema.ts'
import { STAFF_ROLES } from '../../../kernel/actor.ts'
import { PageHead } from '../../../ui/admin/page-head.tsx'
import { Chips } from '../../../ui/data-table/chips.tsx'
import { sortingIn } from '../../../ui/data-table/columns.ts'
import { DataTable } from '../../../ui/data-table/data-table.tsx'
import { SearchBar } from '../../../ui/data-table/search-bar.tsx'
import { Icon } from '../../../ui/primitives/icon.tsx'
import { Empty } from '../../../ui/primitives/note.tsx'
import { keepQuery, parseQuery } from '../../admin/list-address.ts'
import { adminPaths } from '../../admin-paths.ts'
import { ctxOf } from '../../context.ts'
import type { Route } from './+types/people'

const OF_LIST = ['q', 'show', 'sort']

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = ctxOf(context)
  const [rows, counts] = await Promise.all([
    listPeople(ctx, parseQuery(peopleSearch, request)),
    countPeople(ctx),
  ])
  return { rows, counts }
}

/** Opening a person does not reload the list. */
export const shouldRevalidate = ({ currentUrl, nextUrl, formMethod }: ShouldRevalidateFunctionArgs) =>
  formMethod === 'POST' || currentUrl.search !== nextUrl.search

export const meta: Route.MetaFunction = () => [
  { title: 'People · Admin' },
  { name: 'robots', content: 'noindex' },
]

/** Everyone who can log in, what they may do, and who has been invited. */
export default function People({ loaderData: { rows, counts } }: Route.ComponentProps) {
  const [search] = useSearchParams()
  const query = keepQuery(search, OF_LIST)
  return (
    <>
      <PageHead title="People">
        <Link className="button" to={`new${query}`} preventScrollReset>
          <Icon name="plus" /> Invite a person
        </Link>
      </PageHead>
      <SearchBar label="Search people by name or e-mail" placeholder="Name or e-mail">
        <Chips
          label="Filter by role"
          parameter="show"
          chips={[
            { value: '', name: 'All', count: counts.all },
            { value: 'staff', name: 'Staff', count: counts.staff },
            ...STAFF_ROLES.map((role) => ({ value: role, name: ROLE_NAMES[role], count: counts[role] })),
            { value: 'invited', name: 'Invited', count: counts.invited },
          ]}
        />
      </SearchBar>
      <DataTable
        label="People"
        rows={rows}
        address={`${adminPaths.peopleRows}${query}`}
        columns={personColumns(query)}
        keyOf={({ id }) => id}
        nameOf={({ name }) => name}
        sorting={sortingIn(search, { by: 'name', down: false })}
        isOff={({ state }) => state === 'LOCKED'}
        empty={
          <Empty>
            <p>No people found.</p>
            <Link className="button secondary compact" to={adminPaths.people}>
              Show all
            </Link>
          </Empty>
        }
      />
      <Outlet />
    </>
  )
}
