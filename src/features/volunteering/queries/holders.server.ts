import { type SQL, sql } from 'drizzle-orm'
import { isListedFor, type Sight, shownName } from '../../members/queries/visibility.server.ts'
import { members } from '../../members/table.server.ts'
import type { Holder } from '../model.ts'

/** Matches holders whose name the reader may see: listed adults are public, members see everybody. */
export const isNamedTo = (sight: Sight): SQL => isListedFor(sight) ?? sql`true`

/** Selects the columns of a joined holder. A name or slug that the reader may not see never leaves the database. */
export const holderColumns = (sight: Sight) => ({
  memberId: members.id,
  name: sql<string | null>`case when ${isNamedTo(sight)} then ${shownName(sight)} end`,
  slug: sql<string | null>`case when ${isNamedTo(sight)} then ${members.slug} end`,
})

type HolderRow = { memberId: string | null; name: string | null; slug: string | null } | null

/** The holder of a seat as the reader may see it: a member who is not listed only shows as taken. */
export function holderOf(row: HolderRow): Holder {
  if (!row?.memberId) return { kind: 'open' }
  const { name, slug } = row
  return name !== null && slug !== null ? { kind: 'member', name, slug } : { kind: 'taken' }
}
