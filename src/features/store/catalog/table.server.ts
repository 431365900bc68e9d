import { type SQL, sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { entryColumns, instant } from '../../../platform/database/columns.ts'
import { folded } from '../../../platform/database/folding.ts'
import { files } from '../../../platform/files/table.server.ts'
import { users } from '../../accounts/table.server.ts'
import { AVAILABILITIES, ITEM_GENDERS, type PersonalisationPrice } from './model/item.ts'
import { PRICE_FIELDS, STOCK_REASONS } from './model/stock-movement.ts'

const pence = (name: string) => bigint(name, { mode: 'number' })
const searchVector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** Categories of the store. */
export const storeCategories = pgTable('store_categories', {
  ...entryColumns(),
  name: text('name').notNull().unique(),
  slug: text('slug').notNull().unique(),
  imageId: uuid('image_id').references(() => files.id, { onDelete: 'set null' }),
  position: integer('position').notNull().default(0),
  /** How to choose a size: HTML, sanitised when it was stored. Shown with each item of the category. */
  sizeGuide: text('size_guide').notNull().default(''),
})

/** Items of the store. Prices are before VAT. An item without a price cannot be bought. */
export const storeItems = pgTable(
  'store_items',
  {
    ...entryColumns(),
    /** The supplier's item number, which is also part of the item's address. */
    itemId: text('item_id').notNull().unique(),
    title: text('title').notNull(),
    /** The club's own title, shown instead of the supplier's. '' for none. */
    customTitle: text('custom_title').notNull().default(''),
    categoryId: uuid('category_id').references(() => storeCategories.id, { onDelete: 'set null' }),
    /** For members, before VAT. */
    price1Minor: pence('price1_minor'),
    /** For everybody else, before VAT. */
    price2Minor: pence('price2_minor'),
    onOffer: boolean('on_offer').notNull().default(false),
    /** Replaces the members' price while `onOffer` is set and it is lower. */
    offerMinor: pence('offer_minor'),
    gender: text('gender', { enum: ITEM_GENDERS }).notNull().default(''),
    colours: text('colours').notNull().default(''),
    sizesText: text('sizes_text').notNull().default(''),
    description: text('description').notNull().default(''),
    /** The supplier's names of materials and technologies. */
    technology: jsonb('technology').$type<string[]>().notNull().default([]),
    /** The item's own prices of personalisation. Without any, `personalisationPriceMinor` applies. */
    personalisationPrices: jsonb('personalisation_prices')
      .$type<PersonalisationPrice[]>()
      .notNull()
      .default([]),
    personalisationPriceMinor: pence('print_price_minor').notNull().default(0),
    isOfficial: boolean('is_official').notNull().default(false),
    hasInitials: boolean('has_initials').notNull().default(false),
    hasNumber: boolean('has_number').notNull().default(false),
    printingInstructions: text('printing_instructions').notNull().default(''),
    /** The fewest pieces that the supplier takes in one order. Null: any number. */
    minimumPieces: integer('minimum_pieces'),
    /** False: not for sale and not shown. Earlier orders still refer to it. */
    active: boolean('active').notNull().default(true),
    stockUpdatedAt: instant('stock_updated_at'),
    frontImageId: uuid('front_image_id').references(() => files.id, { onDelete: 'set null' }),
    backImageId: uuid('back_image_id').references(() => files.id, { onDelete: 'set null' }),
    titleKey: text('title_key').generatedAlwaysAs((): SQL => folded(sql`custom_title || ' ' || title`)),
    searchKey: searchVector('search_key').generatedAlwaysAs(
      (): SQL =>
        sql`setweight(to_tsvector('simple', ${folded(sql`custom_title || ' ' || title || ' ' || item_id`)}), 'A') || setweight(to_tsvector('simple', ${folded(sql`colours || ' ' || regexp_replace(description, '<[^>]*>', ' ', 'g')`)}), 'C')`,
    ),
  },
  (table) => [
    index('store_items_category').on(table.categoryId),
    index('store_items_search').using('gin', table.searchKey),
    check('store_items_minimum', sql`${table.minimumPieces} > 0`),
    check('store_items_prices', sql`least(price1_minor, price2_minor, offer_minor, print_price_minor) >= 0`),
  ],
)

/** The sizes of an item with their stock. */
export const storeStock = pgTable(
  'store_stock',
  {
    itemId: uuid('item_id')
      .notNull()
      .references(() => storeItems.id, { onDelete: 'cascade' }),
    size: text('size').notNull(),
    position: integer('position').notNull().default(0),
    /** Pieces that can be sold, without those that are reserved. Null: not counted. */
    stock: integer('stock'),
    availability: text('availability', { enum: AVAILABILITIES }),
    /** Prices of this size alone, before VAT. Null: the item's price applies. */
    price1Minor: pence('price1_minor'),
    price2Minor: pence('price2_minor'),
    /** With this many pieces or fewer, the size is in the shop manager's queue. Null: never. */
    lowAt: integer('low_at'),
    /** Counts stock movements, so that an edit of an outdated figure is refused. */
    moves: integer('moves').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.itemId, table.size] }),
    check('store_stock_low_at', sql`${table.lowAt} >= 0`),
    check('store_stock_not_negative', sql`${table.stock} >= 0`),
    check('store_stock_prices', sql`least(${table.price1Minor}, ${table.price2Minor}) >= 0`),
  ],
)

export const storeItemImages = pgTable(
  'store_item_images',
  {
    itemId: uuid('item_id')
      .notNull()
      .references(() => storeItems.id, { onDelete: 'cascade' }),
    fileId: uuid('file_id')
      .notNull()
      .references(() => files.id, { onDelete: 'cascade' }),
    position: integer('position').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.itemId, table.fileId] })],
)

/**
 * Every change of a counted stock. A trigger on `store_stock` writes them, so that the stock of a size is always the
 * sum of its movements. `nameCause` says why and who.
 */
export const storeStockMovements = pgTable(
  'store_stock_movements',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    itemId: uuid('item_id')
      .notNull()
      .references(() => storeItems.id, { onDelete: 'cascade' }),
    size: text('size').notNull(),
    change: integer('change').notNull(),
    reason: text('reason', { enum: STOCK_REASONS }).notNull(),
    note: text('note').notNull().default(''),
    /** The order that took or returned the pieces. An unpaid order may have been deleted since. */
    orderId: uuid('order_id'),
    byUserId: uuid('by_user_id').references(() => users.id, { onDelete: 'set null' }),
    at: instant('at').notNull().default(sql`now()`),
  },
  (table) => [
    index('store_stock_movements_item').on(table.itemId, table.at),
    check('store_stock_movements_change', sql`${table.change} <> 0`),
  ],
)

/** Every change of a price before VAT, written by triggers. Orders keep the prices that were paid. */
export const storePriceChanges = pgTable(
  'store_price_changes',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    itemId: uuid('item_id')
      .notNull()
      .references(() => storeItems.id, { onDelete: 'cascade' }),
    /** '' for the item's own price. */
    size: text('size').notNull().default(''),
    field: text('field', { enum: PRICE_FIELDS }).notNull(),
    beforeMinor: pence('before_minor'),
    afterMinor: pence('after_minor'),
    byUserId: uuid('by_user_id').references(() => users.id, { onDelete: 'set null' }),
    at: instant('at').notNull().default(sql`now()`),
  },
  (table) => [index('store_price_changes_item').on(table.itemId, table.at)],
)
