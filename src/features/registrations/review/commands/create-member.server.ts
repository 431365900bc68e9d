import { eq, sql } from 'drizzle-orm'
import { isId } from '../../../../kernel/ids.ts'
import { done, type Outcome, refused } from '../../../../kernel/outcome.ts'
import { createEntry } from '../../../../platform/content/write.ts'
import type { Ctx } from '../../../../platform/context.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import { joining, touchEntry, transact } from '../../../../platform/database/transact.ts'
import { memberContentType } from '../../../members/content-type.ts'
import { countries } from '../../../members/table.server.ts'
import { teams } from '../../../teams/table.server.ts'
import { memberFrom, type NewMember } from '../model/member-fields.ts'
import type { KnownMember } from '../model/registration-row.ts'
import { membersWithEmail } from '../queries/candidates.server.ts'
import { requireManager } from '../queries/registration-facts.server.ts'
import type { CreateMemberInput } from '../schema.ts'
import { bind } from './assign-member.server.ts'
import { type Assigned, lockSubmitted, memberNamed } from './submitted.server.ts'

export type CreateMember = Outcome<
  { member: Assigned },
  | { reason: 'ASSIGNED'; member: Assigned }
  | { reason: 'NO_TEAM' }
  /** A member with this e-mail address exists, and is most likely the same person. */
  | { reason: 'KNOWN_EMAIL'; members: KnownMember[] }
>

/**
 * Creates a member from a registration, using the field map of model/member-fields.ts, and assigns the registration.
 * If a member with the same e-mail address exists, refuses to prevent duplicates; `another` confirms that it is a
 * second person, as in a family. Throws Forbidden unless the actor is an administrator, NotFound for an unknown
 * registration. [ADM-032, ADM-036, SYS-066, resolutions B22, C09, E07]
 */
export async function createMember(
  ctx: Ctx,
  id: string,
  { teamId, another }: CreateMemberInput,
): Promise<CreateMember> {
  requireManager(ctx)
  return transact(ctx, (tx) => createIn(ctx, tx, id, { teamId, another }))
}

/** Creates the member in the caller's transaction. */
export async function createIn(
  ctx: Ctx,
  tx: Tx,
  id: string,
  { teamId, another }: CreateMemberInput,
): Promise<CreateMember> {
  const registration = await lockSubmitted(tx, id)
  const before = await memberNamed(tx, registration.memberId)
  if (before) return refused('ASSIGNED', { member: before })
  if (!(await isTeam(tx, teamId))) return refused('NO_TEAM')
  await oneAtATime(tx, registration.email)
  const known = await membersWithEmail(tx, registration.email)
  if (known.length > 0 && !another) return refused('KNOWN_EMAIL', { members: known })
  const fields = await withCountry(tx, memberFrom(registration).fields)
  const { id: memberId } = await createEntry(joining(ctx, tx), memberContentType, {
    ...fields,
    team: teamId,
  })
  await touchEntry(tx, 'members', memberId)
  const member = { id: memberId, name: String(fields.Name), userId: null }
  await bind(ctx, tx, registration, member, 'create-member')
  return done({ member })
}

/** Serialises concurrent requests with the same e-mail address, so that the second one finds the new member. */
const oneAtATime = (tx: Tx, email: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtext('member e-mail'), hashtext(${email.toLowerCase()}))`)

async function isTeam(tx: Tx, id: string): Promise<boolean> {
  if (!isId(id)) return false
  const [team] = await tx.select({ id: teams.id }).from(teams).where(eq(teams.id, id))
  return team !== undefined
}

/** Replaces the country's name, as stored in a registration, by the id of the country. */
async function withCountry(tx: Tx, { country, ...fields }: NewMember): Promise<NewMember> {
  if (!country) return fields
  const [known] = await tx
    .select({ id: countries.id })
    .from(countries)
    .where(eq(countries.shortName, String(country)))
  return known ? { ...fields, country: known.id } : fields
}
