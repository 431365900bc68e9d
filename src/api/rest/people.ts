import { registry } from '../../content-types.ts'
import { LAST_ADMINISTRATOR } from '../../features/accounts/model/account.ts'
import { changeRoles } from '../../features/people/commands/change-roles.server.ts'
import { roleCall } from '../../features/people/schema.ts'
import { readOne } from '../../platform/content/read.ts'
import { idOf, replace } from '../call.ts'
import { jsonSchemaOf, ref } from '../openapi/json-schema.ts'
import { invalid, invalidInput } from '../problem.ts'
import { json } from './collections.ts'

const users = registry.get('users')

/**
 * Lets administrators set a person's role with a body of only `role`. Any other body falls through to the collection's
 * update call.
 */
export const PEOPLE_CALLS = [
  replace({
    route: 'PUT /users/:id',
    says: 'Change fields of one user; a body of only role changes the role',
    body: { anyOf: [ref('UserInput'), jsonSchemaOf(roleCall)] },
    handle: async (c) => {
      const body: unknown = await c.req.json().catch(() => undefined)
      const isRole =
        typeof body === 'object' && body !== null && Object.keys(body).every((name) => name === 'role')
      if (!isRole || !('role' in body)) return undefined
      const input = roleCall.safeParse(body)
      if (!input.success) return invalidInput(c, input.error)
      const { role } = input.data
      const changed = await changeRoles(c.var.ctx, idOf(c), role === 'member' ? [] : [role])
      if (!changed.ok) return invalid(c, { role: [LAST_ADMINISTRATOR] })
      return json(c, (await readOne(c.var.ctx, registry, users, idOf(c))) ?? 'null')
    },
  }),
]
