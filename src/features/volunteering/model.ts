import type { LocalDate } from '../../kernel/dates.ts'
import { paths } from '../../web/paths.ts'

/** The ids of the teams that take turns in a rota, as in the API. */
export const ROTA_TEAMS = ['men1', 'men2', 'men3', 'women1', 'women2'] as const
export type RotaTeam = (typeof ROTA_TEAMS)[number]

/** The seats of fixed positions: one for the whole club, or one for each team. */
export const SEATS = ['clubwide', 'm1', 'm2', 'm3', 'w1', 'w2'] as const
export type Seat = (typeof SEATS)[number]

/** The labels of the teams; the specification spells them in several ways. [VOL-014, resolutions D07] */
export const TEAM_LABELS: Record<RotaTeam, string> = {
  men1: 'Men 1',
  men2: 'Men 2',
  men3: 'Men 3',
  women1: 'Women 1',
  women2: 'Women 2',
}
export const SEAT_LABELS: Record<Seat, string> = {
  clubwide: 'Club wide',
  m1: TEAM_LABELS.men1,
  m2: TEAM_LABELS.men2,
  m3: TEAM_LABELS.men3,
  w1: TEAM_LABELS.women1,
  w2: TEAM_LABELS.women2,
}

const SEAT_OF: Record<RotaTeam, Seat> = { men1: 'm1', men2: 'm2', men3: 'm3', women1: 'w1', women2: 'w2' }

/** The team of a seat; undefined for the seat of the whole club. */
export const teamOf = (seat: Seat): RotaTeam | undefined => ROTA_TEAMS.find((team) => SEAT_OF[team] === seat)

/** The seat of a team id; '' means the whole club. Undefined for an unknown id. */
export function seatFor(team: string): Seat | undefined {
  if (team === '') return 'clubwide'
  const known = ROTA_TEAMS.find((one) => one === team)
  return known && SEAT_OF[known]
}

/** The seats of a fixed position: one for the whole club, or one for each team. */
export const seatsOf = (position: { generalClub: boolean }): readonly Seat[] =>
  position.generalClub ? ['clubwide'] : SEATS.filter((seat) => seat !== 'clubwide')

/** The length of a turn in the rota. [resolutions E10] */
export const TURN_DAYS = 14

/** The error when a member under 16 is assigned to a position. */
export const tooYoungFor = (position: string): string =>
  `${position} is only open to people who are 16 or older when the weeks begin`

/** Notices of the rota page. [VOL-027, VOL-025, VOL-029, VOL-030] */
export const ROTA_WORDS = {
  updated: 'Rota updated',
  mailed: 'Email sent!',
  positions: 'Positions refreshed!',
  members: 'Members refreshed!',
} as const

/** Whether two weeks of the rota have ended, are current or have not begun. */
export type WeekState = 'past' | 'active' | 'future'

/**
 * Sorts the weeks and adds their states on a date at the club: the latest week that has begun is active, even after the
 * season, and earlier ones are past. Before the first week none is active. [VOL-016, VOL-017, resolutions E10]
 */
export function addWeekStates<W extends { readonly startsOn: LocalDate }>(
  weeks: readonly W[],
  today: LocalDate,
): (W & { state: WeekState })[] {
  const inOrder = weeks.toSorted((a, b) => (a.startsOn < b.startsOn ? -1 : 1))
  const active = inOrder.findLast((week) => week.startsOn <= today)
  return inOrder.map((week) => {
    if (week === active) return { ...week, state: 'active' }
    return { ...week, state: week.startsOn <= today ? 'past' : 'future' }
  })
}

/** The holder of a slot as the reader sees it. `taken` hides the name of a private holder. */
export type Holder = { kind: 'open' } | { kind: 'taken' } | { kind: 'member'; name: string; slug: string }

/** The parts of the address of a slot's application form. */
export type SlotAddress = { position: string; team?: RotaTeam | undefined; week?: string | undefined }

/** The purpose of the captcha of the application form. */
export const APPLY_PURPOSE = 'apply'
export const APPLIED = 'Application sent!'

/** The part of the page for positions without fixed times. */
export const FLEXIBLE = `${paths.whoIsWho}?tab=flexible`

/** The fragment id of an open slot: closing the application form returns to it. */
export const slotId = ({
  position,
  team,
  week,
}: { [Part in keyof SlotAddress]: string | undefined }): string =>
  ['slot', position, team, week].filter(Boolean).join('-')

export function applyAddress({ position, team, week }: SlotAddress): string {
  const query = new URLSearchParams({
    ...(week && { tab: 'flexible' }),
    position,
    ...(team && { team }),
    ...(week && { week }),
  })
  return `${paths.whoIsWho}/apply?${query}`
}
