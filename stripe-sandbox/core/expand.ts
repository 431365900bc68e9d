import type { Resource } from '../types.ts'
import { invalidRequest } from './errors.ts'
import type { SandboxState } from './state.ts'
import type { Table } from './store.ts'

const MAX_LEVELS = 4

/** Maps the prefix of an id to its table. */
const TABLES: Record<string, Table> = {
  bpc: 'billing_portal.configuration',
  ch: 'charge',
  cn: 'credit_note',
  cs: 'checkout.session',
  cus: 'customer',
  di: 'discount',
  du: 'dispute',
  ii: 'invoiceitem',
  in: 'invoice',
  inpay: 'invoice_payment',
  pi: 'payment_intent',
  pm: 'payment_method',
  po: 'payout',
  price: 'price',
  prod: 'product',
  re: 'refund',
  sub: 'subscription',
  txn: 'balance_transaction',
}

type Include = (state: SandboxState, owner: Resource) => Resource[]

/** Lists that an object includes only when they are expanded. */
const INCLUDED: Record<string, Record<string, Include>> = {
  charge: {
    refunds: (w, { id }) =>
      w.store
        .all('refund')
        .filter((row) => row.charge === id)
        .reverse(),
  },
  customer: {
    subscriptions: (w, { id }) =>
      w.store
        .all('subscription')
        .filter((row) => row.customer === id && row.status !== 'canceled')
        .reverse(),
    sources: () => [],
    tax_ids: () => [],
  },
  'checkout.session': {
    line_items: (w, { id }) => w.store.get('checkout_order', String(id))?.items ?? [],
  },
  invoice: {
    payments: (w, { id }) => w.store.all('invoice_payment').filter((row) => row.invoice === id),
  },
}

/** Returns the response with the ids named by `expand[]` replaced by their objects. Stored objects are not changed. */
export function expanded(state: SandboxState, answer: Resource, paths: string[]): Resource {
  return paths.reduce((whole, path) => {
    const steps = path.split('.')
    // Stripe counts every level, including `data`.
    if (steps.length > MAX_LEVELS)
      throw invalidRequest(`You cannot expand more than 4 levels of a property. Property: ${path}`)
    return expandIn(state, whole, steps)
  }, answer)
}

function expandIn(state: SandboxState, owner: Resource, [step = '', ...rest]: string[]): Resource {
  const include = INCLUDED[String(owner.object)]?.[step]
  const included = () => include && listOf(include(state, owner), `/v1/${owner.object}s/${owner.id}/${step}`)
  // An expandable field that is null stays null.
  const value = owner[step] === undefined ? included() : owner[step]
  if (value === undefined) throw notExpandable(step, owner)
  return { ...owner, [step]: expandValue(state, value, step, rest) }
}

function expandValue(state: SandboxState, value: unknown, step: string, rest: string[]): unknown {
  if (value === null) return null
  if (Array.isArray(value)) return value.map((item) => expandValue(state, item, step, rest))
  if (typeof value === 'string') {
    const row = lookUp(state, step, value)
    if (!row) throw notExpandable(step)
    return rest.length === 0 ? row : expandIn(state, row, rest)
  }
  if (typeof value !== 'object') throw notExpandable(step)
  const inner: Resource = { ...value }
  if (rest.length > 0) return expandIn(state, inner, rest)
  if (typeof inner.object !== 'string') throw notExpandable(step)
  return inner
}

function lookUp(state: SandboxState, step: string, id: string): Resource | undefined {
  const { store } = state
  if (step === 'coupon') return store.get('coupon', id)
  const table = TABLES[id.slice(0, Math.max(id.indexOf('_'), 0))]
  return table && (store.get(table, id) ?? store.get('deleted_customer', id))
}

function notExpandable(step: string, owner?: Resource) {
  const hint = owner?.object === 'list' ? ` You may want to try expanding 'data.${step}' instead.` : ''
  return invalidRequest(`This property cannot be expanded (${step}).${hint}`)
}

/** A complete list embedded in an object. */
export function listOf<T>(data: T[], url: string) {
  return { object: 'list' as const, data, has_more: false, url }
}
