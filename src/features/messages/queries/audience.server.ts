import { inArray } from 'drizzle-orm'
import type { Ctx } from '../../../platform/context.ts'
import type { Db, Tx } from '../../../platform/database/database.ts'
import { isMailAddress } from '../../../platform/email/email.ts'
import { contactsOf, type FamilyContact } from '../../members/family/queries/contacts.server.ts'
import { members } from '../../members/table.server.ts'
import { membersIn } from '../internal/members-in.server.ts'
import { othersIn } from '../internal/others-in.server.ts'
import { reachable } from '../internal/reachable.server.ts'
import type { Audience } from '../model/audience.ts'
import type { LeftOutReason, MessageKind } from '../model/message.ts'
import { requireWriter } from '../policy.ts'

export type LeftOut = { name: string; email: string; memberIds: string[]; reason: LeftOutReason }
/**
 * The people of an audience: those who get an e-mail, one for each address, and those who do not. E-mails to those in
 * `failing` come back, whether they are left out or not.
 */
export type Readers = { recipients: FamilyContact[]; leftOut: LeftOut[]; failing: Omit<LeftOut, 'reason'>[] }

/**
 * Lists everybody that a message to this audience reaches. Children are reached through their guardians. Throws
 * Forbidden unless the caller is an administrator.
 */
export async function readersOf(
  ctx: Pick<Ctx, 'actor' | 'clock' | 'club'>,
  db: Db | Tx,
  audience: Audience,
  kind: MessageKind,
): Promise<Readers> {
  requireWriter(ctx)
  const others = await othersIn(db, audience)
  const memberIds = await membersIn(ctx, db, audience, others.memberIds)
  const contacts = await contactsOf(ctx, db, memberIds)
  const all = [...contacts, ...others.contacts.filter(isNewTo(contacts))].filter(({ email }) =>
    isMailAddress(email),
  )
  const { reasonFor, isFailing } = await reachable(db, kind, all)
  return {
    recipients: all.filter((one) => !reasonFor(one)).toSorted(byName),
    leftOut: [
      ...all.flatMap((one) => {
        const reason = reasonFor(one)
        return reason ? { ...personOf(one), reason } : []
      }),
      ...(await unreached(db, memberIds, all)),
    ].toSorted(byName),
    failing: all.filter(isFailing).map(personOf).toSorted(byName),
  }
}

const personOf = ({ name, email, people }: FamilyContact) => ({
  name,
  email,
  memberIds: people.map(({ memberId }) => memberId),
})

const byName = (one: { name: string }, other: { name: string }) => one.name.localeCompare(other.name)

const isNewTo = (contacts: readonly FamilyContact[]) => {
  const known = new Set(contacts.map(({ email }) => email.toLowerCase()))
  return ({ email }: FamilyContact) => !known.has(email.toLowerCase())
}

/** Members without a known address. */
async function unreached(
  db: Db | Tx,
  memberIds: readonly string[],
  contacts: readonly FamilyContact[],
): Promise<LeftOut[]> {
  const reached = new Set(contacts.flatMap(({ people }) => people.map(({ memberId }) => memberId)))
  const missing = memberIds.filter((id) => !reached.has(id))
  if (missing.length === 0) return []
  const found = await db
    .select({ id: members.id, name: members.name })
    .from(members)
    .where(inArray(members.id, missing))
  return found.map(({ id, name }) => ({ name, email: '', memberIds: [id], reason: 'no-address' as const }))
}
