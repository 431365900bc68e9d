import { eq, type SQL, sql } from 'drizzle-orm'
import {
  boolean,
  computed,
  day,
  defineContentType,
  many,
  number,
  type OneField,
  type Reader,
  text,
} from '../../platform/content/content-type.ts'
import { paths } from '../../web/paths.ts'
import { sightOf } from '../members/queries/visibility.server.ts'
import { members } from '../members/table.server.ts'
import { fitSeats, writeHolders } from './commands/holders.server.ts'
import { ROTA_TEAMS, SEAT_LABELS, type Seat, TEAM_LABELS } from './model.ts'
import { canSeeDisabled } from './policy.ts'
import { isNamedTo } from './queries/holders.server.ts'
import { positionHolders, positions, rotaSlots, rotaWeeks } from './table.server.ts'

const ADMINISTRATORS = ['administrator'] as const

/** The holder of a seat, if the reader may see it. It is written with the position, to its own table. */
const holder = (seat: Seat): OneField => ({
  kind: 'one',
  to: 'members',
  column: positionHolders.memberId,
  label: SEAT_LABELS[seat],
  value: (reader: Reader) => sql`(select ${members.id} from ${positionHolders}
    join ${members} on ${members.id} = ${positionHolders.memberId} and ${isNamedTo(sightOf(reader))}
    where ${positionHolders.positionId} = ${positions.id} and ${positionHolders.seat} = ${seat})`,
})

/** All filled slots with week id, team id and member id; `member` is null if the reader may not see the holder. */
const rotaOf = (reader: Reader): SQL => sql`coalesce((
  select jsonb_agg(jsonb_build_object('week', ${rotaSlots.weekId}, 'team', ${rotaSlots.team},
    'member', case when ${isNamedTo(sightOf(reader))} then ${rotaSlots.memberId} end)
    order by ${rotaWeeks.startsOn}, ${rotaSlots.team})
  from ${rotaSlots}
  join ${rotaWeeks} on ${rotaWeeks.id} = ${rotaSlots.weekId}
  join ${members} on ${members.id} = ${rotaSlots.memberId}
  where ${rotaSlots.positionId} = ${positions.id}), '[]'::jsonb)`

const TEAMS = JSON.stringify(ROTA_TEAMS.map((id) => ({ id, name: TEAM_LABELS[id] })))

/** Positions for volunteers: fixed ones with holders, flexible ones with a rota. */
export const volunteerContentType = defineContentType({
  collection: 'volunteers',
  type: 'Volunteer',
  single: 'volunteer',
  one: 'Position',
  many: 'Positions',
  table: positions,
  id: positions.id,
  read: 'public',
  rows: ({ actor }) => (canSeeDisabled(actor) ? undefined : eq(positions.enabled, true)),
  write: ADMINISTRATORS,
  limit: 500,
  sort: 'generalClub:asc',
  drafts: true,
  page: () => paths.whoIsWho,
  // Which holders are named depends on members and teams, and the rota is sorted by its weeks.
  reads: ['members', 'teams', 'rotas'],
  fields: {
    Name: text(positions.name, { required: true, max: 120 }),
    Description: text(positions.description, { max: 500 }),
    Category: text(positions.category, {
      max: 60,
      help: 'For example Board. Fixed positions are listed under it.',
    }),
    Icon: text(positions.icon, { max: 60 }),
    isFlexible: boolean(positions.isFlexible, { label: 'On a rota', help: 'Members take turns.' }),
    generalClub: boolean(positions.generalClub, {
      label: 'For the whole club',
      help: 'If off, each team has one.',
    }),
    Enabled: boolean(positions.enabled),
    position: number(positions.position, { label: 'Position in lists' }),
    AllowsUnder16: boolean(positions.allowsUnder16, {
      label: 'Open to under-16s',
      help: 'If off, under-16s cannot be assigned to its rota.',
    }),
    rota: computed('json', rotaOf),
    members: many(
      'members',
      { table: positionHolders, here: positionHolders.positionId, there: positionHolders.memberId },
      { limit: 100, write: 'nobody' },
    ),
    teams: computed(
      'json',
      () => sql`case when ${positions.generalClub} then '[]'::jsonb else ${TEAMS}::jsonb end`,
    ),
    member_clubwide: holder('clubwide'),
    member_m1: holder('m1'),
    member_m2: holder('m2'),
    member_m3: holder('m3'),
    member_w1: holder('w1'),
    member_w2: holder('w2'),
  },
  async afterWrite(tx, _ctx, id, draft) {
    await fitSeats(tx, id)
    await writeHolders(tx, id, draft)
  },
})

/** Whether a week is the latest that has begun, by the club's date. `addWeekStates` applies the same rule. */
const isActive = ({ today }: Reader): SQL => sql`(${rotaWeeks.startsOn} =
  (select max(w.starts_on) from ${rotaWeeks} w where w.starts_on <= ${today}::date))`

/** Two weeks of the season. The configuration lists them as `rotas`. */
export const rotaWeekContentType = defineContentType({
  collection: 'rotas',
  type: 'RotaWeek',
  single: 'rota',
  one: 'Rota week',
  many: 'Rota weeks',
  table: rotaWeeks,
  id: rotaWeeks.id,
  read: 'public',
  write: ADMINISTRATORS,
  limit: 500,
  sort: 'date:asc',
  fields: {
    name: text(rotaWeeks.name, { required: true, max: 60 }),
    date: day(rotaWeeks.startsOn, { required: true, help: 'The day on which the two weeks begin.' }),
    active: computed('boolean', (reader) => sql`coalesce(${isActive(reader)}, false)`),
  },
})

/** The weeks as a field of the configuration. `saveWeeks` writes them. */
export const rotasOfConfiguration = computed(
  'json',
  () => sql`coalesce((select jsonb_agg(jsonb_build_object(
    'id', ${rotaWeeks.id}, 'name', ${rotaWeeks.name}, 'date', ${rotaWeeks.startsOn}) order by ${rotaWeeks.startsOn})
    from ${rotaWeeks}), '[]'::jsonb)`,
)
