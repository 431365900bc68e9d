import { eq, sql } from 'drizzle-orm'
import { NotFound } from '../../../../kernel/errors.ts'
import { isId } from '../../../../kernel/ids.ts'
import { done, type Outcome, refused } from '../../../../kernel/outcome.ts'
import { audit } from '../../../../platform/audit/audit.ts'
import type { Ctx } from '../../../../platform/context.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import { touch, touchEntry, transact } from '../../../../platform/database/transact.ts'
import { lockMember } from '../../queries/lock-member.server.ts'
import { members } from '../../table.server.ts'
import { type ConsentChoices, type ConsentKind, currentVersion, latestAnswers } from '../model.ts'
import { consentRight } from '../policy.ts'
import { consentHistory } from '../queries/consents.server.ts'
import { consents } from '../table.server.ts'

type Needs = Pick<Ctx, 'db' | 'actor' | 'clock' | 'pages'>

export type ChooseConsents = Outcome<{ changed: number }, { reason: 'GUARDIAN_DECIDES' }>

/** Removes a member's name from all photos. Passed in (`withdrawMember`), because members must not import photos. */
export type Untag = (tx: Tx, ctx: Needs, memberId: string) => Promise<unknown>

/**
 * Records the answers that have changed and applies them in the same transaction, so that withdrawn content is hidden
 * from the next request on. Throws NotFound for a member the caller does not decide for.
 */
export async function chooseConsents(
  ctx: Needs,
  memberId: string,
  choices: ConsentChoices,
  untag: Untag,
): Promise<ChooseConsents> {
  const { actor } = ctx
  if (!isId(memberId) || actor.kind !== 'user') throw new NotFound()
  return transact(ctx, async (tx) => {
    const member = await lockMember(tx, ctx, memberId)
    const right = member && consentRight(actor, member)
    if (!right || right === 'none') throw new NotFound()
    const latest = latestAnswers(await consentHistory(tx, memberId))
    const changed = (Object.entries(choices) as [ConsentKind, boolean][]).filter(
      ([kind, given]) => latest[kind]?.given !== given,
    )
    if (right === 'withdraw' && changed.some(([, given]) => given)) return refused('GUARDIAN_DECIDES')
    if (changed.length === 0) return done({ changed: 0 })
    const answer = { memberId, answeredBy: actor.userId, answeredAt: ctx.clock.now() }
    await tx
      .insert(consents)
      .values(
        changed.map(([kind, given]) => ({ ...answer, kind, given, wordingVersion: currentVersion(kind) })),
      )
    await follow(tx, ctx, memberId, Object.fromEntries(changed), untag)
    const facts = { consents: changed.length }
    await audit(tx, ctx, { action: 'members.consent', subject: `members/${memberId}`, facts })
    return done({ changed: changed.length })
  })
}

/** Updates the visibility columns, removes photo tags and drops cached pages that show the member. */
async function follow(tx: Tx, ctx: Needs, memberId: string, changed: ConsentChoices, untag: Untag) {
  const { listing, website_photos: photos, tagging } = changed
  const columns = {
    ...(listing !== undefined && { listed: listing }),
    ...(photos !== undefined && { showsPhotos: photos }),
  }
  await tx
    .update(members)
    .set({ ...columns, version: sql`${members.version} + 1`, updatedAt: ctx.clock.now() })
    .where(eq(members.id, memberId))
  if (tagging === false) await untag(tx, ctx, memberId)
  await touchEntry(tx, 'members', memberId)
  await touch(tx, 'photos', 'photoalbums')
}
