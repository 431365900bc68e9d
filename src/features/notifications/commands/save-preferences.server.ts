import { eq } from 'drizzle-orm'
import { Forbidden } from '../../../kernel/errors.ts'
import type { Ctx } from '../../../platform/context.ts'
import { transact } from '../../../platform/database/transact.ts'
import { KINDS } from '../model/kinds.ts'
import type { PreferencesInput } from '../schema.ts'
import { notificationPreferences, quietHours } from '../table.server.ts'

/** Saves the caller's choices for each kind of message, and their quiet hours. Throws Forbidden for a visitor. */
export async function savePreferences(
  ctx: Pick<Ctx, 'db' | 'actor' | 'pages'>,
  { ticked, hours }: PreferencesInput,
): Promise<void> {
  const { actor } = ctx
  if (actor.kind !== 'user') throw new Forbidden()
  const { userId } = actor
  const choices = KINDS.map((kind) => ({
    userId,
    kind,
    byEmail: ticked.includes(`${kind}-email`),
    byPush: ticked.includes(`${kind}-push`),
  }))
  await transact(ctx, async (tx) => {
    await tx.delete(notificationPreferences).where(eq(notificationPreferences.userId, userId))
    await tx.insert(notificationPreferences).values(choices)
    await tx.delete(quietHours).where(eq(quietHours.userId, userId))
    if (hours) await tx.insert(quietHours).values({ userId, quietFrom: hours.from, quietTo: hours.to })
  })
}
