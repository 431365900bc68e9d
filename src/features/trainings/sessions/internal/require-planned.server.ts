import { eq } from 'drizzle-orm'
import { Forbidden, NotFound } from '../../../../kernel/errors.ts'
import type { Ctx } from '../../../../platform/context.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import { canPlanFor } from '../../policy.ts'
import { seriesTeams, trainingSeries } from '../../series/table.server.ts'

/** Throws NotFound for an unknown series, Forbidden unless the caller coaches all of its teams. */
export async function requirePlanned(ctx: Pick<Ctx, 'actor'>, tx: Tx, id: string): Promise<void> {
  if ((await tx.$count(trainingSeries, eq(trainingSeries.id, id))) === 0) throw new NotFound()
  const stored = await tx
    .select({ id: seriesTeams.teamId })
    .from(seriesTeams)
    .where(eq(seriesTeams.seriesId, id))
  const teamIds = stored.map((team) => team.id)
  if (!canPlanFor(ctx.actor, teamIds)) throw new Forbidden()
}
