import { sql } from 'drizzle-orm'
import type { OwnPerson } from '../../../../kernel/actor.ts'
import type { Ctx } from '../../../../platform/context.ts'
import type { Db, Tx } from '../../../../platform/database/database.ts'
import { users } from '../../../accounts/table.server.ts'
import { needsGuardian } from '../../queries/visibility.server.ts'
import { members } from '../../table.server.ts'
import { guardians } from '../table.server.ts'

/** A recipient of e-mails and the members the e-mails are about. */
export type FamilyContact = {
  /** Null if the address has no account. */
  userId: string | null
  name: string
  email: string
  people: OwnPerson[]
}

/**
 * Returns the recipients of e-mails about these members. Adults get their own. For a minor: the guardians with an
 * account, or else the guardian's address, or else the minor. Each address appears once, even for two children.
 * Members without any address are left out.
 */
export async function contactsOf(
  ctx: Pick<Ctx, 'clock'>,
  db: Db | Tx,
  memberIds: readonly string[],
): Promise<FamilyContact[]> {
  if (memberIds.length === 0) return []
  const { rows } = await db.execute<ContactRow>(sql`
    with asked as (
      select ${members.id} as id, ${members.firstName} as first_name, ${members.name} as name, user_id,
        ${members.email} as email, guardian_name, guardian_email, emails_child, ${needsGuardian(ctx)} as minor
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
    union
    select a.id, a.first_name, true, u.id, coalesce(u.name, a.name), coalesce(u.email, a.email)
    from asked a left join ${users} u on u.id = a.user_id
    where a.minor and a.emails_child and coalesce(u.email, a.email) <> ''
    order by email, first_name, id, is_self`)
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
    // A child's record may have the guardian's address.
    people: rows.filter(isFirstOf).map(({ id, first_name, is_self }) => ({
      memberId: id,
      firstName: first_name,
      isSelf: is_self,
    })),
  }
}

const isFirstOf = ({ id }: ContactRow, at: number, rows: readonly ContactRow[]): boolean =>
  rows.findIndex((row) => row.id === id) === at
