import { type SQL, sql } from 'drizzle-orm'
import { type ROLES, STAFF_ROLES, type StaffRole } from '../../../kernel/actor.ts'
import { userRoles, users } from '../table.server.ts'

const byPower = sql`array_position(${sql.raw(`array['${STAFF_ROLES.join("','")}']`)}, ${userRoles.role})`

/** The roles of a user, most powerful first. */
export const rolesOfUser = sql<
  StaffRole[]
>`array(select ${userRoles.role} from ${userRoles} where ${userRoles.userId} = ${users.id} order by ${byPower})`

/** The most powerful role of a user, or 'member'. */
export const mainRoleOfUser = sql<(typeof ROLES)[number]>`coalesce((${rolesOfUser})[1], 'member')`

/** The role of a user in the format of Strapi 3. The role's name is its id. */
export const roleOnWire: SQL = sql`(select jsonb_build_object(
  '_id', one.role,
  'name', case one.role when 'shop' then 'Shop manager' else initcap(one.role) end,
  'type', one.role) from (select ${mainRoleOfUser} as role) as one)`
