import { eq } from 'drizzle-orm'
import type { Tx } from '../../../platform/database/database.ts'
import { touchEntry } from '../../../platform/database/transact.ts'
import type { SourceItem } from '../../../platform/strapi-source/strapi-source.ts'
import { photos, photoTags, photoWithdrawals } from '../../photos/table.server.ts'
import { importedOf, type Run } from './run.server.ts'

/**
 * Tags the people in a photo within the transaction that stores it, because tags decide who may see it. A photo of
 * someone who was not imported is hidden, because they may be a child. Members who have untagged themselves stay
 * untagged.
 */
export async function tagImportedPhoto(
  tx: Tx,
  run: Run,
  photoId: string,
  people: readonly (string | null)[],
  notes: string[],
): Promise<void> {
  const members = people.filter((id) => id !== null)
  if (members.length < people.length) {
    await tx.update(photos).set({ visible: false }).where(eq(photos.id, photoId))
    notes.push('hidden: a person in it is not among the members')
  }
  if (members.length === 0) return
  const withdrawn = await tx
    .select({ id: photoWithdrawals.memberId })
    .from(photoWithdrawals)
    .where(eq(photoWithdrawals.photoId, photoId))
  const values = members
    .filter((id) => !withdrawn.some((one) => one.id === id))
    .map((memberId) => ({ photoId, memberId, taggedAt: run.ctx.clock.now() }))
  if (values.length > 0) await tx.insert(photoTags).values(values).onConflictDoNothing()
  for (const id of members) await touchEntry(tx, 'members', id)
}

/** Returns the local ids of the members in a photo; null for each member who was not imported. */
export function membersIn(run: Run, { tags }: SourceItem): (string | null)[] {
  const found = Array.isArray(tags) ? tags.map((id) => importedOf(run, 'members').get(String(id))) : []
  return found.map((member) => (member && !member.erased ? member.entryId : null))
}
