import { ownMemberId } from '../../../../features/members/policy.ts'
import { ownTeams } from '../../../../features/members/queries/own-teams.server.ts'
import { ownFailingAddress } from '../../../../features/notifications/queries/own-address.server.ts'
import { latestNotifications } from '../../../../features/notifications/queries/own-notifications.server.ts'
import { ownDues } from '../../../../features/registrations/payment/queries/own-dues.server.ts'
import { ownSeasonQuestion } from '../../../../features/season/queries/own-question.server.ts'
import { directionsTo, mapSearch } from '../../../../features/trainings/model/directions.ts'
import { ownSession, venueMaps } from '../../../../features/trainings/queries/own-session.server.ts'
import { weekOf } from '../../../../features/week/queries/week.server.ts'
import { accountOf, isStaff, peopleOf } from '../../../../kernel/actor.ts'
import { clubDay } from '../../../../kernel/dates.ts'
import type { Ctx } from '../../../../platform/context.ts'

/** How many news items are shown; the notifications page has all. */
const NEWS = 3

export type Next = Awaited<ReturnType<typeof whatIsNext>>

/** Loads the family's week, what to answer next, the balance and the latest news. */
export async function whatIsNext(ctx: Ctx) {
  const [teams, balance, news, week, maps, season, failing] = await Promise.all([
    ownTeams(ctx),
    ownDues(ctx),
    latestNotifications(ctx, NEWS),
    weekOf(ctx),
    venueMaps(ctx),
    ownSeasonQuestion(ctx),
    ownFailingAddress(ctx),
  ])
  const people = peopleOf(ctx.actor)
  const now = ctx.clock.now()
  const venue = week.games[0]?.venue
  return {
    hasPeople: people.length > 0,
    isFamily: people.length > 1 || people.some(({ isSelf }) => !isSelf),
    self: ownMemberId(ctx.actor),
    account: accountOf(ctx.actor),
    staff: isStaff(ctx.actor),
    now,
    today: clubDay(now),
    season,
    teams,
    week,
    /** The coach's text about training times, for teams without sessions. */
    training: await writtenTraining(ctx, teams, maps),
    directions: venue ? (directionsTo(venue, maps) ?? mapSearch(venue)) : '',
    balance,
    news,
    failing,
  }
}

async function writtenTraining(
  ctx: Ctx,
  teams: readonly { slug: string }[],
  maps: Awaited<ReturnType<typeof venueMaps>>,
) {
  if (teams.length === 0) return undefined
  const session = await ownSession(
    ctx,
    teams.map(({ slug }) => slug),
  )
  return session && { ...session, directions: directionsTo(session.session?.words ?? '', maps) }
}
