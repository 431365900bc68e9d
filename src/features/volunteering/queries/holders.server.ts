import { type SQL, sql } from 'drizzle-orm'
import { isListedFor, type Sight, shownName } from '../../members/queries/visibility.server.ts'
import { members } from '../../members/table.server.ts'
import type { Holder } from '../model.ts'

/**
 * Whether a holder may be named to whoever looks: listed adults to everybody, all to members. [resolutions C02, C03]
 */
export const isNamedTo = (sight: Sight): SQL => isListedFor(sight) ?? sql`true`

/** Columns of a joined holder: name and address stay in the database where they may not be told. */
export const holderColumns = (sight: Sight) => ({
  memberId: members.id,
  name: sql<string | null>`case when ${isNamedTo(sight)} then ${shownName(sight)} end`,
  slug: sql<string | null>`case when ${isNamedTo(sight)} then ${members.slug} end`,
})

type Found = { memberId: string | null; name: string | null; slug: string | null } | null

export function holderOf(found: Found): Holder {
  if (!found?.memberId) return { kind: 'open' }
  const { name, slug } = found
  return name !== null && slug !== null ? { kind: 'member', name, slug } : { kind: 'taken' }
}
