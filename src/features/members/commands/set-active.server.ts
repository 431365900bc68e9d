import type { Ctx } from '../../../platform/context.ts'
import { updateEntry } from '../../../platform/entries/write.ts'
import { memberEntry } from '../entry.ts'

/**
 * Sets a member active or inactive; the login is left as it is. Throws Forbidden to everybody but administrators,
 * NotFound for an unknown member, and Invalid when somebody else has the shirt number by now. [ADM-017, SYS-066,
 * decisions E24]
 */
export async function setActive(ctx: Ctx, memberId: string, active: boolean): Promise<void> {
  await updateEntry(ctx, memberEntry, memberId, { Active: active })
}
