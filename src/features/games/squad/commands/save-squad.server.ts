import { and, eq, inArray, or, sql } from 'drizzle-orm'
import { Forbidden, NotFound } from '../../../../kernel/errors.ts'
import { isId } from '../../../../kernel/ids.ts'
import { done, type Outcome, refused } from '../../../../kernel/outcome.ts'
import { auditStaff } from '../../../../platform/audit/audit.ts'
import type { Ctx } from '../../../../platform/context.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import { transact } from '../../../../platform/database/transact.ts'
import { members, memberTeams } from '../../../members/table.server.ts'
import { notify } from '../../../notifications/commands/notify.server.ts'
import { queueGameChanged } from '../../internal/game-changed.server.ts'
import { leftOutEmail } from '../emails/squad-emails.tsx'
import { lockSquadGame, type SquadGame } from '../internal/emailed-game.server.ts'
import { MAX_PLAYERS } from '../model/squad.ts'
import { canPickSquad } from '../policy.ts'
import type { SquadInput } from '../schema.ts'
import { gameCallUps, gameSquads } from '../table.server.ts'

export type SquadCtx = Pick<Ctx, 'db' | 'pages' | 'clock' | 'actor' | 'config' | 'club' | 'secret'>
/** CHANGED: someone else has saved the squad since. NOT_OF_TEAM: a player does not belong to the team. */
export type SaveSquad = Outcome<object, { reason: 'CHANGED' | 'NOT_OF_TEAM' }>

/**
 * Saves the details and players of a squad. Remaining players keep their answers; removed players are notified if they
 * had been called up. Throws Forbidden unless the caller coaches the team or is an administrator.
 */
export function saveSquad(
  ctx: SquadCtx,
  gameId: string,
  { version, players, meetBeforeMinutes, ...details }: SquadInput & { meetBeforeMinutes: number | null },
): Promise<SaveSquad> {
  if (!isId(gameId)) throw new NotFound()
  return transact(ctx, async (tx) => {
    const game = await lockSquadGame(tx, gameId)
    if (!game) throw new NotFound()
    if (!canPickSquad(ctx.actor, game.teamId)) throw new Forbidden()
    if (game.version !== version) return refused('CHANGED')
    const stored = await tx.select().from(gameCallUps).where(eq(gameCallUps.gameId, gameId))
    const added = players.filter((player) => !stored.some(({ memberId }) => memberId === player.memberId))
    if (
      !(await playForTeam(
        tx,
        game,
        added.map(({ memberId }) => memberId),
      ))
    )
      return refused('NOT_OF_TEAM')
    await leaveOut(
      ctx,
      tx,
      game,
      stored.filter(({ memberId }) => !players.some((player) => player.memberId === memberId)),
    )
    await writePlayers(tx, gameId, players, stored)
    await tx
      .update(gameSquads)
      .set({ ...details, meetBeforeMinutes, version: version + 1 })
      .where(eq(gameSquads.gameId, gameId))
    await queueGameChanged(tx, { gameId, startedAt: game.startsAt })
    await auditStaff(tx, ctx, {
      action: 'games.squad',
      subject: `games/${gameId}`,
      facts: { players: players.length },
    })
    return done()
  })
}

type Player = SquadInput['players'][number]
type Stored = typeof gameCallUps.$inferSelect

async function playForTeam(tx: Tx, { teamId }: SquadGame, memberIds: readonly string[]): Promise<boolean> {
  if (memberIds.length === 0) return true
  if (!teamId) return false
  const also = tx.select({ id: memberTeams.memberId }).from(memberTeams).where(eq(memberTeams.teamId, teamId))
  const ofTeam = or(eq(members.teamId, teamId), inArray(members.id, also))
  const found = await tx.$count(members, and(inArray(members.id, [...memberIds]), members.active, ofTeam))
  return found === new Set(memberIds).size
}

/** Removes players and notifies those who had been called up. */
async function leaveOut(ctx: SquadCtx, tx: Tx, game: SquadGame, out: readonly Stored[]): Promise<void> {
  if (out.length === 0) return
  const ids = out.map(({ memberId }) => memberId)
  await tx.delete(gameCallUps).where(and(eq(gameCallUps.gameId, game.id), inArray(gameCallUps.memberId, ids)))
  if (game.startsAt <= ctx.clock.now() || game.status !== 'scheduled') return
  await notify(ctx, tx, {
    kind: 'game',
    key: `game-left-out:${game.id}:${ctx.clock.now().getTime()}`,
    memberIds: out
      .filter(({ calledUpAt, answer }) => calledUpAt && answer !== 'declined')
      .map(({ memberId }) => memberId),
    isImportant: true,
    compose: (reader) => leftOutEmail({ game, ofClub: ctx.club.teamNames, reader }),
  })
}

/** Remaining players keep their place, call-up and answer; new players get the free places. */
async function writePlayers(tx: Tx, gameId: string, players: readonly Player[], stored: readonly Stored[]) {
  const placeOf = new Map(stored.map(({ memberId, place }) => [memberId, place]))
  const kept = players.flatMap(({ memberId }) => placeOf.get(memberId) ?? [])
  const free = Array.from({ length: MAX_PLAYERS }, (_, n) => n + 1).filter((place) => !kept.includes(place))
  const rows = players.map((player) => ({
    gameId,
    ...player,
    place: placeOf.get(player.memberId) ?? free.shift() ?? MAX_PLAYERS + 1,
  }))
  // Shirt numbers are unique in a squad, so all are cleared first in case two players swap.
  await tx.update(gameCallUps).set({ shirtNumber: null }).where(eq(gameCallUps.gameId, gameId))
  if (rows.length === 0) return
  await tx
    .insert(gameCallUps)
    .values(rows)
    .onConflictDoUpdate({
      target: [gameCallUps.gameId, gameCallUps.memberId],
      set: { position: sql`excluded.position`, shirtNumber: sql`excluded.shirt_number` },
    })
}
