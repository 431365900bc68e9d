import { and, eq, isNull } from 'drizzle-orm'
import { Forbidden } from '../../../../kernel/errors.ts'
import { done, type Outcome, refused } from '../../../../kernel/outcome.ts'
import { counterOfCode } from '../../../../platform/auth/one-time-code.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { transact } from '../../../../platform/database/transact.ts'
import { replaceRecoveryCodes, unsealKey } from '../../internal/login-codes.server.ts'
import { authenticators } from '../../table.server.ts'
import { emailTwoStepChange } from '../internal/two-step-email.server.ts'

/** NOT_STARTED: no key is waiting for its first code. */
export type ConfirmTwoStep = Outcome<
  { recoveryCodes: string[] },
  { reason: 'WRONG_CODE' } | { reason: 'NOT_STARTED' }
>

type Needs = Pick<Ctx, 'db' | 'actor' | 'secret' | 'clock' | 'config' | 'club' | 'pages'>

/**
 * Turns on the caller's two-step login with the app's first code, which cannot be used again to log in. Returns the
 * recovery codes, which are stored only as hashes. Throws Forbidden for a visitor.
 */
export async function confirmTwoStep(ctx: Needs, code: string): Promise<ConfirmTwoStep> {
  const { actor } = ctx
  if (actor.kind !== 'user') throw new Forbidden()
  const isPending = and(eq(authenticators.userId, actor.userId), isNull(authenticators.confirmedAt))
  const [app] = await ctx.db.select().from(authenticators).where(isPending)
  const key = app && unsealKey(app.key, ctx.secret, actor.userId)
  if (!key) return refused('NOT_STARTED')
  const counter = await counterOfCode(key, code, ctx.clock.now())
  if (counter === undefined) return refused('WRONG_CODE')
  return transact(ctx, async (tx) => {
    const turnedOn = await tx
      .update(authenticators)
      .set({ confirmedAt: ctx.clock.now(), lastCounter: counter })
      .where(and(isPending, eq(authenticators.key, app.key)))
      .returning({ userId: authenticators.userId })
    if (turnedOn.length === 0) return refused('NOT_STARTED')
    const recoveryCodes = await replaceRecoveryCodes(tx, ctx.secret, actor.userId)
    await emailTwoStepChange(ctx, tx, actor, 'on')
    return done({ recoveryCodes })
  })
}
