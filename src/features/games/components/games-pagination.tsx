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
  if (page === 1 && !hasMore) return null
  return (
    <nav className="row between padding-top-4" aria-label="Pages">
      {page > 1 ? (
        <a className="button secondary compact" rel="prev" href={gamesAddress(team, page - 1)}>
          Earlier games
        </a>
      ) : (
        <span />
      )}
      {hasMore && (
        <a className="button secondary compact" rel="next" href={gamesAddress(team, page + 1)}>
          Later games
        </a>
      )}
    </nav>
  )
}
