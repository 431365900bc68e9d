import { PageLinks } from '../../../ui/layout/page-links.tsx'
import { paths } from '../../../web/paths.ts'

/** Returns the address of a page of upcoming games, of all teams or of one. */
export function gamesAddress(team?: string, page = 1): string {
  const query = new URLSearchParams({ ...(team && { team }), ...(page > 1 && { page: String(page) }) })
  return query.size > 0 ? `${paths.games}?${query}` : paths.games
}

/** Links to earlier and later games; empty if all fit on one page. */
export function GamesPagination({
  team,
  page,
  hasMore,
}: {
  team?: string | undefined
  page: number
  hasMore: boolean
}) {
  const to = (label: string, number: number) => ({ label, href: gamesAddress(team, number) })
  return (
    <PageLinks
      previous={page > 1 ? to('Earlier games', page - 1) : undefined}
      next={hasMore ? to('Later games', page + 1) : undefined}
    />
  )
}
