import { jsonb, pgTable, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../../platform/database/columns.ts'
import { users } from '../../accounts/table.server.ts'
import type { CartLine } from './model/cart.ts'

/** Carts of accounts, shared by all devices of a member. */
export const storeCarts = pgTable('store_carts', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  lines: jsonb('lines').$type<CartLine[]>().notNull().default([]),
  orderId: uuid('order_id'),
  updatedAt: instant('updated_at').notNull(),
})
