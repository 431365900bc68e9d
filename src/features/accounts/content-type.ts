import { ROLES } from '../../kernel/actor.ts'
import { Invalid } from '../../kernel/errors.ts'
import { boolean, computed, defineContentType, email, text } from '../../platform/content/content-type.ts'
import { hasOtherAdministrator } from './internal/other-administrator.server.ts'
import { LAST_ADMINISTRATOR } from './model/account.ts'
import { mainRoleOfUser, roleOnWire } from './queries/roles-of-user.server.ts'
import { users } from './table.server.ts'

const ADMINISTRATORS = ['administrator'] as const

/**
 * An account. Administrators find, rename, confirm and delete accounts here; they are created only by invitation, and
 * roles and e-mail addresses are changed elsewhere. Passwords and sessions are not included. [resolutions A14]
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
    roleType: computed('choice', () => mainRoleOfUser, { label: 'Role', choices: ROLES }),
  },
  async beforeWrite(tx, _ctx, draft, id) {
    if (id && draft.confirmed === false && !(await hasOtherAdministrator(tx, id)))
      throw new Invalid({ confirmed: [LAST_ADMINISTRATOR] })
    // Logging in ignores the case of usernames.
    if (typeof draft.username === 'string') draft.username = draft.username.toLowerCase() || null
  },
  async beforeRemove(tx, { actor }, id) {
    if (actor.kind === 'user' && actor.userId === id)
      throw new Invalid({ '': ['You cannot delete your own account'] })
    if (!(await hasOtherAdministrator(tx, id))) throw new Invalid({ '': [LAST_ADMINISTRATOR] })
  },
})
