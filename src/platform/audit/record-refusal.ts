import { mainRole } from '../../kernel/actor.ts'
import type { Ctx } from '../context.ts'
import { type Limit, spend } from '../limits/limits.ts'
import { audit } from './audit.ts'

/** Bounds how many refusals one user can write to the log. Reads and writes are counted separately. */
const NOTED: Limit = { name: 'refusals-noted', points: 20, seconds: 3600 }

export type Refusal = {
  /** Where: 'admin' or 'api'. */
  area: string
  method: string
  /** The section of the admin area or the row of the call table. It bounds the number of log entries. */
  part: string
  /** The address of the request. */
  subject: string
}

/**
 * Records that a signed-in user was refused: at most 20 entries an hour for each method and part. Refused visitors are
 * not recorded.
 */
export async function noteRefusal(
  ctx: Pick<Ctx, 'db' | 'actor' | 'clock'>,
  { area, method, part, subject }: Refusal,
): Promise<void> {
  const { actor } = ctx
  if (actor.kind !== 'user') return
  const { allowed } = await spend(ctx.db, NOTED, `${actor.userId} ${method} ${area} ${part}`)
  if (!allowed) return
  const facts = { method, role: mainRole(actor.roles) }
  // An address may hold a zero byte, which PostgreSQL does not accept.
  await audit(ctx.db, ctx, { action: `${area}.refused`, subject: subject.replaceAll('\0', ''), facts })
}
