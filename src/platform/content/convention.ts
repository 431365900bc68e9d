/**
 * The parameters of list requests: `_limit`, `_start`, `_sort=Date:desc,Name:asc`, `Active=true`, `email_eq=`,
 * `itemTitle_contains=`. GraphQL uses the same names inside `limit`, `start`, `sort` and `where`. This file only
 * parses; `resolve.ts` checks what a name refers to and whether the reader may use it.
 */
export const OPERATORS = [
  'eq',
  'ne',
  'in',
  'nin',
  'contains',
  'ncontains',
  'containss',
  'ncontainss',
  'lt',
  'lte',
  'gt',
  'gte',
  'null',
] as const
/** 'holds' is internal: the studio uses it to search texts regardless of case and accents. */
export type Operator = (typeof OPERATORS)[number] | 'holds'

/** A parsed filter, with the name of its parameter. */
export type AskedCondition = {
  readonly parameter: string
  readonly field: string
  readonly operator: Operator
  readonly given: readonly unknown[]
}
export type AskedOrder = { readonly field: string; readonly down: boolean }

export type ListQuery = {
  /** The prefix of limit, start and sort: '_' in an address. */
  readonly prefix: '_' | ''
  readonly where: readonly AskedCondition[]
  /** Undefined: the default order of the content type. */
  readonly sort?: readonly AskedOrder[]
  readonly limit?: number
  readonly start?: number
  /** Validation messages by parameter. */
  readonly problems: Readonly<Record<string, readonly string[]>>
}

export type IsField = (name: string) => boolean

const MAX_CONDITIONS = 30
const MAX_ORDERS = 5

/** Parses a URL's query. `isField` recognises field names: `legacy_id` is a field, not `legacy` with a suffix. */
export function listQueryOfUrl(query: URLSearchParams, isField: IsField): ListQuery {
  const where: AskedCondition[] = []
  const special: Record<string, string> = {}
  for (const [name, values] of valuesByName(query)) {
    if (name === '_limit' || name === '_start' || name === '_sort') special[name] = values[0] ?? ''
    else where.push(condition(name, values, isField))
  }
  return listQueryOf('_', where, special)
}

function valuesByName(query: URLSearchParams): Map<string, string[]> {
  const byName = new Map<string, string[]>()
  for (const [name, value] of query) {
    const values = byName.get(name)
    if (values) values.push(value)
    else byName.set(name, [value])
  }
  return byName
}

/** Parses the arguments of a GraphQL field. */
export function listQueryOfArguments(args: Readonly<Record<string, unknown>>, isField: IsField): ListQuery {
  const given = args.where ?? {}
  if (typeof given !== 'object' || Array.isArray(given)) {
    return { prefix: '', where: [], problems: { where: ['must be an object'] } }
  }
  const where = Object.entries(given).map(([name, value]) =>
    condition(name, Array.isArray(value) ? value : [value], isField),
  )
  const { limit, start, sort } = args
  return listQueryOf('', where, {
    ...(limit !== undefined && limit !== null && { limit: String(limit) }),
    ...(start !== undefined && start !== null && { start: String(start) }),
    ...(sort !== undefined && sort !== null && { sort: String(sort) }),
  })
}

/** Parses a sort order such as 'Date:desc,Name:asc'. Returns undefined if it is invalid. */
export function orderOf(sort: string): AskedOrder[] | undefined {
  const orders: AskedOrder[] = []
  for (const part of sort.split(',')) {
    const found = /^\s*([A-Za-z_]\w*)(?::(asc|desc))?\s*$/i.exec(part)
    if (!found?.[1]) return undefined
    orders.push({ field: found[1], down: found[2]?.toLowerCase() === 'desc' })
  }
  return orders
}

function listQueryOf(
  prefix: ListQuery['prefix'],
  where: AskedCondition[],
  special: Readonly<Record<string, string>>,
): ListQuery {
  const problems: Record<string, string[]> = {}
  const whole = (name: string): number | undefined => {
    const text = special[prefix + name]
    if (text === undefined) return undefined
    if (/^\d{1,9}$/.test(text)) return Number(text)
    problems[prefix + name] = ['must be a whole number, 0 or more']
    return undefined
  }
  const limit = whole('limit')
  const start = whole('start')
  const sort = special[`${prefix}sort`]
  const orders = sort ? orderOf(sort) : undefined
  if (sort && !orders) problems[`${prefix}sort`] = ['must be like Date:desc,Name:asc']
  if (orders && orders.length > MAX_ORDERS) problems[`${prefix}sort`] = [`takes ${MAX_ORDERS} fields at most`]
  if (where.length > MAX_CONDITIONS) problems.where = [`takes ${MAX_CONDITIONS} conditions at most`]
  return {
    prefix,
    where,
    problems,
    ...(limit !== undefined && { limit }),
    ...(start !== undefined && { start }),
    ...(orders && { sort: orders }),
  }
}

function condition(parameter: string, given: readonly unknown[], isField: IsField): AskedCondition {
  const suffix = /^(.+)_([a-z]+)$/.exec(parameter)
  const operator = OPERATORS.find((known) => known === suffix?.[2])
  if (!suffix?.[1] || !operator || isField(parameter))
    return { parameter, field: parameter, operator: 'eq', given }
  return { parameter, field: suffix[1], operator, given }
}
