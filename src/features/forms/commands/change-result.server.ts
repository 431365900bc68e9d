import { done, type Outcome, refused } from '../../../kernel/outcome.ts'
import type { Ctx } from '../../../platform/context.ts'
import { transact } from '../../../platform/database/transact.ts'
import { lockReadable } from '../internal/find-readable.server.ts'
import { recordChange } from '../internal/record-change.server.ts'
import { handlersFor } from '../queries/handlers.server.ts'

type Needs = Pick<Ctx, 'db' | 'actor' | 'clock' | 'pages'>

/**
 * Closes an answer: nothing is left to do. Its months until it is deleted begin now. Throws Forbidden unless the actor
 * may read it, NotFound for an unknown one.
 */
export async function closeResult(ctx: Needs, id: string): Promise<void> {
  await transact(ctx, async (tx) => {
    const { status } = await lockReadable(ctx, tx, id)
    if (status === 'closed') return
    await recordChange(ctx, tx, id, 'formresults.close', { status: 'closed', closedAt: ctx.clock.now() })
  })
}

/** Opens a closed answer again: it is answered if it has ever been, and new otherwise. Throws like `closeResult`. */
export async function reopenResult(ctx: Needs, id: string): Promise<void> {
  await transact(ctx, async (tx) => {
    const { status, answeredAt } = await lockReadable(ctx, tx, id)
    if (status !== 'closed') return
    const open = { status: answeredAt ? ('answered' as const) : ('new' as const), closedAt: null }
    await recordChange(ctx, tx, id, 'formresults.reopen', open)
  })
}

export type ChooseHandler = Outcome<{ name: string | undefined }, { reason: 'NOT_A_READER' }>

/**
 * Chooses who deals with an answer, among those who may read it; '' for nobody. Throws like `closeResult`.
 */
export async function chooseHandler(ctx: Needs, id: string, userId: string): Promise<ChooseHandler> {
  return transact(ctx, async (tx) => {
    const { form } = await lockReadable(ctx, tx, id)
    const chosen = (await handlersFor({ db: tx }, form)).find((handler) => handler.id === userId)
    if (userId && !chosen) return refused('NOT_A_READER')
    await recordChange(ctx, tx, id, 'formresults.handler', { handlerId: chosen?.id ?? null })
    return done({ name: chosen?.name })
  })
}
