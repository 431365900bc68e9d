import { eq } from 'drizzle-orm'
import { ageOn, clubDay, isLocalDate } from '../../../../kernel/dates.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { members } from '../../../members/table.server.ts'
import { teams } from '../../../teams/table.server.ts'
import { answerTo } from '../../model/registration.ts'
import type { Registration } from '../../queries/registration.server.ts'
import { MEMBER_FIELDS } from '../../review/model/member-fields.ts'

export type Newcomer = {
  /** True if the registration is linked to a member. */
  isMember: boolean
  /** The age in whole years, by the date of birth. */
  age: number | undefined
  genre: 'men' | 'women' | undefined
  /** The slug of the member's team. */
  team: string | undefined
}

const GENRE_OF: Readonly<Record<string, 'men' | 'women'>> = { male: 'men', female: 'women' }

/** The facts about a new player that decide which first sessions are shown. */
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
  const born = answerTo(details, 'dob')
  return {
    isMember: memberId !== null,
    age: isLocalDate(born) ? ageOn(born, clubDay(clock.now())) : undefined,
    genre: GENRE_OF[String(MEMBER_FIELDS.gender?.read(answerTo(details, 'gender')))],
    team: found?.team,
  }
}
