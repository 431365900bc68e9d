import { mainRole } from '../../kernel/actor.ts'
import type { Ctx } from '../context.ts'
import { type Limit, spend } from '../limits/limits.ts'
import { audit } from './audit.ts'

/** Limits how many log entries one user can cause. Reads and writes are counted separately. */
const NOTED: Limit = { name: 'refusals-noted', points: 20, seconds: 3600 }

export type Refusal = {
  /** 'admin' or 'api'. */
  area: string
  method: string
  /**
   * The admin section or the API route, from a fixed list. Together with the limit it bounds the number of log entries.
   */
  part: string
  /** The path of the request. */
  subject: string
}

/**
 * Records that a signed-in user was denied access, at most 20 times an hour for each method and part. Visitors who are
 * denied access are not recorded.
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
  // A path can contain a zero byte, which PostgreSQL rejects.
  await audit(ctx.db, ctx, { action: `${area}.refused`, subject: subject.replaceAll('\0', ''), facts })
}
