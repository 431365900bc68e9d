import { eq } from 'drizzle-orm'
import type { Ctx } from '../../../../platform/context.ts'
import { GUARDIAN } from '../../model/registration.ts'
import { registrations } from '../../table.server.ts'
import { MEMBER_FIELDS, memberFrom } from '../model/member-fields.ts'
import { membersWithEmail, teamChoices } from './candidates.server.ts'
import { adminRegistration } from './registration-admin.server.ts'

const GUARDIANS: readonly string[] = [GUARDIAN.name.id, GUARDIAN.email.id]

/**
 * Previews `createMember` for a registration: the details of the member, the teams to choose from, and existing members
 * with the same e-mail. [ADM-032, resolutions E07]
 */
export async function newMemberView(ctx: Pick<Ctx, 'db' | 'actor' | 'clock' | 'pages'>, id: string) {
  const { name, email, minor, member, details } = await adminRegistration(ctx, id)
  const [registration] = await ctx.db.select().from(registrations).where(eq(registrations.id, id))
  const made = registration ? memberFrom(registration) : { fields: {}, leftOut: [] }
  const isCopied = (detailId: string) => {
    const to = MEMBER_FIELDS[detailId]?.to
    return to === undefined ? GUARDIANS.includes(detailId) : made.fields[to] !== undefined
  }
  return {
    id,
    name,
    email,
    minor,
    member,
    fields: details.filter((detail) => isCopied(detail.id)),
    leftOut: made.leftOut,
    known: await membersWithEmail(ctx.db, email),
    teams: await teamChoices(ctx),
  }
}

export type NewMemberView = Awaited<ReturnType<typeof newMemberView>>
