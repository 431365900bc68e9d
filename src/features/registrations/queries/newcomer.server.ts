import { eq } from 'drizzle-orm'
import { adultBirthday, clubDay } from '../../../kernel/dates.ts'
import type { Ctx } from '../../../platform/context.ts'
import { members } from '../../members/table.server.ts'
import { teams } from '../../teams/table.server.ts'
import { isMinor } from '../model.ts'
import type { Registration } from './registration.server.ts'

export type Newcomer = {
  /** It is a member's already. */
  isMember: boolean
  isMinor: boolean
  /** The part of the address of the team that the member is in. */
  team: string | undefined
}

/** What is known of somebody who has paid and comes for the first time. */
export async function newcomerOf(
  { db, clock }: Pick<Ctx, 'db' | 'clock'>,
  { memberId, details }: Registration,
): Promise<Newcomer> {
  const [found] = memberId
    ? await db
        .select({ team: teams.slug })
        .from(members)
        .innerJoin(teams, eq(teams.id, members.teamId))
        .where(eq(members.id, memberId))
    : []
  return {
    isMember: memberId !== null,
    isMinor: isMinor(details, adultBirthday(clubDay(clock.now()))),
    team: found?.team,
  }
}
