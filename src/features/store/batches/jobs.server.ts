import type { TaskList } from 'graphile-worker'
import { z } from 'zod'
import type { Ports } from '../../../platform/context.ts'
import { NO_PAGES } from '../../../platform/page-cache/tags.ts'
import { syncBatch } from './commands/join-batch.server.ts'

const ofOrder = z.object({ orderId: z.uuid() })

/** Jobs that add placed orders to a batch and remove refunded ones. */
export function batchTasks(ports: Ports): TaskList {
  const follow = (given: unknown) => syncBatch({ ...ports, pages: NO_PAGES }, ofOrder.parse(given).orderId)
  return { 'order.placed': follow, 'order.returned': follow }
}
