import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { isMember } from '../../../kernel/actor.ts'
import { slugOf } from '../../../kernel/text.ts'
import {
  boolean,
  choice,
  computed,
  defineContentType,
  image,
  instant,
  json,
  number,
  one,
  type Reader,
  richText,
  type ScalarField,
  slug,
  text,
} from '../../../platform/content/content-type.ts'
import { files } from '../../../platform/files/table.server.ts'
import { paths } from '../../../web/paths.ts'
import { nameCause } from './commands/name-cause.server.ts'
import { parseWrittenItem, requireFreeSlug, writeItemLists } from './internal/column-values.server.ts'
import { ITEM_GENDERS, LOW_STOCK } from './model/item.ts'
import {
  personalisationPricesShape,
  picturesFromWire,
  picturesShape,
  stockFromWire,
  stockShape,
  stockToWire,
  technologyShape,
} from './model/shapes.ts'
import { canManageStore } from './policy.ts'
import { storeCategories, storeItemImages, storeItems, storeStock } from './table.server.ts'

const SHOP = ['shop'] as const
/** Only members see what members pay. */
const MEMBERS = { read: 'members' } as const

/** A price: pounds before VAT on the wire, pence in the table. */
const pounds = (column: PgColumn, options: Partial<ScalarField> = {}): ScalarField => ({
  kind: 'number',
  column,
  value: () => sql`(${column} / 100.0)::float`,
  unit: 'pounds',
  min: 0,
  max: 10_000,
  ...options,
})

/** `availabilityOf` in SQL. */
const availability: SQL = sql`case when ${storeStock.stock} = 0 then 'red' when ${storeStock.availability} is not null then ${storeStock.availability}
  when ${storeStock.stock} is null then 'red' when ${storeStock.stock} <= ${sql.raw(String(LOW_STOCK))} then 'yellow' else 'green' end`

/** Prices of single sizes. Members' prices are only for members and for staff of the store. */
const sizePrices = ({ actor }: Reader): SQL => {
  const sees = isMember(actor) || canManageStore(actor)
  return sql` || case when count(coalesce(${sees ? storeStock.price1Minor : sql`null`}, ${storeStock.price2Minor})) = 0 then '{}'::jsonb
    else jsonb_strip_nulls(jsonb_build_object(
      'price1', ${sees ? listOf(storeStock.price1Minor) : sql`null::jsonb`},
      'price2', ${listOf(storeStock.price2Minor)})) end`
}

const listOf = (column: PgColumn): SQL =>
  sql`jsonb_agg((${column} / 100.0)::float order by ${storeStock.position}, ${storeStock.size})`

/** Counts of stock movements, for staff who edit the stock, so that an edit cannot undo a sale. */
const moves = ({ actor }: Reader): SQL =>
  canManageStore(actor)
    ? sql` || jsonb_build_object('moves', coalesce(jsonb_agg(${storeStock.moves} order by ${storeStock.position}, ${storeStock.size}), '[]'))`
    : sql``

/** The sizes as a list with one JSON text, which holds three lists of equal length. */
const stockText = (reader: Reader) => sql`(select jsonb_build_array((jsonb_build_object(
    'stock-light', coalesce(jsonb_agg(${availability} order by ${storeStock.position}, ${storeStock.size}), '[]'),
    'sizes', coalesce(jsonb_agg(${storeStock.size} order by ${storeStock.position}, ${storeStock.size}), '[]'),
    'stock', coalesce(jsonb_agg(${storeStock.stock} order by ${storeStock.position}, ${storeStock.size}), '[]'))${moves(reader)}${sizePrices(reader)})::text)
  from ${storeStock} where ${storeStock.itemId} = ${storeItems.id})`

const imageAddresses = () => sql`(select coalesce(jsonb_agg('/files/' || ${files.id} || '/' ||
    coalesce(${files.variantsPx} ->> -1, 'original') order by ${storeItemImages.position}), '[]')
  from ${storeItemImages} join ${files} on ${files.id} = ${storeItemImages.fileId} and ${files.audience} = 'public'
  where ${storeItemImages.itemId} = ${storeItems.id})`

const personalisationPrices =
  () => sql`(select coalesce(jsonb_agg(jsonb_build_object('title', price ->> 'title',
    'price', (price ->> 'priceMinor')::float / 100, 'isDigit', (price ->> 'isDigit')::boolean) order by place), '[]')
  from jsonb_array_elements(${storeItems.personalisationPrices}) with ordinality as prices (price, place))`

const ofCategory = (column: PgColumn) => () =>
  sql`(select ${column} from ${storeCategories} where ${storeCategories.id} = ${storeItems.categoryId})`

/** An item of the store. Items that are not for sale are visible to staff of the store only. */
export const storeItemContentType = defineContentType({
  collection: 'storeitems',
  type: 'Storeitem',
  single: 'storeitem',
  one: 'Store item',
  many: 'Store items',
  table: storeItems,
  id: storeItems.id,
  read: 'public',
  rows: ({ actor }) => (canManageStore(actor) ? undefined : sql`${storeItems.active}`),
  write: SHOP,
  limit: 10_000,
  sort: 'itemTitle:asc',
  names: ['itemTitle'],
  drafts: true,
  page: ({ itemId }) => paths.product(String(itemId)),
  reads: ['storecategories'],
  touches: ['storecategories'],
  fields: {
    itemId: text(storeItems.itemId, { required: true, max: 60, label: 'Supplier’s number' }),
    itemTitle: {
      ...text(storeItems.title, { required: true, max: 200, label: 'Supplier’s title' }),
      searched: () => sql`(${storeItems.customTitle} || chr(10) || ${storeItems.title})`,
    },
    customTitle: text(storeItems.customTitle, { max: 200, label: 'Title in the store' }),
    category: one(storeItems.categoryId, 'storecategories'),
    itemCatName: computed('text', ofCategory(storeCategories.name)),
    itemCatslug: computed('text', ofCategory(storeCategories.slug)),
    itemStock: {
      kind: 'json',
      column: storeStock.stock,
      value: stockText,
      label: 'Sizes and stock',
      help: 'Leave the stock empty if you do not know it. Availability is calculated from stock unless it is set.',
      shape: stockShape,
      edited: { from: stockFromWire, to: stockToWire },
    },
    price1: pounds(storeItems.price1Minor, { ...MEMBERS, label: 'Price for members, before VAT' }),
    price2: pounds(storeItems.price2Minor, { label: 'Price for others, before VAT' }),
    onOffer: boolean(storeItems.onOffer),
    offerAmmount: pounds(storeItems.offerMinor, { ...MEMBERS, label: 'Offer to members, before VAT' }),
    gender: choice(storeItems.gender, ITEM_GENDERS),
    itemInfoSizes: text(storeItems.sizesText, { max: 500, label: 'Sizes in words' }),
    itemInfoColors: text(storeItems.colours, { max: 300, label: 'Colours' }),
    itemAllDescription: {
      kind: 'richText',
      column: storeItems.description,
      value: storeItems.description,
      label: 'Description',
      max: 50_000,
    },
    itemInfoTechnology: json(storeItems.technology, { label: 'Technology', shape: technologyShape }),
    storeprintprices: {
      kind: 'json',
      column: storeItems.personalisationPrices,
      value: personalisationPrices,
      max: 5000,
      label: 'Prices of personalisation, before VAT',
      shape: personalisationPricesShape,
    },
    pricePrinting: pounds(storeItems.personalisationPriceMinor, { label: 'Personalisation, before VAT' }),
    isOfficialGD: boolean(storeItems.isOfficial, { label: 'Official kit of the club' }),
    HasInitials: boolean(storeItems.hasInitials, { label: 'Personalised with initials' }),
    HasNumber: boolean(storeItems.hasNumber, { label: 'Personalised with a number' }),
    printingInstructions: text(storeItems.printingInstructions, { max: 1000 }),
    minimumQuantity: number(storeItems.minimumPieces, {
      read: SHOP,
      min: 1,
      max: 10_000,
      label: 'Supplier’s minimum',
      help: 'The fewest pieces in one order to the supplier. Leave it empty if there is none.',
    }),
    active: boolean(storeItems.active, { label: 'For sale' }),
    stockUpdated: instant(storeItems.stockUpdatedAt, { write: 'nobody' }),
    itemImages: {
      kind: 'json',
      column: storeItemImages.fileId,
      value: imageAddresses,
      label: 'Further pictures',
      shape: picturesShape,
      edited: { from: picturesFromWire, to: (ids) => ids },
    },
    imageGDFront: image(storeItems.frontImageId, { label: 'Picture, front' }),
    imageGDBack: image(storeItems.backImageId, { label: 'Picture, back' }),
  },
  async beforeWrite(tx, ctx, draft) {
    await nameCause(tx, { reason: 'corrected' }, ctx.actor)
    await parseWrittenItem(tx, draft)
  },
  afterWrite: writeItemLists,
})

/** A category of the store. */
export const storeCategoryContentType = defineContentType({
  collection: 'storecategories',
  type: 'Storecategory',
  single: 'storecategory',
  one: 'Store category',
  many: 'Store categories',
  table: storeCategories,
  id: storeCategories.id,
  read: 'public',
  write: SHOP,
  limit: 500,
  sort: 'position:asc',
  drafts: true,
  page: ({ slug }) => paths.category(String(slug)),
  touches: ['storeitems'],
  fields: {
    name: text(storeCategories.name, { required: true, max: 80 }),
    slug: slug(storeCategories.slug, { from: 'name' }),
    image: image(storeCategories.imageId),
    sizeGuide: richText(storeCategories.sizeGuide, {
      max: 20_000,
      label: 'Size guide',
      help: 'Shown with each item of the category. You can paste a table from a spreadsheet.',
    }),
    position: number(storeCategories.position, { min: 0, max: 10_000, label: 'Position in lists' }),
  },
  async beforeWrite(_tx, _ctx, draft, id) {
    const made = id === undefined && typeof draft.name === 'string' ? slugOf(draft.name, '') : undefined
    requireFreeSlug(draft.slug || made)
  },
})
