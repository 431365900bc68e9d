import { sql } from 'drizzle-orm'
import { audit } from '../../../../platform/audit/audit.ts'
import type { Ctx } from '../../../../platform/context.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import { touchEntry } from '../../../../platform/database/transact.ts'
import { members } from '../../table.server.ts'

export const NEXT_VERSION = sql`${members.version} + 1`

/** Drops the member's cached pages and records the change of login in the audit log. */
export async function recordLinkChange(
  tx: Tx,
  ctx: Pick<Ctx, 'actor' | 'clock'>,
  memberId: string,
  action: 'members.link-user' | 'members.unlink-user',
): Promise<void> {
  await touchEntry(tx, 'members', memberId)
  await audit(tx, ctx, { action, subject: `members/${memberId}` })
}
