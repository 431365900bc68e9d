import { sql } from 'drizzle-orm'
import { type OwnPerson, SYSTEM } from '../../../../kernel/actor.ts'
import type { Ctx } from '../../../../platform/context.ts'
import type { Db, Tx } from '../../../../platform/database/database.ts'
import { users } from '../../../accounts/table.server.ts'
import { isMinor, sightIn } from '../../queries/visibility.server.ts'
import { members } from '../../table.server.ts'
import { guardians } from '../table.server.ts'

/** A recipient of e-mails, with the members that they are about. */
export type FamilyContact = {
  /** Null for an address without an account. */
  userId: string | null
  name: string
  email: string
  people: OwnPerson[]
}

/**
 * The recipients of e-mails about these members: adults themselves, for a minor the guardians; for a minor without a
 * guardian's account the guardian's address, else their own. Each address stands once, also for two children. Members
 * who cannot be reached are left out.
 */
export async function contactsOf(
  ctx: Pick<Ctx, 'clock'>,
  db: Db | Tx,
  memberIds: readonly string[],
): Promise<FamilyContact[]> {
  if (memberIds.length === 0) return []
  const minor = isMinor(sightIn({ ...ctx, actor: SYSTEM }))
  const { rows } = await db.execute<ContactRow>(sql`
    with asked as (
      select ${members.id} as id, ${members.firstName} as first_name, ${members.name} as name, user_id,
        ${members.email} as email, guardian_name, guardian_email, ${minor} as minor
      from ${members} where ${members.id} = any(${sql.param(memberIds)}::uuid[])
    ), cared as (
      select a.id, a.first_name, g.user_id, u.name, u.email
      from asked a join ${guardians} g on g.member_id = a.id join ${users} u on u.id = g.user_id where a.minor
    )
    select id, first_name, false as is_self, user_id, name, email from cared
    union all
    select a.id, a.first_name, not (a.minor and a.guardian_email <> ''),
      case when a.minor and a.guardian_email <> '' then null else u.id end,
      case when a.minor and a.guardian_email <> '' then coalesce(nullif(a.guardian_name, ''), a.name)
        else coalesce(u.name, a.name) end,
      case when a.minor and a.guardian_email <> '' then a.guardian_email
        else coalesce(u.email, nullif(a.email, ''), a.guardian_email) end
    from asked a left join ${users} u on u.id = a.user_id
    where a.id not in (select id from cared)
    order by email, first_name, id`)
  const byAddress = Map.groupBy(
    rows.filter(({ email }) => email !== ''),
    ({ email }) => email.toLowerCase(),
  )
  return [...byAddress.values()].map(contactFrom)
}

type ContactRow = {
  id: string
  first_name: string
  is_self: boolean
  user_id: string | null
  name: string
  email: string
}

function contactFrom(rows: ContactRow[]): FamilyContact {
  const [first] = rows
  if (!first) throw new Error('a contact needs a member')
  const known = rows.find(({ user_id }) => user_id !== null) ?? first
  return {
    userId: known.user_id,
    name: known.name,
    email: first.email,
    people: rows.map(({ id, first_name, is_self }) => ({
      memberId: id,
      firstName: first_name,
      isSelf: is_self,
    })),
  }
}
