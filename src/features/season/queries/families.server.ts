import { and, eq, inArray } from 'drizzle-orm'
import type { Ctx } from '../../../platform/context.ts'
import type { Db, Tx } from '../../../platform/database/database.ts'
import { contactsOf, type FamilyContact } from '../../members/family/queries/contacts.server.ts'
import { needsGuardian } from '../../members/queries/visibility.server.ts'
import { members } from '../../members/table.server.ts'

export type Families = {
  families: FamilyContact[]
  /** The members nobody can be asked about: without an address, or minors without a guardian's. */
  unreachable: string[]
}

/**
 * Returns who is asked about these members, each address once. A minor is never asked, even if the child gets copies of
 * other e-mails. The caller must have checked the permission.
 */
export async function familiesOf(
  ctx: Pick<Ctx, 'clock'>,
  db: Db | Tx,
  memberIds: readonly string[],
): Promise<Families> {
  const minors = await minorsAmong(ctx, db, memberIds)
  const contacts = await contactsOf(ctx, db, memberIds)
  const families = contacts
    .map((contact) => ({
      ...contact,
      people: contact.people.filter(({ memberId, isSelf }) => !(isSelf && minors.has(memberId))),
    }))
    .filter(({ people }) => people.length > 0)
  const reached = new Set(families.flatMap(({ people }) => people.map(({ memberId }) => memberId)))
  return { families, unreachable: memberIds.filter((id) => !reached.has(id)) }
}

async function minorsAmong(
  ctx: Pick<Ctx, 'clock'>,
  db: Db | Tx,
  memberIds: readonly string[],
): Promise<Set<string>> {
  const isMinor = and(inArray(members.id, [...memberIds]), eq(needsGuardian(ctx), true))
  const found = await db.select({ id: members.id }).from(members).where(isMinor)
  return new Set(found.map(({ id }) => id))
}
