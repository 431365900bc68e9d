import { eq } from 'drizzle-orm'
import type { Ctx } from '../../../platform/context.ts'
import type { Db, Tx } from '../../../platform/database/database.ts'
import type { FamilyContact } from '../../members/family/queries/contacts.server.ts'
import { readSeasonLink } from '../model/season-link.ts'
import { type Season, seasonFamilies, seasons } from '../table.server.ts'
import { familiesOf } from './families.server.ts'
import { type PlannedMember, type SeasonPlan, seasonPlan } from './planned-members.server.ts'

export type OpenedLink = {
  season: Season
  contact: FamilyContact
  /** The people that the reader of the link may answer for today. */
  people: PlannedMember[]
  teams: SeasonPlan['teams']
}

/**
 * Returns what a link from an e-mail opens. Undefined if it has expired, or if its reader may no longer answer for
 * anybody: a former guardian, or an old address. Only people the link was sent about are shown.
 */
export async function openSeasonLink(
  ctx: Pick<Ctx, 'clock' | 'secret'>,
  db: Db | Tx,
  token: string,
): Promise<OpenedLink | undefined> {
  const familyId = readSeasonLink(ctx.secret, token, ctx.clock.now())
  return familyId ? openFamily(ctx, db, familyId) : undefined
}

/** Returns what the link of a family opens. The caller must have checked that the reader has it, or the account. */
export async function openFamily(
  ctx: Pick<Ctx, 'clock'>,
  db: Db | Tx,
  familyId: string,
): Promise<OpenedLink | undefined> {
  const [family] = await db.select().from(seasonFamilies).where(eq(seasonFamilies.id, familyId))
  if (!family) return undefined
  const [season] = await db.select().from(seasons).where(eq(seasons.id, family.seasonId))
  if (!season) return undefined
  const { teams, members } = await seasonPlan(db, season, family.memberIds)
  const { families } = await familiesOf(
    ctx,
    db,
    members.map(({ id }) => id),
  )
  const contact = families.find(({ email }) => email.toLowerCase() === family.email)
  if (!contact) return undefined
  const people = members.filter(({ id }) => contact.people.some(({ memberId }) => memberId === id))
  return { season, contact, people, teams }
}
