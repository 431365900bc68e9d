import { paths } from '../../../web/paths.ts'
import { BOOKING_WORDS } from '../../events/booking/model/booking.ts'
import type { WeekBooking } from '../../events/booking/queries/own-bookings.server.ts'
import type { familyEvents } from '../../events/queries/family-events.server.ts'
import { whyClosed } from '../../games/squad/model/answers-closed.ts'
import { AVAILABILITY_WORDS, CALL_UP_WORDS } from '../../games/squad/model/squad.ts'
import type { MemberGame } from '../../games/squad/queries/call-ups.server.ts'
import { ANSWER_WORDS, isOpen, type OwnSession } from '../../trainings/answers/model/answer.ts'
import { sessionHours, teamNames } from '../../trainings/sessions/model/session.ts'
import type { dutiesBetween } from '../../volunteering/duties/queries/duties.server.ts'

/** One line of a day: what it is, who it concerns, and the page with details. */
export type WeekLine = {
  time: string
  text: string
  names: string[]
  /** What each of them has answered, where it is asked: "Mia: coming". */
  answers: string[]
  place: string
  href: string
  /** Cancelled or postponed. */
  isCancelled: boolean
  isPostponed?: boolean
  /** Why it was cancelled; empty if nobody has said. */
  reason?: string
}
/** A line before it is placed in its day. */
export type Line = Omit<WeekLine, 'time'> & { at: Date }

const answered = (firstName: string, words: string | undefined): string =>
  `${firstName}: ${words?.toLowerCase() ?? 'no answer yet'}`

/** The answer to a call-up counts, before it the availability. */
function gameAnswer({ firstName, availability, callUp }: MemberGame): string {
  if (callUp) return answered(firstName, callUp.answer ? CALL_UP_WORDS[callUp.answer] : undefined)
  return answered(firstName, availability ? AVAILABILITY_WORDS[availability] : undefined)
}

/** Answers are shown as long as they can be given: neither for a cancelled session nor after it has ended. */
export function sessionLine({ session, people }: OwnSession, now: Date): Line {
  const asked = isOpen(session, now) ? people : []
  return {
    at: session.startsAt,
    text: `Training ${teamNames(session)}, ${sessionHours(session)}`,
    names: people.map(({ firstName }) => firstName),
    answers: asked.map(({ firstName, answer }) => answered(firstName, answer && ANSWER_WORDS[answer])),
    place: session.venue?.name ?? '',
    href: paths.session(session.id),
    isCancelled: session.status === 'cancelled',
    reason: session.reason,
  }
}

/** An event that the family has booked, with the state of each place. */
export function bookingLine({ event, status, names, path }: WeekBooking): Line {
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

/**
 * A game with the members of the family that it concerns. Answers are shown while they can be given. No line without
 * a game.
 */
export function gameLine([game, ...others]: MemberGame[], now: Date): Line[] {
  if (!game) return []
  const asked = whyClosed(game, now) ? [] : [game, ...others]
  return [
    {
      at: game.startsAt,
      text: `${game.homeTeam} – ${game.awayTeam}`,
      names: [game, ...others].map(({ firstName }) => firstName),
      answers: asked.map(gameAnswer),
      place: game.venue,
      href: paths.memberGame(game.gameId),
      isCancelled: game.status === 'cancelled' || game.status === 'postponed',
      isPostponed: game.status === 'postponed',
    },
  ]
}

type FamilyDuty = Awaited<ReturnType<typeof dutiesBetween>>[number]

/** A duty with the names of the family's helpers. */
export const dutyLine = (duty: FamilyDuty, names: string[]): Line => ({
  at: duty.startsAt,
  text: [duty.position, duty.team].filter(Boolean).join(', '),
  names,
  answers: [],
  place: duty.place,
  href: paths.duties,
  isCancelled: false,
})

/** An event that the family has not booked. */
export const eventLine = (event: Awaited<ReturnType<typeof familyEvents>>[number]): Line => ({
  at: event.startsAt,
  text: event.name,
  names: [],
  answers: [],
  place: event.venue,
  href: paths.event(event.slug),
  isCancelled: false,
})
