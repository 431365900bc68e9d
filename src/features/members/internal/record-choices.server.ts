import { eq } from 'drizzle-orm'
import type { Ctx } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { currentVersion } from '../consent/model.ts'
import { latestConsent } from '../consent/queries/consents.server.ts'
import { consents } from '../consent/table.server.ts'
import { members } from '../table.server.ts'

/**
 * Records changed privacy choices in the consent register. Called for every write to a member (by staff, the member,
 * an import or a merge), so that the register is complete.
 */
export async function recordChoices(
  tx: Tx,
  { actor, clock }: Pick<Ctx, 'actor' | 'clock'>,
  memberId: string,
): Promise<void> {
  const [found] = await tx
    .select({
      listed: members.listed,
      listing: latestConsent('listing'),
      showsPhotos: members.showsPhotos,
      photos: latestConsent('website_photos'),
    })
    .from(members)
    .where(eq(members.id, memberId))
  if (!found) return
  const pairs = [
    { kind: 'listing', given: found.listed, latest: found.listing },
    { kind: 'website_photos', given: found.showsPhotos, latest: found.photos },
  ] as const
  const changed = pairs.filter(({ given, latest }) => given !== (latest ?? false))
  if (changed.length === 0) return
  const answer = {
    memberId,
    answeredBy: actor.kind === 'user' ? actor.userId : null,
    answeredAt: clock.now(),
  }
  await tx
    .insert(consents)
    .values(
      changed.map(({ kind, given }) => ({ ...answer, kind, given, wordingVersion: currentVersion(kind) })),
    )
}
