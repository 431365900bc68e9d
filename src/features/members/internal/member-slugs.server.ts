import { and, eq, isNotNull, not, type SQL } from 'drizzle-orm'
import { slugOf } from '../../../kernel/text.ts'
import { freeSlug } from '../../../platform/content/slugs.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { isMinor, type Sight } from '../queries/visibility.server.ts'
import { members } from '../table.server.ts'

/**
 * Gives minors a page address with only their first name, and restores the old address of adults who had counted as
 * minors. Without `which`, updates all members. Returns the number of changed addresses.
 */
export async function updateSlugsForAge(tx: Tx, sight: Sight, which?: SQL): Promise<number> {
  return (await removeSurnames(tx, sight, which)) + (await restoreAdultSlugs(tx, sight, which))
}

async function removeSurnames(tx: Tx, sight: Sight, which?: SQL): Promise<number> {
  const minors = await tx
    .select({ id: members.id, slug: members.slug, firstName: members.firstName, version: members.version })
    .from(members)
    .where(and(isMinor(sight), which))
  const revealing = minors.filter(
    ({ slug, firstName }) => !isFirstNameOnly(slug, slugOf(firstName, 'player')),
  )
  for (const { id, slug: slugBefore, firstName, version } of revealing) {
    const slug = await findFreeSlug(tx, slugOf(firstName, 'player'), id)
    // The first write creates the record, so its first address was never published.
    const isNew = which !== undefined && version === 1
    await tx
      .update(members)
      .set({ slug, ...(!isNew && { slugBefore }) })
      .where(eq(members.id, id))
  }
  return revealing.length
}

/** A mistyped date of birth or a wrong youth team makes an adult count as a minor until it is corrected. */
async function restoreAdultSlugs(tx: Tx, sight: Sight, which?: SQL): Promise<number> {
  const adults = await tx
    .select({ id: members.id, slugBefore: members.slugBefore })
    .from(members)
    .where(and(isNotNull(members.slugBefore), not(isMinor(sight)), which))
  for (const { id, slugBefore } of adults) {
    if (slugBefore === null) continue
    const slug = await findFreeSlug(tx, slugBefore, id)
    await tx.update(members).set({ slug, slugBefore: null }).where(eq(members.id, id))
  }
  return adults.length
}

const findFreeSlug = (tx: Tx, wanted: string, id: string) =>
  freeSlug(tx, members.slug, wanted, { column: members.id, id })

const isFirstNameOnly = (slug: string, first: string): boolean =>
  slug === first || (slug.startsWith(`${first}-`) && /^\d+$/.test(slug.slice(first.length + 1)))
