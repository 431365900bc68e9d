import type { LocalDate } from '../../kernel/dates.ts'

/** Teams that take turns in a rota, with their ids on the wire. [VOL-015] */
export const ROTA_TEAMS = ['men1', 'men2', 'men3', 'women1', 'women2'] as const
export type RotaTeam = (typeof ROTA_TEAMS)[number]

/** Places of a fixed position: the whole club, or one team each. [VOL-003] */
export const SEATS = ['clubwide', 'm1', 'm2', 'm3', 'w1', 'w2'] as const
export type Seat = (typeof SEATS)[number]

/** The one mapping between the spellings of the specification. [VOL-014, resolutions D07] */
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

/** The team of a seat; undefined for the seat of the whole club. [resolutions D07] */
export const teamOf = (seat: Seat): RotaTeam | undefined => ROTA_TEAMS.find((team) => SEAT_OF[team] === seat)

/** The seat of a team's id, or of none: then of the whole club. Undefined for an unknown id. */
export function seatFor(team: string): Seat | undefined {
  if (team === '') return 'clubwide'
  const known = ROTA_TEAMS.find((one) => one === team)
  return known && SEAT_OF[known]
}

/** The seats that a fixed position has: one for the club, or one a team. */
export const seatsOf = (position: { generalClub: boolean }): readonly Seat[] =>
  position.generalClub ? ['clubwide'] : SEATS.filter((seat) => seat !== 'clubwide')

/** Each entry of the rota lasts two weeks. [resolutions E10] */
export const TURN_DAYS = 14

/** Why somebody who has not turned 16 is not put into the rota of a position. */
export const tooYoungFor = (position: string): string =>
  `${position} is for people who are 16 or older when the weeks begin`

/** [VOL-027, VOL-025, VOL-029, VOL-030] */
export const ROTA_WORDS = {
  updated: 'Rota updated',
  mailed: 'Email sent!',
  positions: 'Positions refreshed!',
  members: 'Members refreshed!',
} as const

/** Two weeks of the season lie behind, run now, or are to come. */
export type WeekState = 'past' | 'active' | 'future'

/**
 * The weeks in their order, each with its state on a day at the club: begun ones are past, the last of them is the
 * active one, also after the season. Before the first date none is active. [VOL-016, VOL-017, resolutions E10]
 */
export function statesOf<W extends { readonly startsOn: LocalDate }>(
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

/** A slot of a fixed or flexible position as somebody sees it. A holder who is private is only known to be there. */
export type Holder = { kind: 'open' } | { kind: 'taken' } | { kind: 'member'; name: string; slug: string }

/** Where the apply form of an open slot stands; `team` and `week` as far as the slot has them. [VOL-008] */
export type SlotAddress = { position: string; team?: RotaTeam | undefined; week?: string | undefined }

/** What the captcha of the apply form is solved for. */
export const APPLY_PURPOSE = 'apply'
/** [VOL-011] */
export const APPLIED = 'Application sent!'

export const WHO_IS_WHO = '/about-us/who-is-who'
export const FLEXIBLE = `${WHO_IS_WHO}?tab=flexible`

/** The name of an open slot on its page: whoever closes the apply form comes back to it. */
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
  return `${WHO_IS_WHO}/apply?${query}`
}
