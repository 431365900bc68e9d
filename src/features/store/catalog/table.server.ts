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
import { AVAILABILITIES, ITEM_GENDERS, type PersonalisationPrice } from './model/item.ts'

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
    /** Counts stock movements, so that an edit of an outdated figure is refused. */
    moves: integer('moves').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.itemId, table.size] }),
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
