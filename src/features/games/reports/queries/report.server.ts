import { eq, inArray } from 'drizzle-orm'
import { Forbidden, NotFound } from '../../../../kernel/errors.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { findAlbum } from '../../../photos/queries/album.server.ts'
import { listAlbums } from '../../../photos/queries/albums.server.ts'
import { findGame } from '../../queries/games.server.ts'
import { canPickSquad } from '../../squad/policy.ts'
import { gameReports } from '../table.server.ts'

type Reads = Pick<Ctx, 'db' | 'pages' | 'clock' | 'club' | 'actor'>

/** Returns the report of a game with the photos of its album that the reader may see. Undefined without a report. */
export async function reportOf(ctx: Reads, gameId: string) {
  ctx.pages.read(`games/${gameId}`)
  const [report] = await ctx.db.select().from(gameReports).where(eq(gameReports.gameId, gameId))
  if (!report) return undefined
  const album = report.albumId ? await findAlbum(ctx, report.albumId) : undefined
  return { text: report.text, album }
}

/** Returns which of these games have a report. */
export async function reportedAmong({ db }: Pick<Ctx, 'db'>, gameIds: readonly string[]): Promise<string[]> {
  const found = await db
    .select({ id: gameReports.gameId })
    .from(gameReports)
    .where(inArray(gameReports.gameId, [...gameIds]))
  return found.map(({ id }) => id)
}

/**
 * What the form of a report begins with, and the albums to choose from. Throws Forbidden unless the caller coaches the
 * team or is an administrator, NotFound for an unknown game.
 */
export async function reportToEdit(ctx: Reads, gameId: string) {
  const game = await findGame(ctx, gameId)
  if (!game) throw new NotFound()
  if (!canPickSquad(ctx.actor, game.teamId)) throw new Forbidden()
  const [report] = await ctx.db.select().from(gameReports).where(eq(gameReports.gameId, gameId))
  const albums = await listAlbums(ctx)
  return {
    game,
    albums: albums.map(({ id, title, takenAt }) => ({ id, title, takenAt })),
    report: { version: report?.version ?? 0, text: report?.text ?? '', album: report?.albumId ?? '' },
    isOpen: game.startsAt <= ctx.clock.now(),
  }
}
