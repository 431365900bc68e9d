import type { Ctx } from '../context.ts'
import { type Limit, spend } from '../limits/limits.ts'
import { audit } from './audit.ts'

/** Somebody who hammers at a door fills no log; tries to read hide no tries to write. */
const NOTED: Limit = { name: 'refusals-noted', points: 20, seconds: 3600 }

export type Refusal = {
  /** Where: 'admin' or 'api'. */
  door: string
  method: string
  /**
   * What was asked for: a section of the back office, a row of the table of calls. It bounds how many lines there
   * are.
   */
  part: string
  /** The very address. */
  subject: string
}

/**
 * Notes that somebody who is logged in was refused: at most 20 lines an hour for a method and a part. Visitors are not
 * noted: they are nobody yet. [ADM-002, SYS-063]
 */
export async function noteRefusal(
  ctx: Pick<Ctx, 'db' | 'actor' | 'clock'>,
  { door, method, part, subject }: Refusal,
): Promise<void> {
  const { actor } = ctx
  if (actor.kind !== 'user') return
  const { allowed } = await spend(ctx.db, NOTED, `${actor.userId} ${method} ${door} ${part}`)
  if (!allowed) return
  const facts = { method, role: actor.role }
  // An address may hold a zero byte, and PostgreSQL takes none.
  await audit(ctx.db, ctx, { action: `${door}.refused`, subject: subject.replaceAll('\0', ''), facts })
}
