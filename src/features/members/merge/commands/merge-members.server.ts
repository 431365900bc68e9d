import { eq, inArray } from 'drizzle-orm'
import { Forbidden, Invalid, NotFound } from '../../../../kernel/errors.ts'
import { isId } from '../../../../kernel/ids.ts'
import { done, type Outcome, refused } from '../../../../kernel/outcome.ts'
import { audit } from '../../../../platform/audit/audit.ts'
import { deleteHistory } from '../../../../platform/audit/delete-history.ts'
import { deleteEntry, updateEntry } from '../../../../platform/content/write.ts'
import type { Ctx } from '../../../../platform/context.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import { moveReferences } from '../../../../platform/database/move-references.ts'
import { joining, touch, transact } from '../../../../platform/database/transact.ts'
import { pendingOf } from '../../../billing/checkout/commands/single-subscription.server.ts'
import { mergeCustomers } from '../../../billing/customers/commands/merge-customers.server.ts'
import { runningOfMember } from '../../../billing/subscriptions/queries/subscriptions.server.ts'
import { deletePreferencesOfOthers } from '../../../notifications/commands/delete-preferences.server.ts'
import { mergePreferences } from '../../../notifications/commands/merge-preferences.server.ts'
import { untagWithdrawn } from '../../../photos/commands/untag-withdrawn.server.ts'
import { followLatestConsents } from '../../consent/commands/follow-latest.server.ts'
import { memberContentType } from '../../content-type.ts'
import { keepNewestCard } from '../../emergency/commands/merge-cards.server.ts'
import { mergeGuardians } from '../../guardians/commands/merge-guardians.server.ts'
import { deleteChangesOf } from '../../import/commands/delete-old-changes.server.ts'
import { changedDetails } from '../../model/detail-fields.ts'
import { canManageMembers } from '../../policy.ts'
import { type LockedMember, lockMember } from '../../queries/lock-member.server.ts'
import { memberDetails } from '../../queries/member-admin.server.ts'
import { isUnder16 } from '../../queries/under-16.server.ts'
import { members } from '../../table.server.ts'
import { type Choices, differencesOf, mergedDetails } from '../model/merged-details.ts'

/** The record to keep, and the one to remove. */
export type MergePair = { keepId: string; removeId: string }

export type MergeRefusal =
  /** Both ids are the same. */
  | { reason: 'SAME' }
  /** One of the records has changed since the preview. */
  | { reason: 'CHANGED' }
  | { reason: 'BOTH_LOGINS' }
  | { reason: 'BOTH_SUBSCRIBED' }
  /** A payment, subscription or invoice of one of them is still pending. */
  | { reason: 'PAYMENT_PENDING' }
  /** One of them has a login, and one of them is a child under 16. */
  | { reason: 'UNDER_16' }
  | { reason: 'NOT_VALID'; problems: Record<string, string[]> }

export type MergeMembers = Outcome<{ moved: ReadonlyMap<string, number> }, MergeRefusal>

/** The versions of both records, to detect changes between the preview and the merge. */
export const versionsOf = (...pair: { version: number }[]): string =>
  pair.map(({ version }) => version).join('-')

/**
 * Merges two records of one person: moves everything from the second to the first, writes the chosen details and
 * deletes the second, in one transaction. Throws Forbidden unless the caller is an administrator, NotFound for an
 * unknown member.
 */
export async function mergeMembers(
  ctx: Ctx,
  { keepId, removeId }: MergePair,
  { choices, versions }: { choices: Choices; versions?: string },
): Promise<MergeMembers> {
  if (!canManageMembers(ctx.actor)) throw new Forbidden()
  if (!isId(keepId) || !isId(removeId)) throw new NotFound()
  if (keepId === removeId) return refused('SAME')
  try {
    return await transact(ctx, async (tx) => {
      const pair = await lockPair(tx, ctx, { keepId, removeId })
      if (versions !== undefined && versions !== versionsOf(pair.keep, pair.remove)) return refused('CHANGED')
      const refusal = await whyNotMerge(tx, ctx, pair)
      if (refusal) return refused(refusal)
      return done({ moved: await merge(tx, ctx, pair, choices) })
    })
  } catch (error) {
    if (error instanceof Invalid) return refused('NOT_VALID', { problems: error.fields })
    throw error
  }
}

type Pair = { keep: LockedMember; remove: LockedMember }

/** Locks both members in the order of their ids, so that two merges cannot deadlock. */
async function lockPair(tx: Tx, ctx: Ctx, { keepId, removeId }: MergePair): Promise<Pair> {
  const locked = new Map<string, LockedMember>()
  for (const id of [keepId, removeId].toSorted()) {
    const member = await lockMember(tx, ctx, id)
    if (!member) throw new NotFound()
    locked.set(id, member)
  }
  const [keep, remove] = [locked.get(keepId), locked.get(removeId)]
  if (!keep || !remove) throw new NotFound()
  return { keep, remove }
}

async function whyNotMerge(tx: Tx, ctx: Ctx, { keep, remove }: Pair) {
  if (keep.userId && remove.userId) return 'BOTH_LOGINS'
  const isYoung = (await isUnder16(tx, ctx, keep.id)) || (await isUnder16(tx, ctx, remove.id))
  if (isYoung && (keep.userId ?? remove.userId)) return 'UNDER_16'
  if ((await pendingOf(tx, keep.id)) || (await pendingOf(tx, remove.id))) return 'PAYMENT_PENDING'
  const running = [await runningOfMember(tx, keep.id), await runningOfMember(tx, remove.id)]
  return running.every((list) => list.length > 0) ? 'BOTH_SUBSCRIBED' : undefined
}

async function merge(
  tx: Tx,
  ctx: Ctx,
  { keep, remove }: Pair,
  choices: Choices,
): Promise<ReadonlyMap<string, number>> {
  const inside = joining(ctx, tx)
  const [own, others] = [await memberDetails(inside, keep.id), await memberDetails(inside, remove.id)]
  const stored = { ...own.details, Active: keep.active ? 'yes' : '' }
  const other = { ...others.details, Active: remove.active ? 'yes' : '' }
  const differences = differencesOf(stored, other, Boolean(keep.userId ?? remove.userId))
  const details = mergedDetails(stored, differences, choices)

  const running = [...(await runningOfMember(tx, keep.id)), ...(await runningOfMember(tx, remove.id))]
  const subscribed = new Set(running.map(({ customerId }) => customerId))
  await mergeCustomers(tx, ctx, { keep: keep.id, remove: remove.id, subscribed })
  await mergeGuardians(tx, { keep: keep.id, remove: remove.id })
  await keepNewestCard(tx, [keep.id, remove.id])
  await mergePreferences(tx, { keep: keep.id, remove: remove.id })
  const moved = await moveReferences(tx, members, { from: remove.id, to: keep.id })
  await followLatestConsents(tx, keep.id)
  await untagWithdrawn(tx, keep.id)
  await moveLoginAndPicture(tx, { keep, remove })
  await deletePreferencesOfOthers(tx, keep.id)
  await deleteChangesOf(tx, remove.id)
  await deleteHistory(tx, 'members', [remove.id])
  const removed = await deleteEntry(inside, memberContentType, remove.id)
  if (!removed.ok) throw new Error('the merged member is still referenced')
  // Written last, because the other record's shirt number is free only now.
  await updateEntry(inside, memberContentType, keep.id, {
    ...changedDetails(stored, details),
    Active: details.Active === 'yes',
  })
  await audit(tx, ctx, {
    action: 'members.merge',
    subject: `members/${keep.id}`,
    facts: { ...Object.fromEntries(moved), removed: remove.id },
  })
  await touch(tx, 'volunteers', 'photos', 'events')
  return moved
}

/** Moves the login and the picture. A member with a login has the login's e-mail address. */
async function moveLoginAndPicture(tx: Tx, { keep, remove }: Pair): Promise<void> {
  await tx
    .update(members)
    .set({ userId: null, imageId: null })
    .where(inArray(members.id, [remove.id]))
  await tx
    .update(members)
    .set({
      imageId: keep.imageId ?? remove.imageId,
      ...(remove.userId && { userId: remove.userId, email: remove.email }),
    })
    .where(eq(members.id, keep.id))
}
