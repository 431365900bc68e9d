import { sql } from 'drizzle-orm'
import { type Pence, pence } from '../../../kernel/money.ts'
import type { Ctx } from '../../../platform/context.ts'
import { type Db, rows } from '../../../platform/database/database.ts'
import type { PaymentPurpose } from '../../billing/payments/model.ts'
import { requireFinance } from '../../billing/policy.ts'
import { contribution, isIn, isOfAge, month } from '../internal/conditions.server.ts'
import { ENTRIES } from '../internal/entries.server.ts'
import {
  AGES,
  type Age,
  FIGURES,
  type Figures,
  NO_TEAM,
  type Season,
  seasonNamed,
  seasonsSince,
} from '../model.ts'

type Needs = Pick<Ctx, 'db' | 'actor' | 'clock' | 'club'>

export type Line<Id extends string = string> = { id: Id; name: string; figures: Figures }

export type Money = {
  total: Figures
  months: Line[]
  teams: Line[]
  kinds: Line<PaymentPurpose>[]
  ages: { id: Age; amount: Pence }[]
  /** What is still to pay of what was charged, late or not. */
  open: Pence
  /** Card payments whose fee is not known yet. */
  unknownFees: number
}

type Group = Record<(typeof FIGURES)[number] | Age, number> & {
  month: string
  team_id: string | null
  team: string | null
  kind: PaymentPurpose
  unknown: number
  open: number
}

/** The seasons with money, newest first. Throws Forbidden unless the caller is finance staff. */
export async function moneySeasons(ctx: Needs): Promise<Season[]> {
  requireFinance(ctx)
  const [first] = await rows<{ at: string | null }>(ctx.db, sql`select min(at) as at from ${ENTRIES} entries`)
  const at = first?.at ? new Date(first.at) : undefined
  return seasonsSince(at, ctx.clock.now(), ctx.club.seasonStartMonth)
}

/**
 * What was expected, received, late, refunded and kept by the provider in a season, or in all if the id is 'all'.
 * Throws Forbidden unless the caller is finance staff.
 */
export async function moneyFigures(ctx: Needs, seasonId: string): Promise<Money> {
  requireFinance(ctx)
  const groups = await groupsOf(ctx.db, seasonNamed(seasonId, ctx.club.seasonStartMonth), ctx.clock.now())
  const linesBy = <Id extends string>(
    idOf: (group: Group) => Id,
    nameOf: (group: Group) => string,
  ): Line<Id>[] =>
    [...Map.groupBy(groups, idOf)].map(([id, some]) => ({
      id,
      name: some[0] ? nameOf(some[0]) : id,
      figures: sumOf(some),
    }))
  return {
    total: sumOf(groups),
    months: linesBy(
      ({ month }) => month,
      ({ month }) => month,
    ).toSorted(byId),
    teams: linesBy(
      ({ team_id }) => team_id ?? NO_TEAM,
      ({ team }) => team ?? 'No team',
    ).toSorted(byName),
    kinds: linesBy(
      ({ kind }) => kind,
      ({ kind }) => kind,
    ).toSorted(byName),
    ages: AGES.map(({ id }) => ({ id, amount: pence(groups.reduce((sum, group) => sum + group[id], 0)) })),
    open: pence(groups.reduce((sum, { open }) => sum + open, 0)),
    unknownFees: groups.reduce((sum, { unknown }) => sum + unknown, 0),
  }
}

const sumOf = (groups: readonly Group[]): Figures =>
  Object.fromEntries(
    FIGURES.map((figure) => [figure, pence(groups.reduce((sum, group) => sum + group[figure], 0))]),
  ) as Figures // one entry for each figure

const byId = (a: Line, b: Line) => (a.id < b.id ? -1 : 1)
/** Money without a team comes last. */
const byName = (a: Line, b: Line) =>
  Number(a.id === NO_TEAM) - Number(b.id === NO_TEAM) || a.name.localeCompare(b.name, 'en')

const groupsOf = (db: Db, season: Season | undefined, now: Date): Promise<Group[]> =>
  rows<Group>(
    db,
    sql`select ${month()} as month, team_id, (select t.name from teams t where t.id = team_id) as team, kind,
      ${sql.join(
        [
          ...FIGURES.map(
            (figure) => sql`sum(${contribution(figure, now)})::bigint as ${sql.identifier(figure)}`,
          ),
          ...AGES.map(
            ({ id }) =>
              sql`coalesce(sum(open_minor) filter (where ${isOfAge(id, now)}), 0)::bigint as ${sql.identifier(id)}`,
          ),
        ],
        sql`, `,
      )}, (count(*) filter (where fee_unknown))::int as unknown, sum(open_minor)::bigint as open
    from ${ENTRIES} entries where ${isIn(season)} group by 1, 2, 3, 4`,
  )
