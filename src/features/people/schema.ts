import { z } from 'zod'
import { ROLES } from '../../kernel/actor.ts'

/** The body of `PUT /users/{id}` that changes a role: the one role of the person from now on. */
export const roleCall = z.strictObject({
  role: z.enum(ROLES, `role must be one of: ${ROLES.join(', ')}`),
})
