import { and, eq, sql } from 'drizzle-orm'
import type { Ctx } from '../../../../platform/context.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import { touch, transact } from '../../../../platform/database/transact.ts'
import type { Game } from '../../../games/model/game.ts'
import { upcomingGames } from '../../../games/queries/games.server.ts'
import { teams } from '../../../teams/table.server.ts'
import { positions } from '../../table.server.ts'
import { notifyHelpers } from '../internal/duty-email.server.ts'
import { dutyAtGame, weeklyDuties } from '../model/duty.ts'
import { duties, dutyRules } from '../table.server.ts'

type Needs = Pick<Ctx, 'db' | 'pages' | 'clock' | 'club' | 'config' | 'secret'>
type Rule = typeof dutyRules.$inferSelect

/** Enough for a season of every team. */
const MAX_GAMES = 500

/**
 * Generates the duties of upcoming games and weeks from the rules. Reschedules duties of moved games and notifies their
 * helpers; cancels those of games that do not take place. Idempotent. Returns the number of duties added or changed.
 */
export async function generateDuties(ctx: Needs): Promise<number> {
  const games = await upcomingGames(ctx, { limit: MAX_GAMES })
  return transact(ctx, async (tx) => {
    const rules = await enabledRules(tx)
    const teamIds = new Map((await tx.select().from(teams)).map(({ slug, id }) => [slug, id]))
    let changed = 0
    for (const rule of rules) {
      if (rule.rhythm === 'week') {
        changed += await addWeeks(ctx, tx, rule)
        continue
      }
      for (const game of games) {
        const teamId = teamIds.get(game.team?.slug ?? '') ?? null
        if (concerns(rule, game, teamId)) changed += await writeDutyOfGame(ctx, tx, rule, { game, teamId })
      }
    }
    if (changed > 0) await touch(tx, 'duties')
    return changed
  })
}

const enabledRules = (tx: Tx): Promise<Rule[]> =>
  tx
    .select()
    .from(dutyRules)
    .where(
      sql`${dutyRules.positionId} in (select ${positions.id} from ${positions} where ${positions.enabled})`,
    )

const concerns = (rule: Rule, game: Game, teamId: string | null): boolean =>
  game.ours !== null &&
  teamId !== null &&
  (rule.teamId === null || rule.teamId === teamId) &&
  (rule.rhythm === 'game' || game.ours === 'home')

async function addWeeks({ clock }: Needs, tx: Tx, rule: Rule): Promise<number> {
  const { weekday, startsTime, endsTime } = rule
  if (weekday === null || startsTime === null || endsTime === null) return 0
  const now = clock.now()
  const times = weeklyDuties(now, { weekday, startsTime, endsTime }).filter(({ startsAt }) => startsAt > now)
  const added = await tx
    .insert(duties)
    .values(times.map((time) => ({ ...factsOf(rule), teamId: rule.teamId, ...time })))
    .onConflictDoNothing()
    .returning({ id: duties.id })
  return added.length
}

async function writeDutyOfGame(
  ctx: Needs,
  tx: Tx,
  rule: Rule,
  { game, teamId }: { game: Game; teamId: string | null },
): Promise<number> {
  const time = dutyAtGame(game.startsAt, rule.minutesBefore)
  const gameOff = game.status !== 'scheduled'
  const place = game.venue
  const [written] = await tx
    .insert(duties)
    .values({ ...factsOf(rule), teamId, gameId: game.id, place, ...time, gameOff })
    .onConflictDoUpdate({
      target: [duties.ruleId, duties.gameId],
      set: { ...time, place, teamId, gameOff, version: sql`${duties.version} + 1` },
      setWhere: sql`(${duties.startsAt} <> ${time.startsAt.toISOString()}::timestamptz
          or ${duties.place} <> ${place} or ${duties.gameOff} <> ${gameOff})`,
    })
    .returning({ id: duties.id, version: duties.version })
  if (!written) return 0
  if (written.version > 1)
    await notifyHelpers(ctx, tx, written, gameOff ? { kind: 'cancelled' } : { kind: 'moved' })
  return 1
}

const factsOf = ({ id, positionId, places, points, giveBackDays }: Rule) => ({
  ruleId: id,
  positionId,
  places,
  points,
  giveBackDays,
})

/** Deletes the future duties of a rule that nobody has taken. The others are kept without the rule. */
export async function deleteUntakenDuties(
  { clock }: Pick<Ctx, 'clock'>,
  tx: Tx,
  ruleId: string,
): Promise<void> {
  const isTaken = sql`exists (select 1 from duty_helpers h where h.duty_id = ${duties.id})`
  await tx
    .delete(duties)
    .where(and(eq(duties.ruleId, ruleId), sql`${duties.startsAt} > ${clock.now()}`, sql`not ${isTaken}`))
}
