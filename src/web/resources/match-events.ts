import type { Context } from 'hono'
import { addEvents } from '../../features/games/live/commands/add-events.server.ts'
import { eventsOf } from '../../features/games/live/queries/match.server.ts'
import { tableAccess } from '../../features/games/live/queries/table-link.server.ts'
import { sentEvents } from '../../features/games/live/schema.ts'
import { findGame } from '../../features/games/queries/games.server.ts'
import { Forbidden, NotFound } from '../../kernel/errors.ts'
import type { HttpEnv } from '../../platform/http/env.ts'

const PRIVATE = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' }

/** GET /match/<id>/events?token=: all recorded events, for the scorer's table, and the server's time. */
export async function readMatchEvents(c: Context<HttpEnv>): Promise<Response> {
  const { ctx } = c.var
  const game = await findGame(ctx, c.req.param('id') ?? '')
  if (!game || tableAccess(ctx, game, c.req.query('token') ?? '') !== 'open')
    return c.json({ message: 'This link no longer works' }, 403, PRIVATE)
  const events = await eventsOf(ctx.db, game.id)
  return c.json({ now: ctx.clock.now().getTime(), events }, 200, PRIVATE)
}

/** POST /match/<id>/events?token=: records events. Idempotent, so the same events can be sent again. */
export async function addMatchEvents(c: Context<HttpEnv>): Promise<Response> {
  const body = await c.req.json().catch(() => undefined)
  const sent = sentEvents.safeParse(body)
  if (!sent.success) return c.json({ message: 'We could not read these events' }, 422, PRIVATE)
  try {
    const token = c.req.query('token') ?? ''
    const added = await addEvents(c.var.ctx, { gameId: c.req.param('id') ?? '', token, ...sent.data })
    if (!added.ok) return c.json({ message: 'These events were refused' }, 409, PRIVATE)
    return c.json({ isRecorded: added.isRecorded }, 200, PRIVATE)
  } catch (error) {
    if (error instanceof Forbidden || error instanceof NotFound)
      return c.json({ message: 'This link no longer works' }, 403, PRIVATE)
    throw error
  }
}
