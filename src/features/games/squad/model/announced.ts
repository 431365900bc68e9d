import { weekdayAndTime } from '../../../../kernel/dates.ts'
import type { GameStatus } from '../../model/game.ts'
import { meetAtOf } from './squad.ts'

/** The details that a squad was last notified of, so that only later changes are sent. */
export type AnnouncedFacts = {
  /** ISO 8601, because the facts are stored as JSON. */
  startsAt: string
  venue: string
  meetAt: string | null
  meetPlace: string
  status: GameStatus
}

type Known = {
  startsAt: Date
  venue: string
  status: GameStatus
  meetBeforeMinutes: number | null
  meetPlace: string
}

/** Returns the facts of a game that players are notified of. */
export const announcedFacts = ({
  startsAt,
  venue,
  status,
  meetBeforeMinutes,
  meetPlace,
}: Known): AnnouncedFacts => ({
  startsAt: startsAt.toISOString(),
  venue,
  meetAt: meetAtOf(startsAt, meetBeforeMinutes)?.toISOString() ?? null,
  meetPlace,
  status,
})

/** Describes what has changed for the players since their last notification, as sentences. Empty if nothing has. */
export function changesSince(before: AnnouncedFacts, now: AnnouncedFacts): string[] {
  if (now.status === 'cancelled') return before.status === 'cancelled' ? [] : ['The game is cancelled.']
  if (now.status === 'postponed')
    return before.status === 'postponed'
      ? []
      : ['The game is postponed. We’ll write to you when it has a new date.']
  // A result does not change the players' plans.
  if (now.status !== 'scheduled') return []
  const changes: string[] = []
  const isOnAgain = before.status === 'cancelled' || before.status === 'postponed'
  if (now.startsAt !== before.startsAt || isOnAgain) changes.push(`It now begins on ${when(now.startsAt)}.`)
  if (now.venue !== before.venue) changes.push(`The hall is now ${now.venue || 'not known yet'}.`)
  if (now.meetAt !== before.meetAt || now.meetPlace !== before.meetPlace) changes.push(meeting(now))
  return changes
}

function meeting({ meetAt, meetPlace }: AnnouncedFacts): string {
  if (!meetAt && !meetPlace) return 'There is no longer a meeting point.'
  return `We now meet ${[meetAt && `on ${when(meetAt)}`, meetPlace].filter(Boolean).join(', ')}.`
}

const when = (instant: string) => weekdayAndTime(new Date(instant))
