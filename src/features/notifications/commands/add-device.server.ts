import { and, desc, eq, inArray } from 'drizzle-orm'
import { Forbidden } from '../../../kernel/errors.ts'
import { done, type Outcome, refused } from '../../../kernel/outcome.ts'
import type { Ctx } from '../../../platform/context.ts'
import { transact } from '../../../platform/database/transact.ts'
import { isPushEndpoint } from '../../../platform/push/endpoint.ts'
import { deviceName } from '../../accounts/sessions/model/device.ts'
import type { DeviceInput } from '../schema.ts'
import { pushDevices } from '../table.server.ts'

/** An account keeps only its most recent devices. */
const MAX_DEVICES = 10

export type AddDevice = Outcome<object, { reason: 'UNKNOWN_SERVICE' }>

/**
 * Sends the caller's notifications to this browser too. A browser that another account used before is reassigned to the
 * caller. Throws Forbidden for a visitor.
 */
export async function addDevice(
  ctx: Pick<Ctx, 'db' | 'actor' | 'pages' | 'config' | 'clock'>,
  device: DeviceInput,
  userAgent: string,
): Promise<AddDevice> {
  const { actor, config, clock } = ctx
  if (actor.kind !== 'user') throw new Forbidden()
  const { userId } = actor
  if (!isPushEndpoint(device.endpoint, config.pushService)) return refused('UNKNOWN_SERVICE')
  const row = { ...device, userId, name: deviceName(userAgent), createdAt: clock.now(), lastUsedAt: null }
  return transact(ctx, async (tx) => {
    await tx.insert(pushDevices).values(row).onConflictDoUpdate({ target: pushDevices.endpoint, set: row })
    const old = tx
      .select({ id: pushDevices.id })
      .from(pushDevices)
      .where(eq(pushDevices.userId, userId))
      .orderBy(desc(pushDevices.createdAt), desc(pushDevices.id))
      .offset(MAX_DEVICES)
    await tx.delete(pushDevices).where(and(eq(pushDevices.userId, userId), inArray(pushDevices.id, old)))
    return done()
  })
}
