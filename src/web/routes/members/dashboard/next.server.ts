import { nextGameOfTeams } from '../../../../features/games/queries/games.server.ts'
import { type OwnTeam, ownTeams } from '../../../../features/members/queries/own-teams.server.ts'
import { ownDues } from '../../../../features/registrations/payment/queries/own-dues.server.ts'
import { directionsTo, mapSearch } from '../../../../features/trainings/model/directions.ts'
import { ownSession, venueMaps } from '../../../../features/trainings/queries/own-session.server.ts'
import { nextDuties } from '../../../../features/volunteering/queries/own.server.ts'
import { clubDay } from '../../../../kernel/dates.ts'
import type { Ctx } from '../../../../platform/context.ts'

export type Next = Awaited<ReturnType<typeof whatIsNext>>

/** The member's next game, session and duties, and the balance. */
export async function whatIsNext(ctx: Ctx) {
  const [teams, duties, balance] = await Promise.all([ownTeams(ctx), nextDuties(ctx), ownDues(ctx)])
  const isMember = ctx.actor.kind === 'user' && ctx.actor.memberId !== null
  return {
    isMember,
    today: clubDay(ctx.clock.now()),
    teams,
    ...(await nextOf(ctx, teams)),
    duties,
    balance,
  }
}

/** The next game and session of the teams, each with directions to its venue. */
async function nextOf(ctx: Ctx, teams: readonly OwnTeam[]) {
  if (teams.length === 0) return { game: undefined, session: undefined }
  const ids = teams.map(({ id }) => id)
  const slugs = teams.map(({ slug }) => slug)
  const [game, session, maps] = await Promise.all([
    nextGameOfTeams(ctx, ids),
    ownSession(ctx, slugs),
    venueMaps(ctx),
  ])
  return {
    game: game && {
      game,
      directions: game.venue && (directionsTo(game.venue, maps) ?? mapSearch(game.venue)),
    },
    session: session && { ...session, directions: directionsTo(session.session?.words ?? '', maps) },
  }
}
