import type { Hono } from 'hono'
import { removeRegistration } from '../../features/registrations/commands/remove-registration.server.ts'
import { REMOVAL_REFUSED } from '../../features/registrations/model/registration-row.ts'
import { removeInput } from '../../features/registrations/schema.ts'
import type { HttpEnv } from '../../platform/http/env.ts'
import { invalidInput, problem } from '../problem.ts'

/**
 * Actions of administrators on registrations, beyond the collection's calls. Mount before the collections. [API-042]
 */
export function mountRegistrations(app: Hono<HttpEnv>): void {
  app.delete('/registrations/:id', async (c) => {
    const asked = removeInput.safeParse(c.req.query())
    if (!asked.success) return invalidInput(c, asked.error)
    const id = c.req.param('id')
    const removed = await removeRegistration(c.var.ctx, id, asked.data)
    if (removed.ok) return c.json({ _id: id, id })
    const status = removed.reason === 'PROVIDER_DOWN' ? 503 : 409
    return problem(c, status, REMOVAL_REFUSED[removed.reason], { reason: removed.reason })
  })
}
