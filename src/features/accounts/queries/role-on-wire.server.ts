import { type SQL, sql } from 'drizzle-orm'
import { users } from '../table.server.ts'

/** The role of a user as Strapi 3 answers it; its word stands for the id. [ADM-014, SYS-058, SYS-062] */
export const roleOnWire: SQL = sql`jsonb_build_object(
  '_id', ${users.role},
  'name', case ${users.role} when 'shop' then 'Shop manager' else initcap(${users.role}::text) end,
  'type', ${users.role})`
