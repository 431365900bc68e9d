import { addDays, clubTime } from '../../../kernel/dates.ts'
import { listWords } from '../../../kernel/text.ts'
import type { CalendarItem } from '../../../platform/calendar/make-calendar.ts'
import type { ListedEvent } from '../../events/queries/events.server.ts'
import { gameSummary, timesOfGame } from '../../games/queries/calendar.server.ts'
import type { MemberGame } from '../../games/squad/queries/call-ups.server.ts'
import { type TrainingSession, teamNames } from '../../trainings/sessions/model/session.ts'
import type { dutiesBetween } from '../../volunteering/duties/queries/duties.server.ts'
import type { FamilyTurn } from '../../volunteering/queries/own.server.ts'

const EVENT_HOURS = 2

export type FamilyDuty = Awaited<ReturnType<typeof dutiesBetween>>[number]

const about = (names: readonly string[], text: string) =>
  names.length > 0 ? `${listWords(names)}: ${text}` : text

/** Makes the calendar item of a training session. `names` are the first names shown in a private calendar. */
export function sessionItem(
  session: TrainingSession,
  url: string,
  names: readonly string[] = [],
): CalendarItem {
  const { id, version, updatedAt, startsAt, endsAt, status, reason, note, venue } = session
  const title = `Training ${teamNames(session)}`
  return {
    ...{ id, sequence: version - 1, changedAt: updatedAt, startsAt, endsAt },
    summary: about(names, status === 'cancelled' ? `Cancelled: ${title}` : title),
    description: [reason, note].filter(Boolean).join('\n'),
    location: [venue?.name, venue?.address].filter(Boolean).join(', '),
    url,
    status: status === 'cancelled' ? 'cancelled' : 'confirmed',
  }
}

/** Makes the calendar item of a game for a family: the time to meet, and who was called up. */
export function familyGameItem(games: readonly [MemberGame, ...MemberGame[]], url: string): CalendarItem {
  const [game] = games
  const squad = games.filter(({ callUp }) => callUp && callUp.answer !== 'declined')
  const names = games.map(({ firstName }) => firstName)
  return {
    ...timesOfGame({ ...game, id: game.gameId }),
    summary: about(names, gameSummary(game)),
    description: [
      game.team,
      (game.meetAt || game.meetPlace) && `Meet: ${meetWords(game)}`,
      game.kitColour && `Kit: ${game.kitColour}`,
      squad.length > 0 && `In the squad: ${listWords(squad.map(({ firstName }) => firstName))}`,
    ]
      .filter(Boolean)
      .join('\n'),
    location: game.venue,
    url,
  }
}

const meetWords = ({ meetAt, meetPlace }: MemberGame) =>
  [meetAt && clubTime(meetAt), meetPlace].filter(Boolean).join(', ')

/** Makes the calendar item of a duty of a member, or of a guardian who helps in a child's place. */
export function dutyItem(duty: FamilyDuty, names: readonly string[], url: string): CalendarItem {
  const { id, version, updatedAt, startsAt, endsAt, position, team, place } = duty
  return {
    ...{ id, sequence: version - 1, changedAt: updatedAt, startsAt, endsAt },
    summary: about(names, [position, team].filter(Boolean).join(', ')),
    ...{ location: place, url },
  }
}

/** Makes the calendar item of a rota turn, which lasts whole days. */
export function turnItem(duty: FamilyTurn, url: string): CalendarItem {
  const midnight = (day: string) => new Date(`${day}T00:00:00Z`)
  return {
    ...{ id: duty.id, sequence: duty.version - 1, changedAt: duty.updatedAt, allDay: true },
    startsAt: midnight(duty.startsOn),
    endsAt: midnight(addDays(duty.endsOn, 1)),
    summary: about([duty.firstName], `${duty.position}, ${duty.team}`),
    description: duty.description,
    url,
  }
}

/** Makes the calendar item of an event. The place is included only if the reader may see it. */
export function eventItem(
  event: Pick<ListedEvent, 'id' | 'name' | 'startsAt'> & { version: number; updatedAt: Date; venue: string },
  url: string,
): CalendarItem {
  const { id, name, startsAt, version, updatedAt, venue } = event
  const endsAt = new Date(startsAt.getTime() + EVENT_HOURS * 3_600_000)
  return {
    ...{ id, sequence: version - 1, changedAt: updatedAt, startsAt, endsAt },
    ...{ summary: name, location: venue, url },
  }
}
