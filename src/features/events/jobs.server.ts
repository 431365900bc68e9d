import type { TaskList } from 'graphile-worker'
import { z } from 'zod'
import type { Ports } from '../../platform/context.ts'
import { touchEntry, transact } from '../../platform/database/transact.ts'
import { NO_PAGES } from '../../platform/page-cache/tags.ts'

const payload = z.object({ objectId: z.uuid() })

/** Drops the cached pages of an event when a payment for it is settled or refunded. */
export function eventTasks({ db }: Pick<Ports, 'db'>): TaskList {
  const refresh = (given: unknown) =>
    transact({ db, pages: NO_PAGES }, (tx) => touchEntry(tx, 'events', payload.parse(given).objectId))
  return { 'payment.settled:event': refresh, 'payment.returned:event': refresh }
}
