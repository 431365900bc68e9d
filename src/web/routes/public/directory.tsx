import { redirect } from 'react-router'
import {
  DirectorySearchForm,
  directoryAddress,
} from '../../../features/members/directory/components/directory-search.tsx'
import { DirectoryTable } from '../../../features/members/directory/components/directory-table.tsx'
import { searchDirectory } from '../../../features/members/directory/queries/directory.server.ts'
import { insightOf } from '../../../features/members/policy.ts'
import { type DirectorySearch, directorySearch } from '../../../features/members/schema.ts'
import { teamNames } from '../../../features/teams/queries/teams.server.ts'
import { count } from '../../../kernel/text.ts'
import { Cover } from '../../../ui/layout/cover.tsx'
import { PageLinks } from '../../../ui/layout/page-links.tsx'
import { Empty, Note } from '../../../ui/primitives/note.tsx'
import { type PageContext, pageContext } from '../../context.ts'
import { pageMeta } from '../../page-meta.ts'
import { paths } from '../../paths.ts'
import type { Route } from './+types/directory'

export async function loader({ context, request }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  const { ctx, share } = page
  ctx.pages.keep(60, ['q', 'team', 'active', 'page'])
  const search = directorySearch.parse(Object.fromEntries(new URL(request.url).searchParams))
  const [answer, teams] = await Promise.all([peopleFor(page, search), share('team names', teamNames)])
  // An old link can point beyond the last page; it shows the first.
  if (answer.people.length === 0 && search.page > 1) throw redirect(directoryAddress(search, 1))
  const toPublic = insightOf(ctx.actor) === 'public'
  return {
    ...answer,
    search,
    toPublic,
    // Players of youth teams are never listed in the public directory.
    teams: teams.filter((team) => !team.youth || !toPublic),
  }
}

/**
 * Shares the first page between visitors, because it is the same for most of them, including those with a cart, whose
 * pages are not cached.
 */
function peopleFor({ ctx, share }: PageContext, search: DirectorySearch) {
  const isFirst = !search.q && !search.team && search.active === undefined && search.page === 1
  if (!isFirst || ctx.actor.kind !== 'visitor') return searchDirectory(ctx, search)
  return share('directory', (asVisitor) => searchDirectory(asVisitor, search))
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(
    {
      title: 'Members',
      description: 'The members of the club who agreed to be listed: teams, positions, nationalities.',
      noindex: !loaderData?.toPublic,
    },
    matches,
  )

export default function Directory({ loaderData }: Route.ComponentProps) {
  const { people, found, first, pages, search, teams, toPublic } = loaderData
  return (
    <>
      <Cover title="Members">
        <p>Everyone who plays, coaches and helps.</p>
      </Cover>
      <div className="page padding-top-6 padding-bottom-band stack">
        <DirectorySearchForm search={search} teams={teams} />
        {people.length === 0 ? (
          <NoMembersFound />
        ) : (
          <>
            <p className="muted" role="status">
              {shownOf(first, people.length, found)}
            </p>
            <DirectoryTable people={people} />
            <Pages search={search} pages={pages} />
          </>
        )}
        {toPublic && (
          <Note>
            <p>These are the members who agreed to be listed. Are you a member? Log in to see everyone.</p>
          </Note>
        )}
      </div>
    </>
  )
}

function NoMembersFound() {
  return (
    <Empty>
      <p>No members found.</p>
      <p>
        <a className="button secondary" href={paths.directory}>
          Show all members
        </a>
      </p>
    </Empty>
  )
}

function Pages({ search, pages }: { search: DirectorySearch; pages: number }) {
  const { page } = search
  const to = (label: string, number: number) => ({ label, href: directoryAddress(search, number) })
  return (
    <PageLinks
      previous={page > 1 ? to('Previous', page - 1) : undefined}
      next={page < pages ? to('Next', page + 1) : undefined}
    >
      <span className="muted">{`Page ${page} of ${pages}`}</span>
    </PageLinks>
  )
}

/** Words the range of members on this page: '21 to 40 of 85 members'. */
function shownOf(first: number, shown: number, found: number): string {
  if (found === 1) return '1 member'
  const range = shown === 1 ? `Number ${first}` : `${first} to ${first + shown - 1}`
  return `${range} of ${count(found, 'member')}`
}
