import { helpersOf } from '../../../../features/calendar/queries/private-feed.server.ts'
import { BOOKING_WORDS } from '../../../../features/events/booking/model/booking.ts'
import {
  bookingsBetween,
  type WeekBooking,
} from '../../../../features/events/booking/queries/own-bookings.server.ts'
import { familyEvents } from '../../../../features/events/queries/family-events.server.ts'
import { AVAILABILITY_WORDS, CALL_UP_WORDS } from '../../../../features/games/squad/model/squad.ts'
import {
  gamesOfMembersBetween,
  type MemberGame,
} from '../../../../features/games/squad/queries/call-ups.server.ts'
import { ANSWER_WORDS, type OwnSession } from '../../../../features/trainings/answers/model/answer.ts'
import { ownSessions } from '../../../../features/trainings/answers/queries/own-sessions.server.ts'
import { sessionHours, teamNames } from '../../../../features/trainings/sessions/model/session.ts'
import { dutiesBetween } from '../../../../features/volunteering/duties/queries/duties.server.ts'
import { type FamilyTurn, familyTurns } from '../../../../features/volunteering/queries/own.server.ts'
import { peopleOf } from '../../../../kernel/actor.ts'
import { addDays, clubDay, clubInstant, clubTime, type LocalDate } from '../../../../kernel/dates.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { paths } from '../../../paths.ts'

const WEEK_DAYS = 7
/** How far to look ahead, because the next training or game may be later than this week. */
const AHEAD_DAYS = 180

/** One line of a day: what it is, who it concerns, and the page with details. */
export type WeekLine = {
  time: string
  text: string
  names: string[]
  /** What each of them has answered, where it is asked: "Mia: Coming". */
  answers: string[]
  place: string
  href: string
  /** Cancelled or postponed. */
  isCancelled: boolean
  isPostponed?: boolean
  /** Why it was cancelled; empty if nobody has said. */
  reason?: string
}
export type WeekDay = { day: LocalDate; lines: WeekLine[] }

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
  const nextGame = games.find(({ status, startsAt }) => status === 'scheduled' && startsAt > now)
  const lines = [
    ...sessions.map(sessionLine),
    ...[...Map.groupBy(games, ({ gameId }) => gameId).values()].flatMap(gameLine),
    ...duties.map((duty) => ({
      at: duty.startsAt,
      text: [duty.position, duty.team].filter(Boolean).join(', '),
      names: helpersOf(ctx.actor, duty),
      answers: [],
      place: duty.place,
      href: paths.duties,
      isCancelled: false,
    })),
    ...bookings.map(bookingLine),
    ...events
      .filter(({ id }) => !bookings.some(({ event }) => event.id === id))
      .map((event) => ({
        at: event.startsAt,
        text: event.name,
        names: [],
        answers: [],
        place: event.venue,
        href: paths.event(event.slug),
        isCancelled: false,
      })),
  ]
  return {
    days: daysOf(lines, turns, now),
    session: sessions.find(({ session }) => session.status === 'scheduled' && session.endsAt > now),
    games: nextGame ? games.filter(({ gameId }) => gameId === nextGame.gameId) : [],
    turns,
    hasDuty: duties.length > 0 || turns.length > 0,
  }
}

const answered = (firstName: string, words: string | undefined): string =>
  `${firstName}: ${words?.toLowerCase() ?? 'no answer yet'}`

/** The answer to a call-up counts, before it the availability. */
function gameAnswer({ firstName, availability, callUp }: MemberGame): string {
  if (callUp) return answered(firstName, callUp.answer ? CALL_UP_WORDS[callUp.answer] : undefined)
  return answered(firstName, availability ? AVAILABILITY_WORDS[availability] : undefined)
}

type Line = Omit<WeekLine, 'time'> & { at: Date }

function sessionLine({ session, people }: OwnSession): Line {
  return {
    at: session.startsAt,
    text: `Training ${teamNames(session)}, ${sessionHours(session)}`,
    names: people.map(({ firstName }) => firstName),
    answers: people.map(({ firstName, answer }) => answered(firstName, answer && ANSWER_WORDS[answer])),
    place: session.venue?.name ?? '',
    href: paths.session(session.id),
    isCancelled: session.status === 'cancelled',
    reason: session.reason,
  }
}

function bookingLine({ event, status, names, path }: WeekBooking): Line {
  return {
    at: event.startsAt,
    text: event.name,
    names: [],
    answers: names.map((name) => answered(name, BOOKING_WORDS[status].text)),
    place: event.venue,
    href: path,
    isCancelled: false,
  }
}

function gameLine([game, ...others]: MemberGame[]): Line[] {
  if (!game) return []
  return [
    {
      at: game.startsAt,
      text: `${game.homeTeam} – ${game.awayTeam}`,
      names: [game, ...others].map(({ firstName }) => firstName),
      answers: [game, ...others].map(gameAnswer),
      place: game.venue,
      href: paths.memberGame(game.gameId),
      isCancelled: game.status === 'cancelled' || game.status === 'postponed',
      isPostponed: game.status === 'postponed',
    },
  ]
}

/**
 * Groups the lines of today and of the seven days from now by day, sorted by time. After today's weekly training the
 * list ends with next week's. Days without lines are left out.
 */
function daysOf(all: readonly Line[], turns: readonly FamilyTurn[], now: Date): WeekDay[] {
  const today = clubDay(now)
  const end = clubInstant(addDays(today, WEEK_DAYS), clubTime(now))
  const lines = all.filter(({ at }) => at < end)
  const week = Array.from({ length: WEEK_DAYS + 1 }, (_, index) => addDays(today, index))
  return week
    .map((day) => ({
      day,
      lines: [
        ...turns
          .filter(({ startsOn }) => startsOn === day)
          .map(({ position, team, firstName }) => ({
            time: '',
            text: `${position}, ${team}: turn starts`,
            names: [firstName],
            answers: [],
            place: '',
            href: paths.whoIsWho,
            isCancelled: false,
          })),
        ...lines
          .filter(({ at }) => clubDay(at) === day)
          .toSorted((a, b) => a.at.getTime() - b.at.getTime())
          .map(({ at, ...line }) => ({ ...line, time: clubTime(at) })),
      ],
    }))
    .filter(({ lines: some }) => some.length > 0)
}
