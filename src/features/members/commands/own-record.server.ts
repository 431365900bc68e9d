import { and, eq, isNotNull, not, type SQL } from 'drizzle-orm'
import { SYSTEM } from '../../../kernel/actor.ts'
import { slugOf } from '../../../kernel/text.ts'
import { freeSlug } from '../../../platform/content/slugs.ts'
import type { Ctx } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { touch, transact } from '../../../platform/database/transact.ts'
import { setAudience } from '../../../platform/files/audience.ts'
import { isMinor, type Sight, sightIn } from '../queries/visibility.server.ts'
import { members, memberTeams } from '../table.server.ts'

/** No surname in the address of a minor: for all members, when a team has become one of children. [resolutions C02] */
export async function guardMinors(ctx: Pick<Ctx, 'db' | 'pages' | 'clock'>): Promise<void> {
  await transact(ctx, async (tx) => {
    if ((await guardAddresses(tx, staffSight(ctx))) > 0) await touch(tx, 'members')
  })
}

/**
 * What follows from writing a member: the first team is one of the teams, a minor's address tells no surname, an
 * adult's is the old one again, and who may fetch the picture is decided when it is asked for. [resolutions C02, F15]
 */
export async function guardWritten(tx: Tx, ctx: Pick<Ctx, 'clock'>, memberId: string): Promise<void> {
  const written = eq(members.id, memberId)
  const [member] = await tx
    .select({ teamId: members.teamId, imageId: members.imageId })
    .from(members)
    .where(written)
  if (!member) return
  const { teamId, imageId } = member
  if (teamId) await tx.insert(memberTeams).values({ memberId, teamId }).onConflictDoNothing()
  if (imageId) await setAudience(tx, imageId, 'derived')
  await guardAddresses(tx, staffSight(ctx), written)
}

const freeAddress = (tx: Tx, wanted: string, id: string) =>
  freeSlug(tx, members.slug, wanted, { column: members.id, id })

const staffSight = (ctx: Pick<Ctx, 'clock'>): Sight => sightIn({ ...ctx, actor: SYSTEM })

async function guardAddresses(tx: Tx, sight: Sight, which?: SQL): Promise<number> {
  const minors = await tx
    .select({ id: members.id, slug: members.slug, firstName: members.firstName, version: members.version })
    .from(members)
    .where(and(isMinor(sight), which))
  const telling = minors.filter(({ slug, firstName }) => !isFirstNameOnly(slug, slugOf(firstName, 'player')))
  for (const { id, slug: slugBefore, firstName, version } of telling) {
    const slug = await freeAddress(tx, slugOf(firstName, 'player'), id)
    // Nobody has seen the address of a record that is only just being made.
    const isNew = which !== undefined && version === 1
    await tx
      .update(members)
      .set({ slug, ...(!isNew && { slugBefore }) })
      .where(eq(members.id, id))
  }
  return telling.length + (await giveAddressesBack(tx, sight, which))
}

/** Whoever counted as a minor by mistake: a mistyped date, a team that was not one of children. */
async function giveAddressesBack(tx: Tx, sight: Sight, which?: SQL): Promise<number> {
  const adults = await tx
    .select({ id: members.id, slugBefore: members.slugBefore })
    .from(members)
    .where(and(isNotNull(members.slugBefore), not(isMinor(sight)), which))
  for (const { id, slugBefore } of adults) {
    if (slugBefore === null) continue
    const slug = await freeAddress(tx, slugBefore, id)
    await tx.update(members).set({ slug, slugBefore: null }).where(eq(members.id, id))
  }
  return adults.length
}

const isFirstNameOnly = (slug: string, first: string): boolean =>
  slug === first || (slug.startsWith(`${first}-`) && /^\d+$/.test(slug.slice(first.length + 1)))
