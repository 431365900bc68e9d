import type { TaskList } from 'graphile-worker'
import { z } from 'zod'
import type { Ports } from '../../platform/context.ts'
import { NO_PAGES } from '../../platform/page-cache/tags.ts'
import { handleEvent } from './commands/handle-event.server.ts'
import { reconcile } from './commands/reconcile.server.ts'

/** How often paid but unsettled payments are looked for. */
export const BILLING_CRONTAB = '*/10 * * * * billing:reconcile'

const payload = z.object({ id: z.string() })

export const billingTasks = (ports: Ports): TaskList => ({
  'billing:event': (given) => handleEvent({ ...ports, pages: NO_PAGES }, payload.parse(given).id),
  async 'billing:reconcile'() {
    const found = await reconcile({ ...ports, pages: NO_PAGES })
    if (Object.values(found).some((many) => many > 0)) ports.log.info(found, 'payments were reconciled')
  },
})
