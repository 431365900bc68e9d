import { ROLES } from '../../kernel/actor.ts'
import { Invalid } from '../../kernel/errors.ts'
import {
  boolean,
  choice,
  computed,
  defineContentType,
  email,
  text,
} from '../../platform/content/content-type.ts'
import { roleOnWire } from './queries/role-on-wire.server.ts'
import { users } from './table.server.ts'

const ADMINISTRATORS = ['administrator'] as const

/**
 * An account. Administrators find, rename, confirm and delete them; they are made by invitation alone, and neither
 * role nor e-mail is written here. Passwords and sessions are no part of it. [API-050, API-060, resolutions A05, A13,
 * A14, A20]
 */
export const userContentType = defineContentType({
  collection: 'users',
  type: 'User',
  single: 'user',
  one: 'User',
  many: 'Users',
  table: users,
  id: users.id,
  read: ADMINISTRATORS,
  write: ADMINISTRATORS,
  create: 'nobody',
  limit: 9000,
  sort: 'email:asc',
  names: ['name'],
  fields: {
    username: text(users.username, { max: 60 }),
    email: email(users.email, { write: 'nobody' }),
    name: text(users.name, { required: true, max: 120 }),
    confirmed: boolean(users.emailVerified, { help: 'Only confirmed accounts can log in.' }),
    role: computed('json', () => roleOnWire, { isShort: true }),
    roleType: choice(users.role, ROLES, { label: 'Role', write: 'nobody' }),
  },
  async beforeWrite(_tx, _ctx, draft) {
    // People log in with it in any case.
    if (typeof draft.username === 'string') draft.username = draft.username.toLowerCase() || null
  },
  async beforeRemove(_tx, { actor }, id) {
    if (actor.kind === 'user' && actor.userId === id)
      throw new Invalid({ '': ['You cannot delete your own account'] })
  },
})
