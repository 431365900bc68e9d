import { eq, type SQL, sql } from 'drizzle-orm'
import { Invalid } from '../../kernel/errors.ts'
import {
  boolean,
  computed,
  day,
  defineContentType,
  type EntryInput,
  json,
  many,
  number,
  type OneField,
  type Reader,
  text,
} from '../../platform/content/content-type.ts'
import type { Tx } from '../../platform/database/database.ts'
import { paths } from '../../web/paths.ts'
import { sightOf } from '../members/queries/visibility.server.ts'
import { members } from '../members/table.server.ts'
import { teams } from '../teams/table.server.ts'
import { type SeatWrite, writeAllHolders, writeHolders } from './commands/holders.server.ts'
import { holdersShape } from './model.ts'
import { canSeeDisabled } from './policy.ts'
import { isNamedTo } from './queries/holders.server.ts'
import { findRotaTeam, isInRota, teamKey } from './queries/rota-teams.server.ts'
import { positionHolders, positions, rotaSlots, rotaWeeks } from './table.server.ts'

const ADMINISTRATORS = ['administrator'] as const

/** The seats with their own field in the API, by their team's key; null for the whole club. */
const SEAT_FIELDS: Readonly<Record<string, string | null>> = {
  member_clubwide: null,
  member_m1: 'men1',
  member_m2: 'men2',
  member_m3: 'men3',
  member_w1: 'women1',
  member_w2: 'women2',
}

/** The holder of such a seat, if the reader may see it. Written with the position, but stored in its own table. */
const holder = (key: string | null): OneField => ({
  kind: 'one',
  to: 'members',
  column: positionHolders.memberId,
  studio: false,
  value: (reader: Reader) => sql`(select ${members.id} from ${positionHolders}
    join ${members} on ${members.id} = ${positionHolders.memberId} and ${isNamedTo(sightOf(reader))}
    where ${positionHolders.positionId} = ${positions.id} and ${positionHolders.teamId} is not distinct from
      ${key === null ? sql`null` : sql`(select ${teams.id} from ${teams} where ${teams.rotaKey} = ${key})`})`,
})

/** Selects the holders of all seats that the reader may see. The seat of the whole club has no team. */
const holdersOf = (reader: Reader): SQL => sql`coalesce((
  select jsonb_agg(jsonb_build_object('team', ${teams.id}, 'member', ${members.id}) order by ${teams.position}, ${teams.name})
  from ${positionHolders}
  join ${members} on ${members.id} = ${positionHolders.memberId} and ${isNamedTo(sightOf(reader))}
  left join ${teams} on ${teams.id} = ${positionHolders.teamId}
  where ${positionHolders.positionId} = ${positions.id}), '[]'::jsonb)`

/**
 * Selects all filled slots with week id, team id and member id; `member` is null if the reader may not see the holder.
 */
const rotaOf = (reader: Reader): SQL => sql`coalesce((
  select jsonb_agg(jsonb_build_object('week', ${rotaSlots.weekId}, 'team', ${teamKey},
    'member', case when ${isNamedTo(sightOf(reader))} then ${rotaSlots.memberId} end)
    order by ${rotaWeeks.startsOn}, ${teamKey})
  from ${rotaSlots}
  join ${rotaWeeks} on ${rotaWeeks.id} = ${rotaSlots.weekId}
  join ${teams} on ${teams.id} = ${rotaSlots.teamId}
  join ${members} on ${members.id} = ${rotaSlots.memberId}
  where ${rotaSlots.positionId} = ${positions.id}), '[]'::jsonb)`

/** Selects the teams that have seats and take turns. */
const teamsOf = (): SQL => sql`case when ${positions.generalClub} then '[]'::jsonb else coalesce((
  select jsonb_agg(jsonb_build_object('id', ${teamKey}, 'name', ${teams.name})
    order by ${teams.genre}, ${teams.position}, ${teams.name}, ${teams.id})
  from ${teams} where ${isInRota}), '[]'::jsonb) end`

/** Writes the seats in fields such as `member_m1`. */
async function writeSeatFields(tx: Tx, id: string, draft: EntryInput): Promise<void> {
  const writes: SeatWrite[] = []
  for (const [field, key] of Object.entries(SEAT_FIELDS)) {
    const memberId = draft[field]
    if (memberId !== null && typeof memberId !== 'string') continue
    const seat = key === null ? null : await findRotaTeam(tx, key)
    if (seat !== undefined) writes.push({ field, seat, memberId })
    else if (memberId !== null) throw new Invalid({ [field]: ['The club has no such team'] })
  }
  await writeHolders(tx, id, writes)
}

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
  // The names of holders depend on members and teams, and the rota is sorted by its weeks.
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
    teams: computed('json', teamsOf),
    ...Object.fromEntries(Object.entries(SEAT_FIELDS).map(([name, key]) => [name, holder(key)])),
    holders: {
      ...json(positionHolders.memberId, {
        help: 'Who holds the position, for each team or for the whole club. A seat that is not listed is open.',
        shape: holdersShape,
      }),
      value: holdersOf,
    },
  },
  async afterWrite(tx, _ctx, id, draft) {
    await writeSeatFields(tx, id, draft)
    if (draft.holders !== undefined) await writeAllHolders(tx, id, draft.holders)
  },
})

/** Selects whether a week is active: the latest that has begun by the club's date, as in `addWeekStates`. */
const isActive = ({ today }: Reader): SQL => sql`(${rotaWeeks.startsOn} =
  (select max(w.starts_on) from ${rotaWeeks} w where w.starts_on <= ${today}::date))`

/** Two weeks of the season, listed by the configuration as `rotas`. */
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
    date: day(rotaWeeks.startsOn, { required: true, help: 'The first day of the two weeks.' }),
    active: computed('boolean', (reader) => sql`coalesce(${isActive(reader)}, false)`),
  },
})

/** The weeks as a field of the configuration, written by `saveWeeks`. */
export const rotasOfConfiguration = computed(
  'json',
  () => sql`coalesce((select jsonb_agg(jsonb_build_object(
    'id', ${rotaWeeks.id}, 'name', ${rotaWeeks.name}, 'date', ${rotaWeeks.startsOn}) order by ${rotaWeeks.startsOn})
    from ${rotaWeeks}), '[]'::jsonb)`,
)
