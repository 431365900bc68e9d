import { z } from 'zod'
import { removeRegistration } from '../../features/registrations/review/commands/remove-registration.server.ts'
import { REMOVAL_REFUSED } from '../../features/registrations/review/model/registration-row.ts'
import { removeInput } from '../../features/registrations/review/schema.ts'
import { COMMON_PROBLEMS, idOf, replace } from '../call.ts'
import { problem } from '../problem.ts'

/** Calls with which administrators act on registrations, in addition to the collection's calls. */
export const REGISTRATION_CALLS = [
  replace({
    route: 'DELETE /registrations/:id',
    who: ['administrator'],
    says: 'Remove a registration from the lists; what was paid is kept (?paid=yes when it is paid)',
    query: removeInput,
    answer: z.object({ _id: z.string(), id: z.string() }),
    problems: COMMON_PROBLEMS,
    handle: async (c, confirmed) => {
      const id = idOf(c)
      const removed = await removeRegistration(c.var.ctx, id, confirmed)
      if (removed.ok) return { _id: id, id }
      const status = removed.reason === 'PROVIDER_DOWN' ? 503 : 409
      return problem(c, status, REMOVAL_REFUSED[removed.reason], { reason: removed.reason })
    },
  }),
]
