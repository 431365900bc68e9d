import type { LocalDate } from '../../kernel/dates.ts'
import type { ListShape } from '../../platform/content/shape.ts'
import { paths } from '../../web/paths.ts'

/**
 * A team that takes turns in the rota and has its own fixed positions. `key` identifies it in addresses and in the API.
 */
export type RotaTeam = { readonly id: string; readonly key: string; readonly name: string }

/** A seat of a fixed position: of a team, or null for the whole club. */
export type Seat = RotaTeam | null
export const seatLabel = (seat: Seat): string => seat?.name ?? 'Whole club'

/** Returns the seats of a fixed position: one for the whole club, or one for each team. */
export const seatsOf = (position: { generalClub: boolean }, teams: readonly RotaTeam[]): readonly Seat[] =>
  position.generalClub ? [null] : teams

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

/** The state of two weeks of the rota. */
export type WeekState = 'past' | 'active' | 'future'

/**
 * Sorts the weeks and adds their states on a day at the club: the latest week that has begun is active, even after the
 * end of the season, and earlier ones are past. Before the first week none is active. [VOL-016, VOL-017]
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

/** The holder of a slot, as the reader may see it. `taken` hides the name of a private holder. */
export type Holder = { kind: 'open' } | { kind: 'taken' } | { kind: 'member'; name: string; slug: string }

/** The parameters in the address of a slot's application form. */
export type SlotAddress = { position: string; team?: string | undefined; week?: string | undefined }

/** The purpose of the application form's captcha. */
export const APPLY_PURPOSE = 'apply'
export const APPLIED = 'Application sent!'

/** The tab of the page with positions without fixed times. */
export const FLEXIBLE = `${paths.whoIsWho}?tab=flexible`

/** Returns the fragment of an open slot, to which closing the application form returns. */
export const slotId = ({
  position,
  team,
  week,
}: { [Part in keyof SlotAddress]: string | undefined }): string =>
  ['slot', position, team, week].filter(Boolean).join('-')

/** The address of the form to apply for a slot of the rota. */
export function applyAddress({ position, team, week }: SlotAddress): string {
  const query = new URLSearchParams({
    ...(week && { tab: 'flexible' }),
    position,
    ...(team && { team }),
    ...(week && { week }),
  })
  return `${paths.whoIsWho}/apply?${query}`
}

/** The editor for the holders of a position. */
export const holdersShape: ListShape = {
  kind: 'list',
  label: 'Holders',
  one: 'holder',
  of: {
    kind: 'record',
    label: 'Holder',
    fields: {
      team: { kind: 'entry', label: 'Team', to: 'teams', none: 'The whole club' },
      member: { kind: 'entry', label: 'Member', to: 'members' },
    },
  },
}
