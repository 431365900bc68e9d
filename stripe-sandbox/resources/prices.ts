import { z } from 'zod'
import { type Call, call } from '../core/call.ts'
import { invalidRequest } from '../core/errors.ts'
import { newId } from '../core/ids.ts'
import { matching, page } from '../core/listing.ts'
import { amount, bool, currency, int, mergedMetadata, metadata, paging, text, url } from '../core/params.ts'
import type { SandboxState } from '../core/state.ts'
import type { Price } from '../types.ts'
import { createProduct } from './products.ts'

const recurring = z.strictObject({
  interval: z.enum(['day', 'week', 'month', 'year']),
  interval_count: int.optional(),
})
const taxBehavior = z.enum(['exclusive', 'inclusive', 'unspecified'])

/** `price_data` of a line item, which creates a price for it. */
export const inlinePrice = z.strictObject({
  currency,
  product: text().optional(),
  product_data: z
    .strictObject({
      name: text(250),
      description: text(40_000).optional(),
      images: z.array(url).max(8).optional(),
      metadata: metadata.optional(),
      tax_code: text().optional(),
      unit_label: text(12).optional(),
    })
    .optional(),
  recurring: recurring.optional(),
  tax_behavior: taxBehavior.optional(),
  unit_amount: amount,
})

const created = {
  active: bool.optional(),
  currency,
  lookup_key: text(200).optional(),
  metadata: metadata.optional(),
  nickname: text().optional(),
  product: text().optional(),
  product_data: z
    .strictObject({ name: text(250), metadata: metadata.optional(), unit_label: text(12).optional() })
    .optional(),
  recurring: recurring.optional(),
  tax_behavior: taxBehavior.optional(),
  transfer_lookup_key: bool.optional(),
  unit_amount: amount,
}

/** The amount of a price cannot change: a new price replaces it. */
const changeable = { active: bool.optional(), nickname: text().optional() }

type Given = Omit<z.infer<z.ZodObject<typeof created>>, 'product_data'> & {
  product_data?: z.infer<typeof inlinePrice>['product_data']
}

/** Creates a price and, if requested, its product. `at` names the parameter in refusals. */
function createPrice(state: SandboxState, given: Given, at = ''): Price {
  const named = (field: string) => (at ? `${at}[${field}]` : field)
  if (!given.product && !given.product_data)
    throw invalidRequest(`Missing required param: ${named('product')}.`, {
      code: 'parameter_missing',
      param: named('product'),
    })
  const product = given.product
    ? state.find('product', given.product, named('product'))
    : createProduct(state, { name: '', ...given.product_data })
  claimLookupKey(state, given.lookup_key, given.transfer_lookup_key)
  return state.store.put('price', {
    id: newId('price'),
    object: 'price',
    active: given.active ?? true,
    billing_scheme: 'per_unit',
    created: state.now(),
    currency: given.currency,
    custom_unit_amount: null,
    livemode: false,
    lookup_key: given.lookup_key ?? null,
    metadata: mergedMetadata({}, given.metadata),
    nickname: given.nickname ?? null,
    product: product.id,
    recurring: given.recurring
      ? {
          interval: given.recurring.interval,
          interval_count: given.recurring.interval_count ?? 1,
          meter: null,
          trial_period_days: null,
          usage_type: 'licensed',
        }
      : null,
    tax_behavior: given.tax_behavior ?? 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: given.recurring ? 'recurring' : 'one_time',
    unit_amount: given.unit_amount,
    unit_amount_decimal: String(given.unit_amount),
  })
}

/** Creates the unlisted price that `price_data` describes. */
export function createInlinePrice(
  state: SandboxState,
  given: z.infer<typeof inlinePrice>,
  at: string,
): Price {
  const price = createPrice(state, { ...given, active: false }, at)
  state.store.put('inline_price', { id: price.id })
  if (given.product_data) state.store.patch('product', price.product, { active: false })
  return price
}

function claimLookupKey(state: SandboxState, key: string | null | undefined, transfers: boolean | undefined) {
  const holder = key && state.store.all('price').find((price) => price.lookup_key === key)
  if (!holder) return
  if (!transfers)
    throw invalidRequest(`A price (\`${holder.id}\`) already uses that lookup key.`, {
      code: 'resource_already_exists',
      param: 'lookup_key',
    })
  state.store.patch('price', holder.id, { lookup_key: null })
}

const listed = {
  ...paging,
  active: bool.optional(),
  currency: currency.optional(),
  lookup_keys: z.array(text()).max(10).optional(),
  product: text().optional(),
  recurring: z.strictObject({ interval: recurring.shape.interval.optional() }).optional(),
  type: z.enum(['one_time', 'recurring']).optional(),
}

export const priceCalls: Call[] = [
  call('POST', 'prices', created, (state, { params }) => {
    const price = createPrice(state, params)
    state.emit('price.created', price)
    return price
  }),
  call('GET', 'prices', listed, (state, { params, url }) => {
    const { active, currency: money, product, type, lookup_keys: keys, recurring: rhythm } = params
    const rows = matching(state.store.all('price'), { active, currency: money, product, type })
      .filter((row) => !state.store.get('inline_price', row.id))
      .filter((row) => keys === undefined || (row.lookup_key !== null && keys.includes(row.lookup_key)))
      .filter((row) => rhythm?.interval === undefined || row.recurring?.interval === rhythm.interval)
    return page(rows, params, url, 'price')
  }),
  call('POST', 'prices/:id', changeable, (state, { id, params }) => {
    const { active, nickname } = params
    state.find('price', id)
    const price = state.store.patch('price', id, {
      ...(active !== undefined && { active }),
      ...(nickname !== undefined && { nickname }),
    })
    state.emit('price.updated', price)
    return price
  }),
  call('GET', 'prices/:id', {}, (state, { id }) => state.find('price', id)),
]
