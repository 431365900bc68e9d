import { z } from 'zod'
import { type Call, call } from '../core/call.ts'
import { invalidRequest } from '../core/errors.ts'
import { newId } from '../core/ids.ts'
import { bool, clearable, mergedMetadata, metadata, text, url } from '../core/params.ts'
import type { SandboxState } from '../core/state.ts'
import type { Product } from '../types.ts'

const fields = {
  active: bool.optional(),
  description: clearable(40_000).optional(),
  images: z.array(url).max(8).optional(),
  metadata: metadata.optional(),
  shippable: bool.optional(),
  statement_descriptor: text(22).optional(),
  tax_code: text().optional(),
  unit_label: clearable(12).optional(),
  url: url.optional(),
}
const changeable = { ...fields, name: text(250).optional(), default_price: clearable().optional() }
type Changes = z.infer<z.ZodObject<typeof changeable>>
type Given = Changes & { name: string; id?: string | undefined }

/** Creates a product, also for `price_data[product_data]`. */
export function createProduct(state: SandboxState, { id, metadata: pairs, ...given }: Given): Product {
  if (id && state.store.get('product', id))
    throw invalidRequest(`Product already exists: ${id}`, { code: 'resource_already_exists', param: 'id' })
  const now = state.now()
  return state.store.put('product', {
    id: id ?? newId('prod'),
    object: 'product',
    active: given.active ?? true,
    created: now,
    default_price: null,
    description: given.description ?? null,
    images: given.images ?? [],
    livemode: false,
    marketing_features: [],
    metadata: mergedMetadata({}, pairs),
    name: given.name,
    package_dimensions: null,
    shippable: given.shippable ?? null,
    statement_descriptor: given.statement_descriptor ?? null,
    tax_code: given.tax_code ?? null,
    tax_details: null,
    type: 'service',
    unit_label: given.unit_label ?? null,
    updated: now,
    url: given.url ?? null,
  })
}

export const productCalls: Call[] = [
  call('POST', 'products', { ...fields, name: text(250), id: text().optional() }, (state, { params }) => {
    const product = createProduct(state, params)
    state.emit('product.created', product)
    return product
  }),
  call('GET', 'products/:id', {}, (state, { id }) => state.find('product', id)),
]
