import { confirmTwoStep } from '../../src/features/accounts/two-step/commands/confirm-two-step.server.ts'
import { startTwoStep } from '../../src/features/accounts/two-step/commands/start-two-step.server.ts'
import { findOwnTwoStep } from '../../src/features/accounts/two-step/queries/two-step.server.ts'
import { codeAt } from '../../src/platform/auth/one-time-code.ts'
import type { Ctx } from '../../src/platform/context.ts'
import { anActor } from './actors.ts'
import { keyIn } from './authenticator-key.ts'

/** Adds an authenticator app and recovery codes to a user. `codeAt` returns the code at a given time. */
export async function giveTwoStep(ctx: Ctx, user: { id: string; name: string; email: string }) {
  const own = { ...ctx, actor: anActor('member', { user }) }
  await startTwoStep(own)
  const started = await findOwnTwoStep(own)
  if (started.state !== 'STARTED') throw new Error('two-step login has not begun')
  const key = keyIn(started.key)
  const confirmed = await confirmTwoStep(own, await codeAt(key, ctx.clock.now()))
  if (!confirmed.ok) throw new Error(`two-step login was not confirmed: ${confirmed.reason}`)
  return { codeAt: (now: Date) => codeAt(key, now), recoveryCodes: confirmed.recoveryCodes }
}
