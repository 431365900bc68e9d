import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { entryColumns, instant } from '../../../platform/database/columns.ts'
import { files } from '../../../platform/files/table.server.ts'
import { users } from '../../accounts/table.server.ts'
import { payments } from '../../billing/payments/table.server.ts'
import { members } from '../../members/table.server.ts'
import { storeItems } from '../catalog/table.server.ts'
import { ORDER_STATES } from './model/order.ts'
import { RETURN_REASONS } from './model/return-reason.ts'

const pence = (name: string) => bigint(name, { mode: 'number' })

/** Orders, including saved carts that are not paid. */
export const storeOrders = pgTable(
  'store_orders',
  {
    ...entryColumns(),
    /** The order number that members and staff see. */
    number: integer('number').generatedAlwaysAsIdentity({ startWith: 1001 }),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    memberId: uuid('member_id').references(() => members.id, { onDelete: 'set null' }),
    state: text('state', { enum: ORDER_STATES }).notNull().default('open'),
    specialRequest: text('special_request').notNull().default(''),
    /** Totals of the lines at the prices that were charged. */
    netMinor: pence('net_minor').notNull().default(0),
    vatMinor: pence('vat_minor').notNull().default(0),
    grossMinor: pence('gross_minor').notNull().default(0),
    refundedMinor: pence('refunded_minor').notNull().default(0),
    vatBp: integer('vat_bp').notNull().default(0),
    /** An order of the club itself, and the administrator who placed it. */
    adminOrder: boolean('admin_order').notNull().default(false),
    adminOrderBy: uuid('admin_order_by').references(() => users.id, { onDelete: 'set null' }),
    paymentId: uuid('payment_id').references(() => payments.id),
    /** The items return to stock once the order has been refunded in full. */
    restocks: boolean('restocks').notNull().default(false),
    /** The stock is reserved until this time. */
    heldUntil: instant('held_until'),
    placedAt: instant('placed_at'),
  },
  (table) => [
    index('store_orders_user').on(table.userId, table.createdAt),
    index('store_orders_created').on(table.createdAt),
    index('store_orders_member').on(table.memberId),
    index('store_orders_held').on(table.heldUntil).where(sql`${table.state} = 'awaiting'`),
    check('store_orders_gross', sql`${table.grossMinor} = ${table.netMinor} + ${table.vatMinor}`),
  ],
)

/** Lines of an order, with a snapshot of title and prices that later catalogue changes do not affect. */
export const storeOrderLines = pgTable(
  'store_order_lines',
  {
    orderId: uuid('order_id')
      .notNull()
      .references(() => storeOrders.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    itemId: uuid('item_id')
      .notNull()
      .references(() => storeItems.id),
    title: text('title').notNull(),
    imageId: uuid('image_id').references(() => files.id, { onDelete: 'set null' }),
    size: text('size').notNull(),
    quantity: integer('quantity').notNull(),
    /** Pieces that were refunded. They are no longer on the supplier's list. */
    returned: integer('returned').notNull().default(0),
    initials: text('initials').notNull().default(''),
    shirtNumber: integer('shirt_number'),
    /** Of one piece. */
    netMinor: pence('net_minor').notNull(),
    vatMinor: pence('vat_minor').notNull(),
    /** Of the personalisation of one piece. */
    personalisationNetMinor: pence('print_net_minor').notNull().default(0),
    personalisationVatMinor: pence('print_vat_minor').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.position] }),
    index('store_order_lines_item').on(table.itemId),
    check('store_order_lines_quantity', sql`${table.quantity} between 1 and 50`),
    check('store_order_lines_returned', sql`${table.returned} between 0 and ${table.quantity}`),
  ],
)

/** The returned pieces as they were then. */
export type ReturnedPieces = { position: number; itemId: string; size: string; quantity: number }

/**
 * Returns of single pieces. Of a paid order they are recorded first, and then refunded by the provider. The key of the
 * form makes them idempotent.
 */
export const storeOrderRefunds = pgTable(
  'store_order_refunds',
  {
    id: uuid('id').primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => storeOrders.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    /** 0 for a club order, for which nobody has paid. */
    amountMinor: pence('amount_minor').notNull(),
    pieces: jsonb('pieces').$type<ReturnedPieces[]>().notNull(),
    reason: text('reason', { enum: RETURN_REASONS }).notNull().default('other'),
    /** The pieces can be sold again. */
    restock: boolean('restock').notNull(),
    createdAt: instant('created_at').notNull(),
    /** Null: the provider has not made the refund yet. */
    doneAt: instant('done_at'),
  },
  (table) => [uniqueIndex('store_order_refunds_key').on(table.orderId, table.key)],
)

/** The history of an order. */
export const storeOrderEvents = pgTable(
  'store_order_events',
  {
    id: uuid('id').primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => storeOrders.id, { onDelete: 'cascade' }),
    at: instant('at').notNull(),
    state: text('state', { enum: ORDER_STATES }).notNull(),
    note: text('note').notNull().default(''),
    byUserId: uuid('by_user_id').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [index('store_order_events_order').on(table.orderId, table.at)],
)

/** Shirt numbers held by orders: until the payment has ended, or permanently once it is paid. */
export const numberHolds = pgTable(
  'store_shirt_number_holds',
  {
    gender: text('gender').notNull(),
    number: integer('number').notNull(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => storeOrders.id, { onDelete: 'cascade' }),
    /** Null: the club itself. */
    memberId: uuid('member_id').references(() => members.id, { onDelete: 'cascade' }),
  },
  (table) => [
    uniqueIndex('store_shirt_number_holds_number').on(table.gender, table.number),
    index('store_shirt_number_holds_order').on(table.orderId),
  ],
)
