import { done, type Outcome, refused } from '../../../../kernel/outcome.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { transact } from '../../../../platform/database/transact.ts'
import { changeSession } from '../internal/change-session.server.ts'
import { lockSession } from '../internal/lock-session.server.ts'
import { notifySession } from '../internal/notify-session.server.ts'
import { cancelledEmail, restoredEmail } from '../model/messages.ts'

type WriteCtx = Pick<Ctx, 'db' | 'pages' | 'clock' | 'actor' | 'config' | 'club' | 'secret'>
type Changed = Outcome<{ notified: number }, { reason: 'DONE' | 'PAST' }>

/**
 * Cancels a session and notifies the members of its teams. DONE: it is already cancelled. PAST: it has ended. Throws
 * Forbidden unless the caller coaches one of its teams, NotFound for an unknown session.
 */
export async function cancelSession(
  ctx: WriteCtx,
  { id, reason }: { id: string; reason: string },
): Promise<Changed> {
  return transact(ctx, async (tx) => {
    const before = await lockSession(tx, ctx, id)
    if (before.status === 'cancelled') return refused('DONE')
    if (before.endsAt <= ctx.clock.now()) return refused('PAST')
    const changes = { status: 'cancelled', reason } as const
    const { session, version } = await changeSession(ctx, tx, id, changes, 'training-sessions.cancel')
    const notified = await notifySession(ctx, tx, session, {
      // A restored session can be cancelled again, which needs a new idempotency key.
      key: before.restored ? `training-cancelled:${id}:${version}` : `training-cancelled:${id}`,
      compose: (context) => cancelledEmail(session, context),
    })
    return done({ notified })
  })
}

/**
 * Restores a cancelled session and notifies the members of its teams. DONE: it is not cancelled. PAST: it has ended.
 * Throws like `cancelSession`.
 */
export async function restoreSession(ctx: WriteCtx, id: string): Promise<Changed> {
  return transact(ctx, async (tx) => {
    const before = await lockSession(tx, ctx, id)
    if (before.status === 'scheduled') return refused('DONE')
    if (before.endsAt <= ctx.clock.now()) return refused('PAST')
    const changes = { status: 'scheduled', reason: '', restored: true, exceptionId: null } as const
    const { session, version } = await changeSession(ctx, tx, id, changes, 'training-sessions.restore')
    const notified = await notifySession(ctx, tx, session, {
      key: `training-restored:${id}:${version}`,
      compose: (context) => restoredEmail(session, context),
    })
    return done({ notified })
  })
}
