import { eq, getTableColumns } from 'drizzle-orm'
import { SYSTEM } from '../../../kernel/actor.ts'
import type { Ctx } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { members } from '../table.server.ts'
import { isMinor, sightIn } from './visibility.server.ts'

/** Reads a member and locks the row until the transaction ends, with whether they are a minor; undefined if unknown. */
export async function lockMember(tx: Tx, ctx: Pick<Ctx, 'clock'>, id: string) {
  const minor = isMinor(sightIn({ ...ctx, actor: SYSTEM }))
  const [member] = await tx
    .select({ ...getTableColumns(members), minor })
    .from(members)
    .where(eq(members.id, id))
    .for('update')
  return member
}

export type LockedMember = NonNullable<Awaited<ReturnType<typeof lockMember>>>
