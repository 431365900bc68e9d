/** Teams that take turns in a rota, with their ids on the wire. [VOL-015] */
export const ROTA_TEAMS = ['men1', 'men2', 'men3', 'women1', 'women2'] as const
export type RotaTeam = (typeof ROTA_TEAMS)[number]

/** Places of a fixed position: the whole club, or one team each. [VOL-003] */
export const SEATS = ['clubwide', 'm1', 'm2', 'm3', 'w1', 'w2'] as const
export type Seat = (typeof SEATS)[number]

/** The one mapping between the spellings of the specification. [decisions D07] */
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
