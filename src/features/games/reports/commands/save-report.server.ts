import { and, eq, inArray, or } from 'drizzle-orm'
import { SYSTEM } from '../../../../kernel/actor.ts'
import { Forbidden, NotFound } from '../../../../kernel/errors.ts'
import { isId } from '../../../../kernel/ids.ts'
import { done, type Outcome, refused } from '../../../../kernel/outcome.ts'
import { auditStaff } from '../../../../platform/audit/audit.ts'
import type { Ctx } from '../../../../platform/context.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import { touch, transact } from '../../../../platform/database/transact.ts'
import { isMinor, sightIn } from '../../../members/queries/visibility.server.ts'
import { members, memberTeams } from '../../../members/table.server.ts'
import { albums } from '../../../photos/table.server.ts'
import { canPickSquad } from '../../squad/policy.ts'
import { gameCallUps } from '../../squad/table.server.ts'
import { games } from '../../table.server.ts'
import { surnamesIn } from '../model.ts'
import type { ReportInput } from '../schema.ts'
import { gameReports } from '../table.server.ts'

type WriteCtx = Pick<Ctx, 'db' | 'pages' | 'clock' | 'actor'>
export type SaveReport = Outcome<
  object,
  /** CHANGED: someone else has saved it since. NO_ALBUM: the album is hidden or was deleted. */
  | { reason: 'NOT_BEGUN' | 'CHANGED' | 'NO_ALBUM' }
  /** The text has the surnames of these children. */
  | { reason: 'SURNAMES'; firstNames: string[] }
>

/**
 * Publishes the report of a game on its page; an empty one is removed. Throws Forbidden unless the caller coaches the
 * team or is an administrator, NotFound for an unknown game.
 */
export function saveReport(
  ctx: WriteCtx,
  gameId: string,
  { version, text, album }: ReportInput,
): Promise<SaveReport> {
  if (!isId(gameId)) throw new NotFound()
  return transact(ctx, async (tx) => {
    const [game] = await tx.select().from(games).where(eq(games.id, gameId)).for('update')
    if (!game) throw new NotFound()
    if (!canPickSquad(ctx.actor, game.teamId)) throw new Forbidden()
    if (game.startsAt > ctx.clock.now()) return refused('NOT_BEGUN')
    const [stored] = await tx.select().from(gameReports).where(eq(gameReports.gameId, gameId))
    if ((stored?.version ?? 0) !== version) return refused('CHANGED')
    if (album && !(await isShown(tx, album))) return refused('NO_ALBUM')
    const firstNames = await childrenIn(tx, ctx, game, text)
    if (firstNames.length > 0) return refused('SURNAMES', { firstNames })
    if (text || album) {
      const report = { text, albumId: album || null, updatedAt: ctx.clock.now(), version: version + 1 }
      await tx
        .insert(gameReports)
        .values({ gameId, ...report })
        .onConflictDoUpdate({ target: gameReports.gameId, set: report })
    } else await tx.delete(gameReports).where(eq(gameReports.gameId, gameId))
    await auditStaff(tx, ctx, { action: 'games.report', subject: `games/${gameId}` })
    await touch(tx, `games/${gameId}`)
    return done()
  })
}

/** Returns the first names of the children of the game's team whose surnames a text contains. */
async function childrenIn(
  tx: Tx,
  { clock }: WriteCtx,
  { id, teamId }: { id: string; teamId: string | null },
  text: string,
): Promise<string[]> {
  const inTeam = tx
    .select({ id: memberTeams.memberId })
    .from(memberTeams)
    .where(eq(memberTeams.teamId, teamId ?? id))
  const inSquad = tx.select({ id: gameCallUps.memberId }).from(gameCallUps).where(eq(gameCallUps.gameId, id))
  const children = await tx
    .select({ name: members.name })
    .from(members)
    .where(
      and(
        or(inArray(members.id, inTeam), inArray(members.id, inSquad)),
        isMinor(sightIn({ clock, actor: SYSTEM })),
      ),
    )
  const found = surnamesIn(
    text,
    children.map(({ name }) => name),
  )
  return found.map((name) => name.split(' ')[0] ?? name)
}

const isShown = async (tx: Tx, albumId: string): Promise<boolean> =>
  (await tx.$count(albums, and(eq(albums.id, albumId), albums.visible))) > 0
