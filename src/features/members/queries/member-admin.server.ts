import { desc, eq } from 'drizzle-orm'
import { clubDay } from '../../../kernel/dates.ts'
import { Forbidden, NotFound } from '../../../kernel/errors.ts'
import { isId } from '../../../kernel/ids.ts'
import { auditLog } from '../../../platform/content/table.server.ts'
import type { Ctx } from '../../../platform/context.ts'
import { findPendingEmail } from '../../accounts/email-change/queries/email-change.server.ts'
import { mainRoleOfUser } from '../../accounts/queries/roles-of-user.server.ts'
import { users } from '../../accounts/table.server.ts'
import { teams } from '../../teams/table.server.ts'
import type { Details } from '../model/detail-fields.ts'
import { canManageMembers } from '../policy.ts'
import { members, memberTeams } from '../table.server.ts'
import { isUnder16On } from './under-16.server.ts'

const MAX_ACTIONS = 200

/** The columns that staff edit, by wire name. */
const EDITED = {
  Name: members.name,
  FirstName: members.firstName,
  dob: members.bornOn,
  gender: members.gender,
  country: members.countryId,
  student: members.student,
  email: members.email,
  Phone: members.phone,
  Address: members.address,
  Postcode: members.postcode,
  GuardianName: members.guardianName,
  GuardianEmail: members.guardianEmail,
  team: members.teamId,
  Position: members.position,
  number: members.number,
  height: members.heightCm,
  weight: members.weightKg,
  eharegistered: members.ehaRegistered,
  EhaMid: members.ehaMid,
  EhaDocId: members.ehaDocId,
  History: members.history,
  listed: members.listed,
  showsBornOn: members.showsBornOn,
  showsPhotos: members.showsPhotos,
}

const KNOWN = {
  id: members.id,
  version: members.version,
  name: members.name,
  slug: members.slug,
  email: members.email,
  guardianEmail: members.guardianEmail,
  active: members.active,
  ehaRegistered: members.ehaRegistered,
  stripeId: members.stripeId,
  stripeIdTest: members.stripeIdTest,
  createdAt: members.createdAt,
  updatedAt: members.updatedAt,
}

/**
 * Returns the part of a member that the admin page shows above every tab. Throws Forbidden unless the caller is an
 * administrator, NotFound for an unknown member.
 */
export async function adminMember(ctx: Pick<Ctx, 'db' | 'actor' | 'clock'>, id: string) {
  const { db, actor } = ctx
  if (!canManageMembers(actor)) throw new Forbidden()
  if (!isId(id)) throw new NotFound()
  const [member] = await db
    .select({
      ...KNOWN,
      isUnder16: isUnder16On(clubDay(ctx.clock.now())),
      account: { id: users.id, email: users.email, role: mainRoleOfUser, confirmed: users.emailVerified },
    })
    .from(members)
    .leftJoin(users, eq(users.id, members.userId))
    .where(eq(members.id, id))
  if (!member) throw new NotFound()
  const inTeams = await teamsOf(db, id)
  const pendingEmail = member.account ? await findPendingEmail(ctx, member.account.id) : undefined
  return { ...member, pendingEmail, teams: inTeams.map(({ name }) => name) }
}

const teamsOf = (db: Ctx['db'], memberId: string) =>
  db
    .select({ id: teams.id, name: teams.name })
    .from(memberTeams)
    .innerJoin(teams, eq(teams.id, memberTeams.teamId))
    .where(eq(memberTeams.memberId, memberId))
    .orderBy(teams.position, teams.name)

export type AdminMember = Awaited<ReturnType<typeof adminMember>>

export type InTeam = { id: string; name: string }

/** Returns the details form of a member and their teams. Throws like `adminMember`. */
export async function memberDetails(
  { db, actor }: Pick<Ctx, 'db' | 'actor'>,
  id: string,
): Promise<{ details: Details; version: number; inTeams: InTeam[] }> {
  if (!canManageMembers(actor)) throw new Forbidden()
  if (!isId(id)) throw new NotFound()
  const [found] = await db
    .select({ version: members.version, details: EDITED })
    .from(members)
    .where(eq(members.id, id))
  if (!found) throw new NotFound()
  const details = Object.entries(found.details).map(([name, value]) => [name, formText(value)])
  return {
    details: Object.fromEntries(details),
    version: found.version,
    inTeams: await teamsOf(db, id),
  }
}

const formText = (value: string | number | boolean | null): string =>
  typeof value === 'boolean' ? (value ? 'yes' : '') : String(value ?? '')

/** The audit log of a member, newest first. Throws Forbidden unless the caller is an administrator. */
export async function memberHistory({ db, actor }: Pick<Ctx, 'db' | 'actor'>, id: string) {
  if (!canManageMembers(actor)) throw new Forbidden()
  return db
    .select({
      id: auditLog.id,
      at: auditLog.at,
      action: auditLog.action,
      facts: auditLog.facts,
      by: users.name,
    })
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.actorId))
    .where(eq(auditLog.subject, `members/${id}`))
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(MAX_ACTIONS)
}
