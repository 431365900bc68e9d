import { eq } from 'drizzle-orm'
import { firstNameOf, isMinorOn } from '../../../src/features/members/model.ts'
import { members, memberTeams } from '../../../src/features/members/table.server.ts'
import { teams } from '../../../src/features/teams/table.server.ts'
import { clubDay } from '../../../src/kernel/dates.ts'
import { slugOf } from '../../../src/kernel/text.ts'
import type { Ctx } from '../../../src/platform/context.ts'
import type { Tx } from '../../../src/platform/database/database.ts'
import { touchEntry, transact } from '../../../src/platform/database/transact.ts'
import { setAudience } from '../../../src/platform/files/audience.ts'
import { aCountry } from './country.ts'
import { freeSlug } from './slug.ts'

export type Member = typeof members.$inferSelect

export type MemberFacts = Partial<Omit<typeof members.$inferInsert, 'countryId'>> & {
  /** Shorter than teamId: the first team. */
  team?: { id: string }
  /** Further teams. */
  alsoIn?: readonly { id: string }[]
  /** ISO code of the nationality. */
  country?: string
}

/**
 * A member: an active adult called Ana Kovač who agreed to be listed, but not to show pictures or the date of birth,
 * unless you say otherwise. The surname of a minor never stands in the address. [decisions C02]
 */
export async function aMember(ctx: Ctx, facts: MemberFacts = {}): Promise<Member> {
  const { team, alsoIn = [], country, ...given } = facts
  const countryId = country ? (await aCountry(ctx, country)).id : null
  const name = given.name ?? 'Ana Kovač'
  const person = { name, firstName: given.firstName ?? firstNameOf(name) }
  const teamId = team?.id ?? given.teamId ?? null
  const bornOn = given.bornOn === undefined ? '1996-04-12' : given.bornOn
  return transact(ctx, async (tx) => {
    const minor = isMinorOn(clubDay(ctx.clock.now()), { bornOn, inYouthTeam: await isYouth(tx, teamId) })
    const slug =
      given.slug ?? (await freeSlug(tx, members.slug, slugOf(minor ? person.firstName : name, 'player')))
    const [member] = await tx
      .insert(members)
      .values({ active: true, listed: true, ...given, ...person, slug, bornOn, countryId, teamId })
      .returning()
    if (!member) throw new Error('the member was not added')
    const all = [...(teamId ? [teamId] : []), ...alsoIn.map((further) => further.id)]
    const rows = all.map((id) => ({ memberId: member.id, teamId: id }))
    if (rows.length > 0) await tx.insert(memberTeams).values(rows).onConflictDoNothing()
    if (member.imageId) await setAudience(tx, member.imageId, 'derived')
    await touchEntry(tx, 'members', member.id)
    return member
  })
}

async function isYouth(tx: Tx, teamId: string | null): Promise<boolean> {
  if (!teamId) return false
  const [team] = await tx.select({ youth: teams.youth }).from(teams).where(eq(teams.id, teamId))
  return team?.youth ?? false
}
