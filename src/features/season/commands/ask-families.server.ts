import { and, eq, inArray, sql } from 'drizzle-orm'
import { done, type Outcome, refused } from '../../../kernel/outcome.ts'
import { auditStaff } from '../../../platform/audit/audit.ts'
import type { Ctx } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { transact } from '../../../platform/database/transact.ts'
import { startBulk } from '../../../platform/jobs/bulk/start.ts'
import { isDue } from '../internal/due-families.server.ts'
import { requireSeasonManager } from '../policy.ts'
import { familiesOf } from '../queries/families.server.ts'
import { seasonPlan } from '../queries/planned-members.server.ts'
import { lockSeason } from '../queries/season.server.ts'
import { type Season, seasonFamilies, seasons } from '../table.server.ts'
import { ASK_FAMILIES } from './season-runs.server.ts'

export type AskFamilies = Outcome<
  { families: number },
  { reason: 'NOBODY' | 'NOBODY_TO_REMIND' | 'NOT_OPEN' }
>

type Needs = Pick<Ctx, 'db' | 'actor' | 'clock' | 'pages'>

/**
 * Starts to write to all families that have not been written to, or to remind those who have not answered. `key` is
 * that of the form, so that a form that is sent twice starts once; a family gets each e-mail once even if two
 * administrators start. Throws Forbidden unless an administrator calls, NotFound before a season was started.
 */
export async function askFamilies(
  ctx: Needs,
  { key, isReminder }: { key: string; isReminder: boolean },
): Promise<AskFamilies> {
  requireSeasonManager(ctx)
  return transact(ctx, async (tx) => {
    const season = await lockSeason(tx)
    if (season.status !== 'open') return refused('NOT_OPEN')
    const silent = await listSilentFamilies(ctx, tx, season)
    const due = await tx
      .select({ id: seasonFamilies.id })
      .from(seasonFamilies)
      .where(
        and(
          eq(seasonFamilies.seasonId, season.id),
          inArray(seasonFamilies.email, silent),
          isDue(ctx, isReminder),
        ),
      )
      .orderBy(seasonFamilies.email)
    if (due.length === 0) return refused(isReminder ? 'NOBODY_TO_REMIND' : 'NOBODY')
    const ids = due.map(({ id }) => id)
    const { runId, isNew } = await startBulk(tx, ctx, ASK_FAMILIES, { input: { isReminder }, ids, key })
    await tx.update(seasons).set({ askRunId: runId }).where(eq(seasons.id, season.id))
    const facts = { people: ids.length }
    const action = isReminder ? 'seasons.remind' : 'seasons.ask'
    if (isNew) await auditStaff(tx, ctx, { action, subject: `seasons/${season.id}`, facts })
    return done({ families: ids.length })
  })
}

/** Lists the families of all active members who have not answered, with their people. Returns their addresses. */
async function listSilentFamilies(ctx: Needs, tx: Tx, season: Season): Promise<string[]> {
  const { members } = await seasonPlan(tx, season)
  const silent = members.filter(({ answer }) => !answer).map(({ id }) => id)
  const { families } = await familiesOf(ctx, tx, silent)
  if (families.length === 0) return []
  const listed = await tx
    .insert(seasonFamilies)
    .values(
      families.map(({ email, name, people }) => ({
        seasonId: season.id,
        email: email.toLowerCase(),
        name,
        memberIds: people.map(({ memberId }) => memberId),
      })),
    )
    .onConflictDoUpdate({
      target: [seasonFamilies.seasonId, seasonFamilies.email],
      // People who have answered stay, so that their answer can be changed.
      set: {
        memberIds: sql`array(select distinct unnest(${seasonFamilies.memberIds} || excluded.member_ids))`,
      },
    })
    .returning({ email: seasonFamilies.email })
  return listed.map(({ email }) => email)
}
