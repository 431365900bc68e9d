import { pushDevices } from '../../src/features/notifications/table.server.ts'
import { newId } from '../../src/kernel/ids.ts'
import type { Ctx } from '../../src/platform/context.ts'

type Device = typeof pushDevices.$inferSelect

/** Registers a browser for an account's push messages: Chrome on Android by default. */
export async function aPushDevice(
  { db, clock }: Pick<Ctx, 'db' | 'clock'>,
  user: { id: string },
  facts: Partial<Device> = {},
): Promise<Device> {
  const [device] = await db
    .insert(pushDevices)
    .values({
      userId: user.id,
      endpoint: `https://fcm.googleapis.com/fcm/send/${newId()}`,
      p256dh: 'p'.repeat(87),
      auth: 'a'.repeat(22),
      name: 'Chrome on Android',
      createdAt: clock.now(),
      ...facts,
    })
    .returning()
  if (!device) throw new Error('the device was not added')
  return device
}
