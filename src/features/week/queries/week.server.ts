import { peopleOf } from '../../../kernel/actor.ts'
import { addDays, clubDay, clubInstant } from '../../../kernel/dates.ts'
import type { Ctx } from '../../../platform/context.ts'
import { helpersOf } from '../../calendar/queries/private-feed.server.ts'
import { bookingsBetween } from '../../events/booking/queries/own-bookings.server.ts'
import { familyEvents } from '../../events/queries/family-events.server.ts'
import { whyClosed } from '../../games/squad/model/answers-closed.ts'
import { gamesOfMembersBetween } from '../../games/squad/queries/call-ups.server.ts'
import { ownSessions } from '../../trainings/answers/queries/own-sessions.server.ts'
import { dutiesBetween } from '../../volunteering/duties/queries/duties.server.ts'
import { familyTurns } from '../../volunteering/queries/own.server.ts'
import { daysOf } from '../model/week-days.ts'
import { bookingLine, dutyLine, eventLine, gameLine, sessionLine } from '../model/week-line.ts'

/** How far to look ahead, because the next training or game may be later than this week. */
const AHEAD_DAYS = 180

/** Loads the week of everyone the reader acts for: the days with events, and what to answer next. */
export async function weekOf(ctx: Ctx) {
  const memberIds = peopleOf(ctx.actor).map(({ memberId }) => memberId)
  const now = ctx.clock.now()
  const today = clubDay(now)
  const from = clubInstant(today, '00:00')
  const period = { from, to: clubInstant(addDays(today, AHEAD_DAYS), '00:00') }
  if (memberIds.length === 0) return { days: [], session: undefined, games: [], turns: [], hasDuty: false }
  const [sessions, games, duties, turns, events, bookings] = await Promise.all([
    ownSessions(ctx, period),
    gamesOfMembersBetween(ctx, { memberIds, ...period }),
    dutiesBetween(ctx, { memberIds, from: now, to: period.to }),
    familyTurns(ctx, now),
    familyEvents(ctx, memberIds, period),
    bookingsBetween(ctx, period),
  ])
  const nextGame = games.find((game) => !whyClosed(game, now))
  const lines = [
    ...sessions.map((one) => sessionLine(one, now)),
    ...[...Map.groupBy(games, ({ gameId }) => gameId).values()].flatMap((family) => gameLine(family, now)),
    ...duties.map((duty) => dutyLine(duty, helpersOf(ctx.actor, duty))),
    ...bookings.map(bookingLine),
    ...events.filter(({ id }) => !bookings.some(({ event }) => event.id === id)).map(eventLine),
  ]
  return {
    days: daysOf(lines, turns, now),
    session: sessions.find(({ session }) => session.status === 'scheduled' && session.endsAt > now),
    games: nextGame ? games.filter(({ gameId }) => gameId === nextGame.gameId) : [],
    turns,
    hasDuty: duties.length > 0 || turns.length > 0,
  }
}
