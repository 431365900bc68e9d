import { and, eq, inArray, or, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../platform/database/database.ts'
import { userRoles, users } from '../../accounts/table.server.ts'
import { WITH_PLACES } from '../../events/booking/model/booking.ts'
import { bookings } from '../../events/booking/table.server.ts'
import { personIn } from '../../forms/model/people.ts'
import { isOpenResult } from '../../forms/queries/open-results.server.ts'
import { formResults } from '../../forms/table.server.ts'
import type { FamilyContact } from '../../members/family/queries/contacts.server.ts'
import { members } from '../../members/table.server.ts'
import { type Audience, groupsOf, isFiltered, rolesOf } from '../model/audience.ts'

type Person = { name: string; email: string }
export type Others = { memberIds: string[]; contacts: FamilyContact[] }

/**
 * Staff, payers of bookings and people who answered a form: as members if their address belongs to one, so that
 * children are reached through their guardians, and otherwise as they gave their name and address.
 */
export async function othersIn(db: Db | Tx, audience: Audience): Promise<Others> {
  const people = [
    ...(await staffIn(db, audience)),
    ...(await bookersIn(db, audience)),
    ...(await answerersIn(db, audience)),
  ].filter(({ email }) => email !== '')
  if (people.length === 0) return { memberIds: [], contacts: [] }
  const known = await accountsAt(db, people)
  const contacts = people.flatMap(({ name, email }) => {
    const account = known.find((one) => one.addresses.includes(email.toLowerCase()))
    if (account?.memberId || isFiltered(audience)) return []
    return { userId: account?.userId ?? null, name, email, people: [] }
  })
  const byAddress = new Map(contacts.map((contact) => [contact.email.toLowerCase(), contact]))
  return { memberIds: known.flatMap(({ memberId }) => memberId ?? []), contacts: [...byAddress.values()] }
}

async function staffIn(db: Db | Tx, { to }: Audience): Promise<Person[]> {
  const roles = rolesOf(to)
  if (roles.length === 0) return []
  return db
    .selectDistinct({ name: users.name, email: users.email })
    .from(users)
    .innerJoin(userRoles, eq(userRoles.userId, users.id))
    .where(and(inArray(userRoles.role, roles), eq(users.emailVerified, true)))
}

async function bookersIn(db: Db | Tx, { to }: Audience): Promise<Person[]> {
  const events = groupsOf(to, 'event')
  if (events.length === 0) return []
  return db
    .selectDistinct({ name: bookings.name, email: bookings.email })
    .from(bookings)
    .where(and(inArray(bookings.eventId, events), inArray(bookings.status, [...WITH_PLACES])))
}

async function answerersIn(db: Db | Tx, { to }: Audience): Promise<Person[]> {
  const forms = groupsOf(to, 'form')
  if (forms.length === 0) return []
  const found = await db
    .select({ data: formResults.data })
    .from(formResults)
    .where(and(inArray(formResults.formId, forms), isOpenResult))
  return found.map(({ data }) => {
    const { fullName, email } = personIn(data)
    return { name: fullName, email }
  })
}

/** The accounts and members that have one of these addresses. */
async function accountsAt(db: Db | Tx, people: readonly Person[]) {
  const addresses = sql.param([...new Set(people.map(({ email }) => email.toLowerCase()))])
  const ofUser = sql`lower(${users.email}) = any(${addresses}::text[])`
  const ofMember = sql`lower(${members.email}) = any(${addresses}::text[])`
  const found = await db
    .select({
      memberId: members.id,
      userId: users.id,
      userEmail: users.email,
      memberEmail: members.email,
    })
    .from(members)
    .fullJoin(users, eq(users.id, members.userId))
    .where(or(ofUser, ofMember))
  return found.map(({ memberId, userId, userEmail, memberEmail }) => ({
    memberId,
    userId,
    addresses: [userEmail, memberEmail].flatMap((email) => email?.toLowerCase() ?? []),
  }))
}
