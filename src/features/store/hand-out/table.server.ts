import { sql } from 'drizzle-orm'
import { foreignKey, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../../platform/database/columns.ts'
import { users } from '../../accounts/table.server.ts'
import { storeOrderLines, storeOrders } from '../orders/table.server.ts'
import { MARK_KINDS } from './model.ts'

/** The lines of orders that were picked from the delivery or handed out: at most one mark of a kind for each line. */
export const storeLineMarks = pgTable(
  'store_line_marks',
  {
    id: uuid('id').primaryKey(),
    orderId: uuid('order_id').notNull(),
    position: integer('position').notNull(),
    kind: text('kind', { enum: MARK_KINDS }).notNull(),
    markedAt: instant('marked_at').notNull(),
    markedById: uuid('marked_by_id').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    foreignKey({
      name: 'store_line_marks_line',
      columns: [table.orderId, table.position],
      foreignColumns: [storeOrderLines.orderId, storeOrderLines.position],
    }).onDelete('cascade'),
    unique('store_line_marks_once').on(table.orderId, table.position, table.kind),
  ],
)

/** When the buyer of an order was last reminded to collect it. */
export const collectionReminders = pgTable(
  'store_collection_reminders',
  {
    orderId: uuid('order_id')
      .primaryKey()
      .references(() => storeOrders.id, { onDelete: 'cascade' }),
    remindedAt: instant('reminded_at').notNull().default(sql`now()`),
  },
  (table) => [index('store_collection_reminders_at').on(table.remindedAt)],
)
