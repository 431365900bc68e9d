import { jsonb, pgTable, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../../platform/database/columns.ts'
import { users } from '../../accounts/table.server.ts'
import type { CartLine } from './model/cart.ts'

/** The cart of somebody who logs in, so that another device of theirs has it too. */
export const storeCarts = pgTable('store_carts', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  lines: jsonb('lines').$type<CartLine[]>().notNull().default([]),
  orderId: uuid('order_id'),
  updatedAt: instant('updated_at').notNull(),
})
