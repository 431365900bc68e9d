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

const pence = (name: string) => bigint(name, { mode: 'number' })

/** What a member buys at one time. [STO-049, resolutions B07, B08] */
export const storeOrders = pgTable(
  'store_orders',
  {
    ...entryColumns(),
    /** What people call it. */
    number: integer('number').generatedAlwaysAsIdentity({ startWith: 1001 }),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    memberId: uuid('member_id').references(() => members.id, { onDelete: 'set null' }),
    state: text('state', { enum: ORDER_STATES }).notNull().default('open'),
    specialRequest: text('special_request').notNull().default(''),
    /** Sums of the lines as they were frozen; what was charged. */
    netMinor: pence('net_minor').notNull().default(0),
    vatMinor: pence('vat_minor').notNull().default(0),
    grossMinor: pence('gross_minor').notNull().default(0),
    refundedMinor: pence('refunded_minor').notNull().default(0),
    vatBp: integer('vat_bp').notNull().default(0),
    /** An order of the club itself, and who made it one. [STO-053, resolutions B06] */
    adminOrder: boolean('admin_order').notNull().default(false),
    adminOrderBy: uuid('admin_order_by').references(() => users.id, { onDelete: 'set null' }),
    paymentId: uuid('payment_id').references(() => payments.id),
    /** Its goods can be sold again once all of the money has gone back. */
    restocks: boolean('restocks').notNull().default(false),
    /** Until then the stock is reserved. */
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

/** A line of an order, with the words and prices of the moment it was frozen. [BAT-009, resolutions B04] */
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
    /** How many of the pieces were given back; they are on no supplier's list any more. */
    returned: integer('returned').notNull().default(0),
    initials: text('initials').notNull().default(''),
    dorsal: integer('dorsal'),
    /** Of one piece. */
    netMinor: pence('net_minor').notNull(),
    vatMinor: pence('vat_minor').notNull(),
    /** Of the print of one piece. */
    printNetMinor: pence('print_net_minor').notNull().default(0),
    printVatMinor: pence('print_vat_minor').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.position] }),
    index('store_order_lines_item').on(table.itemId),
    check('store_order_lines_quantity', sql`${table.quantity} between 1 and 50`),
    check('store_order_lines_returned', sql`${table.returned} between 0 and ${table.quantity}`),
  ],
)

/** Pieces that go back with their money, as they were when that was decided. */
export type ReturnedPieces = { position: number; itemId: string; size: string; quantity: number }

/**
 * Money for single pieces of an order: decided first, then sent back by the card provider, by a job where nobody waits
 * for it. The key of its form makes it one.
 */
export const storeOrderRefunds = pgTable(
  'store_order_refunds',
  {
    id: uuid('id').primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => storeOrders.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    amountMinor: pence('amount_minor').notNull(),
    pieces: jsonb('pieces').$type<ReturnedPieces[]>().notNull(),
    /** The pieces can be sold again. */
    restock: boolean('restock').notNull(),
    createdAt: instant('created_at').notNull(),
    /** Null: the provider has not done it yet. */
    doneAt: instant('done_at'),
  },
  (table) => [uniqueIndex('store_order_refunds_key').on(table.orderId, table.key)],
)

/** What happened to an order, step by step. */
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

/**
 * Shirt numbers that buyers hold by an order of theirs: until the payment is over, or for good. [STO-030, decisions
 * B18]
 */
export const numberHolds = pgTable(
  'store_dorsal_holds',
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
    uniqueIndex('store_dorsal_holds_number').on(table.gender, table.number),
    index('store_dorsal_holds_order').on(table.orderId),
  ],
)
