import { eq } from 'drizzle-orm'
import { firstNameOf, isMinorOn } from '../../src/features/members/model/member.ts'
import { members, memberTeams } from '../../src/features/members/table.server.ts'
import { teams } from '../../src/features/teams/table.server.ts'
import { clubDay } from '../../src/kernel/dates.ts'
import { slugOf } from '../../src/kernel/text.ts'
import type { Ctx } from '../../src/platform/context.ts'
import type { Tx } from '../../src/platform/database/database.ts'
import { touch, transact } from '../../src/platform/database/transact.ts'
import { setAudience } from '../../src/platform/files/audience.ts'
import { aCountry } from './country.ts'
import { aCustomer } from './customer.ts'
import { firstFreeSlug, takenSlugs } from './slug.ts'

export type Member = typeof members.$inferSelect

export type MemberFacts = Partial<Omit<typeof members.$inferInsert, 'countryId'>> & {
  /** The first team; a shorter form of teamId. */
  team?: { id: string }
  /** Further teams. */
  alsoIn?: readonly { id: string }[]
  /** ISO code of the nationality. */
  country?: string
}

/**
 * Adds a member: by default Ana Kovač, an active adult who agreed to be listed, but not to show pictures or her date
 * of birth. The address of a minor's page never contains the surname.
 */
export async function aMember(ctx: Ctx, facts: MemberFacts = {}): Promise<Member> {
  const [member] = await someMembers(ctx, [facts])
  if (!member) throw new Error('the member was not added')
  return member
}

/** Adds several members in the given order. */
export async function someMembers(ctx: Ctx, given: readonly MemberFacts[]): Promise<Member[]> {
  const countryIds = await countriesOf(ctx, given)
  const people = await transact(ctx, async (tx) => {
    const youth = await youthTeams(tx)
    const people = given.map((facts) => personOf(ctx, facts, youth))
    const taken = await takenSlugs(
      tx,
      members.slug,
      people.map(({ slug }) => slug),
    )
    const rows = people.map((person, index) => {
      const slug = given[index]?.slug ?? firstFreeSlug(taken, person.slug)
      taken.add(slug)
      return { ...person, slug, countryId: countryIds.get(given[index]?.country ?? '') ?? null }
    })
    const added = await tx.insert(members).values(rows).returning()
    const inTeams = added.flatMap(({ id, teamId }, index) => {
      const further = given[index]?.alsoIn?.map((team) => team.id) ?? []
      return [...(teamId ? [teamId] : []), ...further].map((team) => ({ memberId: id, teamId: team }))
    })
    if (inTeams.length > 0) await tx.insert(memberTeams).values(inTeams).onConflictDoNothing()
    const portraits = added.flatMap(({ imageId }) => imageId ?? [])
    await setAudience(tx, portraits, 'derived')
    await touch(tx, 'members', ...added.map(({ id }) => `members/${id}`))
    return added
  })
  for (const { id, stripeId, stripeIdTest } of people) {
    if (stripeId) await aCustomer(ctx, stripeId, { memberId: id }, 'live')
    if (stripeIdTest) await aCustomer(ctx, stripeIdTest, { memberId: id }, 'test')
  }
  return people
}

/** Returns the member's row with the slug for the name. */
function personOf(ctx: Ctx, facts: MemberFacts, youth: ReadonlySet<string>) {
  const { team, alsoIn, country, ...given } = facts
  const teamId = team?.id ?? given.teamId ?? null
  const name = given.name ?? 'Ana Kovač'
  const firstName = given.firstName ?? firstNameOf(name)
  const bornOn = given.bornOn === undefined ? '1996-04-12' : given.bornOn
  const inYouthTeam = youth.has(teamId ?? '')
  const isMinor = isMinorOn(clubDay(ctx.clock.now()), { bornOn, inYouthTeam })
  const slug = slugOf(isMinor ? firstName : name, 'player')
  return { active: true, listed: true, ...given, teamId, name, firstName, bornOn, slug }
}

async function countriesOf(ctx: Ctx, given: readonly MemberFacts[]): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  for (const code of new Set(given.flatMap(({ country }) => country ?? [])))
    found.set(code, (await aCountry(ctx, code)).id)
  return found
}

async function youthTeams(tx: Tx): Promise<Set<string>> {
  const youth = await tx.select({ id: teams.id }).from(teams).where(eq(teams.youth, true))
  return new Set(youth.map(({ id }) => id))
}
